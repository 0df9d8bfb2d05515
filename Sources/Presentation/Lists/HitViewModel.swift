package import Markup

/// What the filter of a list shows of an element that is on another page of the list.
package struct HitViewModel: Sendable, Hashable {
  /// Its page.
  package let link: Link
  /// What its page is called.
  package let title: String
  /// What else it is found by, in the order in which it is shown: "July 1, 2026 · Train", its
  /// summary, its tags.
  package let texts: [String]

  package init(link: Link, title: String, texts: [String]) {
    self.link = link
    self.title = title
    self.texts = texts
  }

  /// Its row: the address, the title, and then the other texts.
  package var json: JSON { JSON(texts: [link.address, title] + texts) }
}
