/// A value of a content file in YAML, TOML or JSON, and its range.
///
/// The parsers limit the depth, so that freeing a tree can't overflow the stack.
package struct Value: Sendable, Equatable {
  /// Type and content of a value, in terms common to YAML, TOML and JSON.
  package enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number as written, so that `25.90` stays exact. `NumberText.decimal` gives its unique
    /// form.
    case number(String)
    case string(String)
    case array([Value])
    /// Members in file order. Names are unique.
    case object([Member])
  }

  /// A key of an object with its value, and the range of each.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let nameRange: Range<Int>
    package let value: Value

    /// Range of key and value, or only of the key if the value is a list or an object.
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
  /// Range in bytes of its file, including quotes and brackets. Front matter begins at its opening
  /// fence.
  package let range: Range<Int>
  /// Whether it is unquoted in YAML, so that a number may be meant as text.
  package let isPlain: Bool

  package init(_ kind: Kind, at range: Range<Int>, isPlain: Bool = false) {
    self.kind = kind
    self.range = range
    self.isPlain = isPlain
  }
}

extension Value {
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The text of a string, or of an unquoted number in YAML (`title: 1984`).
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
