public import Markup
public import Templating

/// A text that an author wrote, with what every kind of content may say about itself.
public protocol ArticlePresentable: TaggedPresentable {
  /// A sentence or two, as its author put it.
  var summary: String? { get }
  /// The image that stands for it.
  var image: ImageViewModel? { get }
  /// The whole text, made from Markdown.
  var body: HTML { get }
  /// How the text begins, for what has no summary.
  var excerpt: String? { get }
  /// When it was written.
  var published: TimeViewModel? { get }
  /// When it was last changed.
  var updated: TimeViewModel? { get }
  /// What it is filed under.
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
