public import Domain

/// A kind of models: what they are called, and how one is read from an object of a content file.
///
/// A type and no value: it has no state, so what it reads depends on the file alone.
public protocol ContentKind: Sendable {
  /// What stands in a file: facts and rules, without a word on how they are shown.
  associatedtype Model: Sendable

  /// What its models are called, and their keys.
  static var kind: ModelKind { get }

  /// Reads every key of the kind's own; `nil` where something is wrong, which is reported.
  ///
  /// It reads all keys before it returns, so that every mistake is told in one run.
  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Model>?

  /// The files that the model names besides `image`, as its author wrote their paths: a file that
  /// only a draft names is hidden with it.
  static func files(of model: Model) -> [String]
}

extension ContentKind {
  /// None.
  public static func files(of model: Model) -> [String] { [] }
}

/// A model, and what it makes of its facts for the attributes that every kind has.
public struct ReadModel<Model: Sendable>: Sendable {
  let model: Model
  let title: String?
  let date: Moment?

  /// The title is as written, else by the kind's own rule, and `nil` where it has none; the date is
  /// what lists sort it by, where it is not the attribute `date`.
  public init(_ model: Model, title: String?, date: Moment? = nil) {
    self.model = model
    self.title = title
    self.date = date
  }
}
