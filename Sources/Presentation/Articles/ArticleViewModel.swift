package import Markup
package import Templating

/// A text with its details: a page of the kind `pages` by itself, and the story of a trip, a photo,
/// an account, a person or a list page.
package struct ArticleViewModel: Sendable, Hashable {
  package let title: String
  package let summary: String?
  package let image: ImageViewModel?
  package let body: HTML
  package let excerpt: String?
  /// The table of contents: headings of the first level, each with those below it; empty for none.
  package let headings: [HeadingViewModel]
  package let published: TimeViewModel?
  package let updated: TimeViewModel?
  package let category: LabelViewModel?
  package let tags: [LabelViewModel]
  package let authors: [UserViewModel]
  package let readingTime: String?
  package let wordCount: String?
  /// Of a page of the kind `pages`; what a story belongs to has its own.
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    title: String, summary: String? = nil, image: ImageViewModel? = nil, body: HTML = .empty,
    excerpt: String? = nil, headings: [HeadingViewModel] = [], published: TimeViewModel? = nil,
    updated: TimeViewModel? = nil, category: LabelViewModel? = nil, tags: [LabelViewModel] = [],
    authors: [UserViewModel] = [], readingTime: String? = nil, wordCount: String? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.title = title
    self.summary = summary
    self.image = image
    self.body = body
    self.excerpt = excerpt
    self.headings = headings
    self.published = published
    self.updated = updated
    self.category = category
    self.tags = tags
    self.authors = authors
    self.readingTime = readingTime
    self.wordCount = wordCount
    self.newer = newer
    self.older = older
  }
}

extension ArticleViewModel: ArticlePresentable, ContentsPresentable, HeaderTextPresentable,
  NeighborsPresentable
{
  package var headerText: String { title }

  package static let contract = Contract<Self>(
    template: "article", articleFields, taggedFields, contentsFields, headerTextFields,
    neighborsFields)
}
