/// Values of a key that limit who sees something, or how much of it.
///
///     static let draft = Key("draft", .bool, restricts: .values(["true"]), "Whether …")
///
/// A key that restricts is never ignored: an empty value, a similar name and a wrong place are
/// errors, since each of them would publish what should stay private.
public enum Restriction: Sendable, Hashable {
  /// Every value restricts.
  case always
  /// Only these values restrict, each as it is written: `true`, `private`.
  case values([String])
}

extension Restriction {
  /// Whether an unknown key's value may be meant to restrict: it is empty, or at most two letters
  /// away from a value that restricts. In the wrong place a short value must be nearer, since
  /// `place: Bonn` of a trip doesn't mean `none`.
  func mayBeMeant(by value: Value, inPlace isInPlace: Bool) -> Bool {
    guard case .values(let names) = self, !value.isEmpty else { return value.kind != .bool(false) }
    return value.scalars.contains { scalar in
      let word = KeyForm(scalar)
      return names.contains { name in
        KeyForm(name).isNear(word, within: isInPlace || name.utf8.count > 4 ? 2 : 1)
          || name == "true" && Truth.isTrue(word) || name == "false" && Truth.isFalse(word)
      }
    }
  }

  /// Whether an unknown key's value restricts as it is written.
  func isMeant(by value: Value) -> Bool {
    guard case .values(let names) = self else {
      // No such key takes true or false, which say something of another.
      if case .bool = value.kind { return false }
      return !value.isEmpty && !value.scalars.contains { Truth.isFalse(KeyForm($0)) }
    }
    return value.scalars.contains { scalar in
      let word = KeyForm(scalar)
      return names.contains { KeyForm($0) == word }
    }
  }

  /// The value that restricts and is most like another; `nil` if every value restricts.
  func nearest(to text: String) -> String? {
    guard case .values(let names) = self else { return nil }
    let word = KeyForm(text)
    return names.first { KeyForm($0).isNear(word, within: 2) } ?? example
  }

  /// A value that restricts, for advice; `nil` if any does.
  package var example: String? { if case .values(let names) = self { names.last } else { nil } }
}

extension Value {
  /// Whether nothing is written: null, a text of spaces, or no elements.
  var isEmpty: Bool {
    switch kind {
    case .null: true
    case .string(let text): KeyForm(text).isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .bool, .number: false
    }
  }

  /// Whether it is a list without elements.
  var isEmptyList: Bool { if case .array(let elements) = kind { elements.isEmpty } else { false } }

  /// The value as text, or those of its elements.
  var scalars: [String] {
    switch kind {
    case .bool(let flag): [flag ? "true" : "false"]
    case .number(let text), .string(let text): [text]
    case .array(let elements): elements.prefix(ContentLimits.mistakes).flatMap(\.scalarsOfElement)
    case .null, .object: []
    }
  }

  private var scalarsOfElement: [String] { if case .array = kind { [] } else { scalars } }
}
