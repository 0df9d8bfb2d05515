public import Markup
public import Templating

/// A page's body, with the details that every kind of page can have.
public protocol ArticlePresentable: TaggedPresentable {
  /// The author's summary, a sentence or two.
  var summary: String? { get }
  /// The page's picture.
  var image: ImageViewModel? { get }
  /// The whole body, made from Markdown.
  var body: HTML { get }
  /// The beginning of the body, for a page without a summary.
  var excerpt: String? { get }
  /// The date when it was written.
  var published: TimeViewModel? { get }
  /// The date of the last change.
  var updated: TimeViewModel? { get }
  /// The page's category.
  var category: LabelViewModel? { get }
  /// The authors, in the written order.
  var authors: [UserViewModel] { get }
  /// Ready text, such as "3 min read".
  var readingTime: String? { get }
  /// Ready text, such as "1,204 words".
  var wordCount: String? { get }
}

extension ArticlePresentable {
  /// Whether there is any of `authors`.
  public var hasAuthors: Bool { !authors.isEmpty }
  /// Whether there is any of `body`.
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
