public import Markup
public import Templating

/// A text by an author, with the details that every kind of content may have.
public protocol ArticlePresentable: TaggedPresentable {
  /// A sentence or two by its author.
  var summary: String? { get }
  /// The image that represents it.
  var image: ImageViewModel? { get }
  /// The whole text, made from Markdown.
  var body: HTML { get }
  /// The beginning of the text, for one without a summary.
  var excerpt: String? { get }
  /// The date of writing.
  var published: TimeViewModel? { get }
  /// The date of the last change.
  var updated: TimeViewModel? { get }
  /// The category of the text.
  var category: LabelViewModel? { get }
  /// Bylines, in the author's order.
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
  /// Whether there is anything to say about the text besides the text.
  public var hasDetails: Bool {
    hasAuthors || hasTags || published != nil || updated != nil || category != nil
      || readingTime != nil || wordCount != nil
  }

  /// The names that it offers to templates.
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
