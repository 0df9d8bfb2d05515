/// Values of a key that limit who sees something, or how much of it.
///
///     static let draft = Key("draft", .bool, restricts: .values(["true"]), "Whether …")
///
/// A key that restricts is never ignored: an empty value, a similar name and a wrong place are
/// errors, since each of them would publish what should stay private.
public enum Restriction: Sendable, Hashable {
  /// Every value restricts.
  case always
  /// Only these values restrict, each as written: `true`, `private`.
  case values([String])
}

extension Restriction {
  /// Whether an unknown key's value may be meant to restrict: it is empty, or at most two letters
  /// away from a restricting value.
  ///
  /// In the wrong place, a short value must be closer, since `place: Bonn` on a trip doesn't mean
  /// `none`.
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

  /// Whether an unknown key's value restricts as written.
  func isMeant(by value: Value) -> Bool {
    guard case .values(let names) = self else {
      // Such a key never has the value true or false, so these belong to another key.
      if case .bool = value.kind { return false }
      return !value.isEmpty && !value.scalars.contains { Truth.isFalse(KeyForm($0)) }
    }
    return value.scalars.contains { scalar in
      let word = KeyForm(scalar)
      return names.contains { KeyForm($0) == word }
    }
  }

  /// The restricting value that is most similar to a text; `nil` if every value restricts.
  func nearest(to text: String) -> String? {
    guard case .values(let names) = self else { return nil }
    let word = KeyForm(text)
    return names.first { KeyForm($0).isNear(word, within: 2) } ?? example
  }

  /// A restricting value, for advice; `nil` if every value restricts.
  package var example: String? { if case .values(let names) = self { names.last } else { nil } }
}

extension Value {
  /// Whether the value is empty: null, a text of spaces, or an empty list or object.
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

  /// The value as text, or the texts of its elements.
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
