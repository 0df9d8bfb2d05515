public import Markup
public import Templating

/// A page's body, and the details that every kind of page can have.
public protocol ArticlePresentable: TaggedPresentable {
  /// The author's summary: a sentence or two.
  var summary: String? { get }
  /// The page's picture.
  var image: ImageViewModel? { get }
  /// The whole body as HTML, made from the author's Markdown.
  var body: HTML { get }
  /// The beginning of the body, for a page without a summary.
  var excerpt: String? { get }
  /// The date when the page was written.
  var published: TimeViewModel? { get }
  /// The date of the last change.
  var updated: TimeViewModel? { get }
  /// The page's category.
  var category: LabelViewModel? { get }
  /// The authors, in the order that the page lists them.
  var authors: [UserViewModel] { get }
  /// The reading time as text: "3 min read".
  var readingTime: String? { get }
  /// The number of words as text: "1,204 words".
  var wordCount: String? { get }
}

extension ArticlePresentable {
  /// Whether there are any authors.
  public var hasAuthors: Bool { !authors.isEmpty }
  /// Whether there is a body.
  public var hasBody: Bool { !body.isEmpty }
  /// Whether there are any details besides the body.
  public var hasDetails: Bool {
    hasAuthors || hasTags || published != nil || updated != nil || category != nil
      || readingTime != nil || wordCount != nil
  }

  /// The fields it offers to templates.
  public static var articleFields: Fields<Self> {
    Fields("ArticlePresentable", articleText + articleDetails)
  }

  private static var articleText: [Field<Self>] {
    [
      .optional("summary") { $0.summary },
      .optional("image") { $0.image },
      .html("body") { $0.body },
      .flag("hasBody") { $0.hasBody },
      .optional("excerpt") { $0.excerpt },
      .list("authors") { $0.authors },
      .flag("hasAuthors") { $0.hasAuthors },
    ]
  }

  private static var articleDetails: [Field<Self>] {
    [
      .optional("published") { $0.published },
      .optional("updated") { $0.updated },
      .optional("category") { $0.category },
      .optional("readingTime") { $0.readingTime },
      .optional("wordCount") { $0.wordCount },
      .flag("hasDetails") { $0.hasDetails },
    ]
  }
}
