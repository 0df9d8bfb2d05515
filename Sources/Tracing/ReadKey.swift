/// What a product may read: a part of a model, or the answer to a question about the site.
///
/// Stable over processes: two of one name are one.
package struct ReadKey: Hashable, Sendable {
  /// What of a model is read, or that a question was asked.
  package enum Aspect: UInt64, Sendable {
    /// All that its file says of it but its text.
    case facts = 1
    case text = 2
    /// How its text begins.
    case excerpt = 3
    case answer = 7
  }

  /// Never 0.
  package let bits: UInt64

  /// `subject` is the hash of a model's or a question's name.
  package init(_ subject: UInt64, _ aspect: Aspect) { bits = subject & ~7 | aspect.rawValue }

  package init(bits: UInt64) { self.bits = bits }

  /// `nil` for bits that no key has.
  package var aspect: Aspect? { Aspect(rawValue: bits & 7) }

  /// The hash of the name, but for its last three bits.
  package var subject: UInt64 { bits & ~7 }
}

/// A question about a whole site whose answer a product depends on.
package struct Query: Hashable, Sendable {
  /// What is asked for; who answers knows the numbers.
  package let kind: UInt8
  /// Of what: a model, a path.
  package let subject: String
  package let key: ReadKey

  package init(kind: UInt8, _ subject: String) {
    self.kind = kind
    self.subject = subject
    key = ReadKey(StableHasher.hash(subject, seed: UInt64(kind) + 1), .answer)
  }
}

/// Something that a computation tells besides its result.
package struct Effect: Hashable, Sendable {
  /// What is told; who is told knows the numbers.
  package let kind: UInt8
  package let subject: String
  package let detail: String

  package init(kind: UInt8, _ subject: String, _ detail: String) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }
}
