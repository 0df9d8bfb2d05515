package import Markup

/// An element on another page of a list, as the list's filter shows it.
package struct HitViewModel: Sendable, Equatable {
  /// The address of the page.
  package let link: Link
  /// The title of the page.
  package let title: String
  /// Other text to search, in the order in which the filter shows it: "July 1, 2026 · Train", the
  /// page's summary, and its tags.
  package let texts: [String]

  package init(link: Link, title: String, texts: [String]) {
    self.link = link
    self.title = title
    self.texts = texts
  }

  /// The element's row: the address, the title, and then the other texts.
  package var json: JSON { JSON(texts: [link.address, title] + texts) }
}
