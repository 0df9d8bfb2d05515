/// What a value may look like, as a schema says it; conversions narrow it further.
package indirect enum Shape: Sendable {
  case text(TextForm)
  case bool
  /// A whole number.
  case integer(NumberBounds)
  /// A number, or a text that holds one or stands for one: it counts as it was written.
  case scalar(TextForm, NumberBounds)
  /// One of these texts.
  case enumeration([String])
  case list(Shape)
  /// A list that holds nothing twice.
  case distinct(Shape)
  case object(KeyTable)
  /// No two of them are of one kind of value.
  case oneOf([Shape])

  /// Whether a value is of the right kind, whatever it holds.
  func accepts(_ value: Value) -> Bool {
    switch (self, value.kind) {
    case (.text, .string), (.enumeration, .string), (.bool, .bool), (.integer, .number),
      (.scalar, .number), (.scalar, .string), (.list, .array), (.distinct, .array),
      (.object, .object):
      true
    case (.text, .number), (.enumeration, .number): value.isPlain
    case (.oneOf(let shapes), _): shapes.contains { $0.accepts(value) }
    default: false
    }
  }
}
