package import Markup
package import Templating

/// An entry of a feed. All its addresses are absolute.
package struct FeedEntryViewModel: Sendable, Equatable {
  /// The entry's permanent identifier.
  package let id: String
  /// The title of its page.
  package let title: String
  /// The address of its page.
  package let link: Link
  /// The time of publication, as RFC 3339.
  package let published: String
  /// The time when it last changed, as RFC 3339.
  package let updated: String
  /// The authors. An entry without any has the feed's author.
  package let authors: [UserViewModel]
  /// The names of its tags and its category.
  package let tags: [String]
  /// A summary, a sentence or two.
  package let summary: String?
  /// The whole body as markup, if there is one.
  package let content: HTML?
  /// The page's picture.
  package let image: Link?

  package init(
    id: String, title: String, link: Link, published: String, updated: String,
    authors: [UserViewModel] = [], tags: [String] = [], summary: String? = nil,
    content: HTML? = nil, image: Link? = nil
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.published = published
    self.updated = updated
    self.authors = authors
    self.tags = tags
    self.summary = summary
    self.content = content
    self.image = image
  }
}

extension FeedEntryViewModel {
  package static let fields = Fields<Self>(
    "FeedEntryViewModel",
    .text("id") { $0.id },
    .text("title") { $0.title },
    .link("link") { $0.link },
    .text("published") { $0.published },
    .text("updated") { $0.updated },
    .list("authors") { $0.authors },
    .list("tags") { $0.tags },
    .optional("summary") { $0.summary },
    .optional("content") { $0.content },
    .optional("image") { $0.image })
}
