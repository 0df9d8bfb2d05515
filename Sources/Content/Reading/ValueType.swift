/// Type of a key's value: the expected values, in words and as a shape, and the conversion.
public struct ValueType<T: Sendable>: Sendable {
  /// A phrase that follows "must be", such as `a whole number`.
  package let expected: String
  package let shape: Shape
  /// Returns the converted value, or reports the mistake and returns `nil`.
  let read: @Sendable (Value, Field) -> T?

  init(expected: String, shape: Shape, read: @escaping @Sendable (Value, Field) -> T?) {
    self.expected = expected
    self.shape = shape
    self.read = read
  }

  /// A type with the caller's own conversion, which gets only values that `shape` accepts.
  ///
  /// Pages show a text as written, so a text with a comment is refused unless the type removes
  /// comments itself.
  ///
  ///     .custom("a date such as 2015-10-09", .text(.date)) { value throws(Fault) in … }
  package static func custom(
    _ expected: String, _ shape: Shape, leavesCommentsOut: Bool = false,
    _ convert: @escaping @Sendable (Value) throws(Fault) -> T
  ) -> Self {
    let kinds = shape.kinds
    return ValueType(expected: expected, shape: shape) { value, field in
      guard kinds.accept(value) else {
        return field.refuse(value, .wrongKind, expected, shape)
      }
      do throws(Fault) {
        let converted = try convert(value)
        guard leavesCommentsOut || !field.refusesComment(in: value, shape),
          !field.refusesPlace(in: value, shape)
        else { return nil }
        return converted
      } catch {
        return field.refuse(value, error, expected, shape)
      }
    }
  }

  /// Phrase for a list of such values: `a list of texts`.
  var plural: String {
    switch shape {
    case .text where expected == "text": "a list of texts"
    case .object: "a list of objects"
    default: "a list, each element " + expected
    }
  }

  /// Type with values that are transformed after they have been read.
  public func map<U: Sendable>(_ transform: @escaping @Sendable (T) -> U) -> ValueType<U> {
    ValueType<U>(expected: expected, shape: shape) { [read] value, field in
      read(value, field).map(transform)
    }
  }

  /// Copy of the type with another description of the expected values.
  func described(_ expected: String) -> Self {
    let kinds = shape.kinds
    return ValueType(expected: expected, shape: shape) { [read, shape] value, field in
      kinds.accept(value)
        ? read(value, field) : field.refuse(value, .wrongKind, expected, shape)
    }
  }

  /// Copy of the type whose values include their ranges in the file.
  public var located: ValueType<Located<T>> {
    ValueType<Located<T>>(expected: expected, shape: shape) { [read] value, field in
      read(value, field).map { Located($0, at: value.range) }
    }
  }

  /// The first of these types whose shape accepts the value. `expected` joins their texts with
  /// "or".
  public static func oneOf(_ types: ValueType<T>...) -> Self {
    let expected = types.map(\.expected).joined(separator: " or ")
    let shape = Shape.oneOf(types.map(\.shape))
    let kinds = types.map(\.shape.kinds)
    let readers = types.map(\.read)
    return ValueType(expected: expected, shape: shape) { value, field in
      guard let index = kinds.firstIndex(where: { $0.accept(value) }) else {
        return field.refuse(value, .wrongKind, expected, shape)
      }
      return readers[index](value, field)
    }
  }

  /// An object with its own keys. Its reader reports missing and unknown keys.
  public static func object(
    _ table: KeyTable, _ make: @escaping @Sendable (inout ObjectReader) -> T?
  ) -> Self {
    ValueType(expected: "an object", shape: .object(table)) { value, field in
      guard case .object = value.kind else {
        return field.refuse(value, .wrongKind, "an object", .object(table))
      }
      return field.findings.read(value, as: table, path: field.path, make)
    }
  }
}

/// A value with its range in its file.
public struct Located<T: Sendable>: Sendable {
  /// The value.
  public let value: T
  package let range: Range<Int>

  package init(_ value: T, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where T: Equatable {}
extension Located: Hashable where T: Hashable {}
