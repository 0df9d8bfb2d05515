public import Domain

/// A kind of models: its name and keys, and how a model is read from an object of a content file.
///
/// A type rather than a value: without state, the result of reading depends on the file alone.
public protocol ContentKind: Sendable {
  /// Facts and rules in a file, without any formatting.
  associatedtype Model: Sendable

  /// Name and keys of the kind.
  static var kind: ModelKind { get }

  /// Reads every key of the kind's own; `nil` if something is wrong, which is reported.
  ///
  /// Implementations read all keys before they return, so that every mistake is told in one run.
  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Model>?

  /// Files that the model names besides `image`, as paths in its file; one that only a draft names
  /// is hidden with it.
  static func files(of model: Model) -> [String]
}

extension ContentKind {
  /// No files.
  public static func files(of model: Model) -> [String] { [] }
}

/// A model, and the attributes that its kind derives from its facts.
public struct ReadModel<Model: Sendable>: Sendable {
  let model: Model
  let title: String?
  let date: Moment?
  /// Names of further pages that the model has, such as `buy`, and what else of it decides which
  /// files the site has.
  let pages: [String]
  /// Further values by which models belong together or are ordered.
  let ties: [String]
  /// Facts of the model's picture; `nil` for a model without one.
  let picture: PictureFacts?
  /// Time of a photo on a clock whose zone is not known yet.
  let clock: PhotoClock?
  /// Hash of facts of other files; 0 for none.
  let further: UInt64

  /// Takes a title, as written or by the kind's own rule, or `nil`, and a date by which lists are
  /// sorted. Without a `date`, lists use the attribute of that name.
  public init(_ model: Model, title: String?, date: Moment? = nil) {
    self.init(model, title: title, date: date, pages: [])
  }

  init(
    _ model: Model, title: String?, date: Moment?, pages: [String], ties: [String] = [],
    picture: PictureFacts? = nil, clock: PhotoClock? = nil, further: UInt64 = 0
  ) {
    self.further = further
    self.picture = picture
    self.clock = clock
    self.model = model
    self.title = title
    self.date = date
    self.pages = pages
    self.ties = ties
  }
}
