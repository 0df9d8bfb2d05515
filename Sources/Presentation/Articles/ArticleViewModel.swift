public import Markup
public import Templating

/// A body with its details: a page of the kind `pages`, or the story of a trip, a photo, an
/// account, a person or a list page.
public struct ArticleViewModel: Sendable, Hashable {
  /// The title of the text.
  public let title: String
  /// The author's summary, a sentence or two.
  public let summary: String?
  /// The page's picture.
  public let image: ImageViewModel?
  /// The whole body, made from Markdown.
  public let body: HTML
  /// The beginning of the body, for a page without a summary.
  public let excerpt: String?
  /// The table of contents: first-level headings, each with the headings below it. Can be empty.
  public let headings: [HeadingViewModel]
  /// The date when it was written.
  public let published: TimeViewModel?
  /// The date of the last change.
  public let updated: TimeViewModel?
  /// The page's category.
  public let category: LabelViewModel?
  /// The tags, in the author's order.
  public let tags: [LabelViewModel]
  /// The authors, in the written order.
  public let authors: [UserViewModel]
  /// Ready text, such as "3 min read".
  public let readingTime: String?
  /// Ready text, such as "1,204 words".
  public let wordCount: String?
  /// Whether the body contains figures, rows of pictures or photos.
  package let holdsPictures: Bool
  /// The page before this one, for the kind `pages` only.
  public let newer: LinkViewModel?
  /// The page after this one, for the kind `pages` only.
  public let older: LinkViewModel?

  /// Creates a view model with these values.
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

  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(
    template: "article", articleFields, taggedFields, contentsFields, headerTextFields,
    neighborsFields)
}
