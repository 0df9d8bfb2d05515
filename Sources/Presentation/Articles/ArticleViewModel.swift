public import Markup
public import Templating

/// A page's body, and details that a page of any kind can have. Pages of the kind `pages` use these
/// names, and so do the stories of trips, photos, accounts, people and list pages.
public struct ArticleViewModel: Sendable, Hashable {
  /// The title of the page or story.
  public let title: String
  /// The author's summary: a sentence or two.
  public package(set) var summary: String?
  /// The page's picture.
  public package(set) var image: ImageViewModel?
  /// The whole body as HTML, made from the author's Markdown.
  public package(set) var body: HTML
  /// The beginning of the body, for a page without a summary.
  public package(set) var excerpt: String?
  /// The table of contents: first-level headings, each with the headings below it. Can be empty.
  public package(set) var headings: [HeadingViewModel]
  /// The date when the page was written.
  public package(set) var published: TimeViewModel?
  /// The date of the last change.
  public package(set) var updated: TimeViewModel?
  /// The page's category.
  public package(set) var category: LabelViewModel?
  /// The tags, in the author's order.
  public package(set) var tags: [LabelViewModel]
  /// The authors, in the order in which the page lists them.
  public package(set) var authors: [UserViewModel]
  /// The reading time as text: "3 min read".
  public package(set) var readingTime: String?
  /// The number of words as text: "1,204 words".
  public package(set) var wordCount: String?
  /// Whether the body contains figures, rows of pictures or photos.
  package var holdsPictures = false
  /// The page before this one, for the kind `pages` only.
  public package(set) var newer: LinkViewModel?
  /// The page after this one, for the kind `pages` only.
  public package(set) var older: LinkViewModel?

  /// Creates a view model with these values.
  public init(
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

  /// Whether the page has a body.
  public var hasBody: Bool { !body.isEmpty }
  /// Whether the page has any details besides the body, such as authors, dates or tags.
  public var hasDetails: Bool {
    !authors.isEmpty || !tags.isEmpty || published != nil || updated != nil || category != nil
      || readingTime != nil || wordCount != nil
  }
}

extension ArticleViewModel: TaggedPresentable, ContentsPresentable, HeaderTextPresentable,
  NeighborsPresentable
{
  /// The title, which is also the heading.
  public var headerText: String { title }

  /// This type's template and fields.
  public static let contract = Contract<Self>(
    template: "article",
    articleFields, taggedFields, contentsFields, headerTextFields, neighborsFields)

  private static let articleFields = Fields<Self>(
    "ArticleViewModel",
    .optional("summary") { $0.summary }, .optional("image") { $0.image }, .html("body") { $0.body },
    .flag("hasBody") { $0.hasBody }, .optional("excerpt") { $0.excerpt },
    .list("authors", any: "hasAuthors") { $0.authors }, .optional("published") { $0.published },
    .optional("updated") { $0.updated }, .optional("category") { $0.category },
    .optional("readingTime") { $0.readingTime }, .optional("wordCount") { $0.wordCount },
    .flag("hasDetails") { $0.hasDetails })
}
