import Domain

/// Reads the models of one kind from objects.
protocol ModelReader {
  associatedtype Model: Sendable

  static var kind: ModelKind { get }
  static var table: KeyTable { get }

  /// Reads every key of the kind's own; `nil` where something is wrong, which is reported.
  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Model>?
}

/// A model, and what it makes of its facts for the attributes that every kind has.
struct ReadModel<Model: Sendable>: Sendable {
  let model: Model
  /// As written, else by the kind's own rule; `nil` where it has none.
  let title: String?
  /// What lists sort it by, where it is not the attribute `date`.
  var date: Moment? = nil
}
