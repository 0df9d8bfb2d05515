package import Markup
package import Templating

/// One entry of a feed; every address in it is absolute.
package struct FeedEntryViewModel: Sendable, Hashable {
  /// What it is known by as long as it lives.
  package let id: String
  /// What its page is called.
  package let title: String
  /// Its page.
  package let link: Link
  /// When it came out, as RFC 3339.
  package let published: String
  /// When it last changed, as RFC 3339.
  package let updated: String
  /// Bylines; the feed's own author where it has none.
  package let authors: [UserViewModel]
  /// What it is about, and what it is filed under.
  package let tags: [String]
  /// A sentence or two.
  package let summary: String?
  /// The whole text as markup; none for what has no text.
  package let content: HTML?
  /// The picture that stands for it.
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
