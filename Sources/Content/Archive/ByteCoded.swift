import Tracing

/// A value that one process stores as bytes for the next.
protocol ByteCoded {
  func write(to writer: inout ByteWriter)

  /// `nil` if the bytes are invalid.
  init?(_ reader: inout ByteReader)
}

extension ByteWriter {
  mutating func write(_ value: some ByteCoded) { value.write(to: &self) }

  mutating func write(_ value: (some ByteCoded)?) {
    write(byte: value == nil ? 0 : 1)
    if let value { write(value) }
  }

  mutating func write(_ text: String?) {
    write(byte: text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write(_ values: [some ByteCoded]) {
    write(values.count)
    for value in values { write(value) }
  }

  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  mutating func write(_ flag: Bool) { write(byte: flag ? 1 : 0) }

  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.upperBound)
  }

  mutating func write(_ choice: some RawRepresentable<String>) { write(choice.rawValue) }
}

/// Reads values; `nil` if the bytes are invalid. The methods for optional values return an optional
/// in an optional.
extension ByteReader {
  mutating func optional<Value: ByteCoded>(_: Value.Type = Value.self) -> Value?? {
    switch byte() {
    case 0: .some(nil)
    case 1: Value(&self).map { .some($0) }
    default: nil
    }
  }

  mutating func optionalText() -> String?? {
    switch byte() {
    case 0: .some(nil)
    case 1: text().map { .some($0) }
    default: nil
    }
  }

  mutating func values<Value: ByteCoded>(_: Value.Type = Value.self) -> [Value]? {
    guard let count = count(ofSize: 1) else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = Value(&self) else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func texts() -> [String]? {
    guard let count = count(ofSize: 4) else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  mutating func flag() -> Bool? {
    switch byte() {
    case 0: false
    case 1: true
    default: nil
    }
  }

  mutating func range() -> Range<Int>? {
    guard let start = number(), let end = number(), start <= end else { return nil }
    return start..<end
  }

  mutating func choice<Choice: RawRepresentable<String>>(_: Choice.Type = Choice.self) -> Choice? {
    text().flatMap(Choice.init)
  }
}
