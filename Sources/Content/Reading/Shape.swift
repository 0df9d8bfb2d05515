/// What a value may look like, as a schema says it; conversions narrow it further.
package indirect enum Shape: Sendable {
  case text
  case bool
  /// A whole number that fits 64 bits.
  case integer
  /// A number, or a text that holds one.
  case decimal
  /// One of these texts.
  case enumeration([String])
  case list(Shape)
  case object(KeyTable)
  case oneOf([Shape])

  /// Whether a value is of the right kind, whatever it holds.
  func accepts(_ value: Value) -> Bool {
    switch (self, value.kind) {
    case (.text, .string), (.enumeration, .string), (.bool, .bool), (.integer, .number),
      (.decimal, .number), (.decimal, .string), (.list, .array), (.object, .object):
      true
    case (.text, .number), (.enumeration, .number): value.isPlain
    case (.oneOf(let shapes), _): shapes.contains { $0.accepts(value) }
    default: false
    }
  }
}
