import Diagnostics
import Domain

/// Value under a name chosen by the author, with the range of the name.
package struct Named<T: Sendable>: Sendable {
  package let name: Located<String>
  package let value: T
}

extension ValueType {
  /// An object whose keys are names chosen by the author, such as categories. The values have one
  /// type, and each wrong one is reported.
  package static func map<Element: Sendable>(_ type: ValueType<Element>) -> Self
  where T == [Named<Element>] {
    let expected = "an object whose values are each \(type.expected)"
    let shape = Shape.map(type.shape)
    return ValueType(expected: expected, shape: shape) { value, field in
      guard case .object(let members) = value.kind else {
        return field.refuse(value, .wrongKind, expected, shape)
      }
      let found = members.compactMap { member -> Named<Element>? in
        let inside = Field(path: "\(field.path).\(member.name)", findings: field.findings)
        guard !member.name.visible.isEmpty else {
          field.findings.report(
            .contentEmptyName, at: member.nameRange, "a name in '\(field.path)' is empty",
            fix: "write a name, or remove the entry")
          return nil
        }
        return type.read(member.value, inside).map {
          Named(name: Located(member.name.visible, at: member.nameRange), value: $0)
        }
      }
      return found.count == members.count ? found : nil
    }
  }
}

extension ValueType where T == String {
  /// Name of a category, without surrounding whitespace and invisible characters. With these, two
  /// names that look alike would differ.
  static var category: Self { words.map(\.visible) }
}

extension String {
  /// The text without surrounding whitespace and invisible characters.
  var visible: String {
    func isPlain(_ byte: UInt8?) -> Bool { byte.map { (0x21...0x7E).contains($0) } ?? false }
    // Most names begin and end with a letter, so Unicode's tables aren't needed.
    if isPlain(utf8.first), isPlain(utf8.last) { return self }
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.isInvisible || last.isInvisible
    else { return self }
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.isInvisible { scalars.removeFirst() }
    while let last = scalars.last, last.isInvisible { scalars.removeLast() }
    return String(scalars)
  }
}
