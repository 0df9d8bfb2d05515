/// Set of values as a schema describes it. Conversions narrow it further.
package indirect enum Shape: Sendable {
  case text(TextForm)
  case bool
  /// A whole number.
  case integer(NumberBounds)
  /// A number, or a text that contains or means one, as written.
  case scalar(TextForm, NumberBounds)
  /// One of these texts.
  case enumeration([String])
  case list(Shape)
  /// A list without equal elements.
  case distinct(Shape)
  case object(KeyTable)
  /// An object whose keys are names chosen by the author, and whose values have one shape.
  case map(Shape)
  /// One of several shapes, no two of which accept the same kind of value.
  case oneOf([Shape])

  /// Kinds of values that belong to the shape, whatever their content.
  var kinds: ValueKinds {
    switch self {
    case .text, .enumeration: [.text, .plainNumber]
    case .bool: .bool
    case .integer: .number
    case .scalar: [.number, .text]
    case .list, .distinct: .array
    case .object, .map: .object
    case .oneOf(let shapes): shapes.reduce([]) { $0.union($1.kinds) }
    }
  }
}

/// Set of kinds of values.
struct ValueKinds: OptionSet {
  let rawValue: UInt8

  static let text = ValueKinds(rawValue: 1)
  /// Unquoted numbers in YAML, which may be meant as text.
  static let plainNumber = ValueKinds(rawValue: 1 << 1)
  static let number = ValueKinds(rawValue: 1 << 2)
  static let bool = ValueKinds(rawValue: 1 << 3)
  static let array = ValueKinds(rawValue: 1 << 4)
  static let object = ValueKinds(rawValue: 1 << 5)

  /// Whether a value is of one of the kinds.
  func accept(_ value: Value) -> Bool {
    switch value.kind {
    case .null: false
    case .string: contains(.text)
    case .number: contains(.number) || value.isPlain && contains(.plainNumber)
    case .bool: contains(.bool)
    case .array: contains(.array)
    case .object: contains(.object)
    }
  }
}
