/// Set of values as a schema describes it; conversions narrow it further.
package indirect enum Shape: Sendable {
  case text(TextForm)
  case bool
  /// A whole number.
  case integer(NumberBounds)
  /// A number, or a text that holds one or stands for one, as it was written.
  case scalar(TextForm, NumberBounds)
  /// One of these texts.
  case enumeration([String])
  case list(Shape)
  /// A list without equal elements.
  case distinct(Shape)
  case object(KeyTable)
  /// An object whose keys are names of the author's own, and whose values have one shape.
  case map(Shape)
  /// One of several shapes, no two of which accept the same kind of value.
  case oneOf([Shape])

  /// Whether a value is of the right kind, whatever its content.
  func accepts(_ value: Value) -> Bool {
    switch (self, value.kind) {
    case (.text, .string), (.enumeration, .string), (.bool, .bool), (.integer, .number),
      (.scalar, .number), (.scalar, .string), (.list, .array), (.distinct, .array),
      (.object, .object), (.map, .object):
      true
    case (.text, .number), (.enumeration, .number): value.isPlain
    case (.oneOf(let shapes), _): shapes.contains { $0.accepts(value) }
    default: false
    }
  }
}
