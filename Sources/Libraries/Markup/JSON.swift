import CPlatform

/// Encoded JSON that is safe in a script element: `<`, `>`, `&`, U+2028 and U+2029 are escaped, and
/// characters that HTML forbids become U+FFFD.
public struct JSON: Sendable, Hashable {
  /// A JSON value; numbers are text, so that money stays exact.
  public indirect enum Value: Sendable, Hashable {
    /// The value `null`.
    case null
    /// A Boolean value, `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number in the syntax of RFC 8259 §6, such as `6729383.99`; other text becomes a string.
    case number(String)
    /// A string, which is escaped.
    case string(String)
    /// An array, in this order.
    case array([Value])
    /// An object with members in this order.
    case object([(name: String, value: Value)])
  }

  /// Encoded JSON in UTF-8, as pages are written.
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Encodes a value.
  public init(_ value: Value) {
    var buffer = OutputBuffer(capacity: 256)
    buffer.append(value)
    self.init(encoded: buffer)
  }

  /// Encodes an array of strings.
  package init(texts: [String]) {
    var buffer = OutputBuffer(capacity: 256)
    buffer.appendList(of: texts) { $1.appendQuoted($0) }
    self.init(encoded: buffer)
  }

  init(encoded buffer: borrowing OutputBuffer) { bytes = buffer.bytes }
}

extension JSON.Value {
  /// Whether both encode to the same text; the order of members matters.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.integer(let x), .integer(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x.elementsEqual(y) { $0 == $1 }
    default: false
    }
  }

  /// Hashes the encoded text.
  public func hash(into hasher: inout Hasher) { hasher.combine(JSON(self)) }

  /// Whether a text is a number (RFC 8259 §6); reads bytes, because money and coordinates are
  /// frequent.
  fileprivate static func isNumber(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest.removeFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension OutputBuffer {
  mutating func append(_ value: JSON.Value) {
    switch value {
    case .null: append("null" as StaticString)
    case .bool(let flag): append(flag ? "true" as StaticString : "false")
    case .integer(let number): append(String(number))
    case .number(let text):
      if JSON.Value.isNumber(text) { append(text) } else { appendQuoted(text) }
    case .string(let text): appendQuoted(text)
    case .array(let elements): appendList(of: elements) { $1.append($0) }
    case .object(let members):
      append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        appendQuoted(member.name)
        append(UInt8(ascii: ":"))
        append(member.value)
      }
      append(UInt8(ascii: "}"))
    }
  }

  mutating func appendList<Element>(of elements: [Element], _ write: (Element, inout Self) -> Void)
  {
    append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      write(element, &self)
    }
    append(UInt8(ascii: "]"))
  }

  mutating func appendQuoted(_ text: String) {
    text.lendUTF8 { appendQuoted($0) }
  }

  mutating func appendQuoted(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { appendQuoted($0) }
  }

  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    appendJSONEscaped(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a name that needs no escapes: `,"name":`.
  mutating func appendName(_ name: StaticString, isFirst: Bool) {
    append(upTo: name.utf8CodeUnitCount + 4) { room in
      room[0] = UInt8(ascii: ",")
      var end = isFirst ? 0 : 1
      room[end] = UInt8(ascii: "\"")
      end = name.withUTF8Buffer { room[(end + 1)...].initialize(fromContentsOf: $0) }
      room[end] = UInt8(ascii: "\"")
      room[end + 1] = UInt8(ascii: ":")
      return end + 2
    }
  }

  private mutating func appendJSONEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    append(text, marks: zoetrope_marks_of_json) { byte, index in
      switch byte {
      case UInt8(ascii: "\""): Escape("\\\"")
      case UInt8(ascii: "\\"): Escape("\\\\")
      case UInt8(ascii: "\n"): Escape("\\n")
      case UInt8(ascii: "<"): Escape("\\u003C")
      case UInt8(ascii: ">"): Escape("\\u003E")
      case UInt8(ascii: "&"): Escape("\\u0026")
      case 0x09, 0x0C, 0x0D: Escape(hexOf: byte)
      // U+2028 and U+2029 would end a line in scripts.
      case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80:
        switch text[index + 2] {
        case 0xA8: Escape("\\u2028", inPlaceOf: 3)
        case 0xA9: Escape("\\u2029", inPlaceOf: 3)
        default: nil
        }
      // Replaced in the same way as in the page's text, with which a script may compare it.
      default: Escape(ofNoText: text, at: index)
      }
    }
  }
}
