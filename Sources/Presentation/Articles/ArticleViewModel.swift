public import Markup
public import Templating

/// A text with its details: a page of the kind `pages` by itself, and the story of a trip, a photo,
/// an account, a person or a list page.
public struct ArticleViewModel: Sendable, Hashable {
  /// The title of the text.
  public let title: String
  /// A sentence or two by its author.
  public let summary: String?
  /// The image that represents it.
  public let image: ImageViewModel?
  /// The whole text, made from Markdown.
  public let body: HTML
  /// The beginning of the text, for one without a summary.
  public let excerpt: String?
  /// The table of contents: headings of the first level, each with those below it; empty for none.
  public let headings: [HeadingViewModel]
  /// The date of writing.
  public let published: TimeViewModel?
  /// The date of the last change.
  public let updated: TimeViewModel?
  /// The category of the text.
  public let category: LabelViewModel?
  /// Tags, in the author's order.
  public let tags: [LabelViewModel]
  /// Bylines, in the author's order.
  public let authors: [UserViewModel]
  /// Ready text, such as "3 min read".
  public let readingTime: String?
  /// Ready text, such as "1,204 words".
  public let wordCount: String?
  /// Whether the text holds figures, rows of pictures or photos.
  package let holdsPictures: Bool
  /// The page before one of the kind `pages`; the owner of a story has its own.
  public let newer: LinkViewModel?
  /// The page after one of the kind `pages`.
  public let older: LinkViewModel?

  /// Takes values that are ready to show.
  public init(
    title: String, summary: String? = nil, image: ImageViewModel? = nil, body: HTML = .empty,
    excerpt: String? = nil, headings: [HeadingViewModel] = [], published: TimeViewModel? = nil,
    updated: TimeViewModel? = nil, category: LabelViewModel? = nil, tags: [LabelViewModel] = [],
    authors: [UserViewModel] = [], readingTime: String? = nil, wordCount: String? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.init(
      title: title, summary: summary, image: image, body: body, holdsPictures: false,
      excerpt: excerpt, headings: headings, published: published, updated: updated,
      category: category, tags: tags, authors: authors, readingTime: readingTime,
      wordCount: wordCount, newer: newer, older: older)
  }

  package init(
    title: String, summary: String? = nil, image: ImageViewModel? = nil, body: HTML,
    holdsPictures: Bool, excerpt: String? = nil, headings: [HeadingViewModel] = [],
    published: TimeViewModel? = nil, updated: TimeViewModel? = nil,
    category: LabelViewModel? = nil, tags: [LabelViewModel] = [], authors: [UserViewModel] = [],
    readingTime: String? = nil, wordCount: String? = nil, newer: LinkViewModel? = nil,
    older: LinkViewModel? = nil
  ) {
    self.title = title
    self.summary = summary
    self.image = image
    self.body = body
    self.holdsPictures = holdsPictures
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
  /// The text's title.
  public var headerText: String { title }

  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(
    template: "article", articleFields, taggedFields, contentsFields, headerTextFields,
    neighborsFields)
}
