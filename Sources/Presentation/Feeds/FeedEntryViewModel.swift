package import Markup
package import Templating

/// An entry in a feed. All its addresses are absolute.
package struct FeedEntryViewModel: Sendable, Equatable {
  /// The entry's permanent identifier.
  package let id: String
  /// The title of the page.
  package let title: String
  /// The address of the page.
  package let link: Link
  /// The time of publication, in RFC 3339 format.
  package let published: String
  /// The time when the page last changed, in RFC 3339 format.
  package let updated: String
  /// The authors. An entry without authors gets the author of the feed.
  package var authors: [UserViewModel] = []
  /// The names of the page's tags and category.
  package var tags: [String] = []
  /// A summary: a sentence or two.
  package var summary: String?
  /// The whole body as HTML. Missing if the page has no body.
  package var content: HTML?
  /// The page's picture.
  package var image: Link?

  package init(id: String, title: String, link: Link, published: String, updated: String) {
    self.id = id
    self.title = title
    self.link = link
    self.published = published
    self.updated = updated
  }
}

extension FeedEntryViewModel {
  package static let fields = Fields<Self>(
    "FeedEntryViewModel",
    .text("id") { $0.id }, .text("title") { $0.title }, .link("link") { $0.link },
    .text("published") { $0.published }, .text("updated") { $0.updated },
    .list("authors") { $0.authors }, .list("tags") { $0.tags }, .optional("summary") { $0.summary },
    .optional("content") { $0.content }, .optional("image") { $0.image })
}
