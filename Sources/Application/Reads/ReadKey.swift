import Basics
import Content

/// Key of something that a product may read, equal in all processes for the same name.
package struct ReadKey: Hashable, Sendable {
  /// The part of its subject that is read.
  package enum Aspect: UInt64, Sendable {
    /// Everything in the file of a model except the text.
    case facts = 1
    case text = 2
    /// The beginning of the text.
    case excerpt = 3
    /// The facts of all models of a site. It doesn't have a subject.
    case allFacts = 4
    /// The bytes of a content file, on which the place of a diagnostic depends.
    case source = 5
    /// A file on disk by its size and times.
    case file = 6
    /// The facts of all models of a kind; its subject is the kind.
    case factsOfKind = 7
  }

  /// Bits of the key, never 0.
  package let bits: UInt64

  /// Creates a key. `subject` is the hash of the name of a model, or of a path.
  package init(_ aspect: Aspect, of subject: UInt64) { bits = subject & ~7 | aspect.rawValue }

  package init(bits: UInt64) { self.bits = bits }

  package static let allFacts = ReadKey(.allFacts, of: 0)

  static func facts(of kind: ModelKind) -> ReadKey {
    ReadKey(.factsOfKind, of: StableHasher.hash(kind.folder))
  }

  /// Key of a file by its path.
  static func path(_ path: String, _ aspect: Aspect) -> ReadKey {
    ReadKey(aspect, of: StableHasher.hash(path))
  }

  /// Aspect of the key; `nil` for invalid bits.
  package var aspect: Aspect? { Aspect(rawValue: bits & 7) }

  /// Hash of the name without its lowest three bits.
  package var subject: UInt64 { bits & ~7 }
}
