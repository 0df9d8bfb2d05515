/// Key of something that a product may read: a part of a model, or a query about the site.
///
/// Equal in all processes for the same name.
package struct ReadKey: Hashable, Sendable {
  /// The part of a model that is read, or a query.
  package enum Aspect: UInt64, Sendable {
    /// Front matter without the text.
    case facts = 1
    case text = 2
    /// The beginning of the text.
    case excerpt = 3
    case answer = 7
  }

  /// Bits of the key, never 0.
  package let bits: UInt64

  /// `subject` is the hash of the name of a model or query.
  package init(_ subject: UInt64, _ aspect: Aspect) { bits = subject & ~7 | aspect.rawValue }

  package init(bits: UInt64) { self.bits = bits }

  /// Aspect of the key; `nil` for invalid bits.
  package var aspect: Aspect? { Aspect(rawValue: bits & 7) }

  /// Hash of the name without its lowest three bits.
  package var subject: UInt64 { bits & ~7 }
}

/// A query about the whole site on whose result a product depends.
package struct Query: Hashable, Sendable {
  /// Kind of the query, a number defined by the code that answers it.
  package let kind: UInt8
  /// Subject of the query: a model, a path.
  package let subject: String
  package let key: ReadKey

  package init(kind: UInt8, _ subject: String) {
    self.kind = kind
    self.subject = subject
    key = ReadKey(StableHasher.hash(subject, seed: UInt64(kind) + 1), .answer)
  }
}

/// A side effect of a computation.
package struct Effect: Hashable, Sendable {
  /// Kind of the effect, a number defined by the code that receives it.
  package let kind: UInt8
  package let subject: String
  package let detail: String

  package init(kind: UInt8, _ subject: String, _ detail: String) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }
}
