/// A value of a content file in YAML, TOML or JSON, and its range.
///
/// The parsers limit the depth, so that freeing a tree can't overflow the stack.
package struct Value: Sendable, Equatable {
  /// Type and content of a value, in terms common to YAML, TOML and JSON.
  package enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number as written, so that `25.90` stays exact: see `decimal(_:)` for its one decimal
    /// form.
    case number(String)
    case string(String)
    case array([Value])
    /// Members in the order of the file; no name occurs twice.
    case object([Member])
  }

  /// A key of an object with its value, and the range of each.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let nameRange: Range<Int>
    package let value: Value

    /// Range of key and value; of a value with parts of its own, that of the key.
    var range: Range<Int> {
      switch value.kind {
      case .array, .object: nameRange
      case .null, .bool, .number, .string:
        nameRange.lowerBound..<max(nameRange.upperBound, value.range.upperBound)
      }
    }

    package init(name: String, nameRange: Range<Int>, value: Value) {
      self.name = name
      self.nameRange = nameRange
      self.value = value
    }
  }

  package let kind: Kind
  /// Range in bytes of its file, quotes and brackets included; front matter begins at its opening
  /// fence.
  package let range: Range<Int>
  /// Whether YAML wrote it without quotes, so that a number may be meant as text.
  package let isPlain: Bool

  package init(_ kind: Kind, at range: Range<Int>, isPlain: Bool = false) {
    self.kind = kind
    self.range = range
    self.isPlain = isPlain
  }
}

extension Value {
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The text of a string, or of a number that YAML wrote without quotes (`title: 1984`).
  package var text: String? {
    switch kind {
    case .string(let text): text
    case .number(let text) where isPlain: text
    default: nil
    }
  }

  /// The text of a string or a number as written, for values such as instants that may be either.
  package var scalarText: String? {
    switch kind {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The value of a member; `nil` for anything but an object.
  package subscript(name: String) -> Value? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }
}
