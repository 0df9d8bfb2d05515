/// Encoded JSON that is safe inside a script element: `<`, `>`, `&`, U+2028 and U+2029 are escaped.
public struct JSON: Sendable, Hashable {
  /// What a JSON text is made of; numbers come as text, so that money stays exact.
  public indirect enum Value: Sendable, Hashable {
    /// Nothing.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number as RFC 8259 §6 writes it, such as `6729383.99`; anything else becomes a string.
    case number(String)
    /// Text, which is escaped.
    case string(String)
    /// Elements in this order.
    case array([Value])
    /// Members in this order.
    case object([(name: String, value: Value)])
  }

  package let text: String

  /// Encodes a value.
  public init(_ value: Value) {
    var buffer = OutputBuffer(capacity: 256)
    buffer.append(value)
    text = buffer.string
  }
}

extension JSON.Value {
  /// Whether both write the same text; the order of members counts.
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

  /// Hashes what it writes.
  public func hash(into hasher: inout Hasher) { hasher.combine(JSON(self).text) }

  /// RFC 8259 §6.
  fileprivate static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
  }
}

extension OutputBuffer {
  fileprivate mutating func append(_ value: JSON.Value) {
    switch value {
    case .null: append("null" as StaticString)
    case .bool(let flag): append(flag ? "true" as StaticString : "false")
    case .integer(let number): append(String(number))
    case .number(let text):
      if JSON.Value.isNumber(text) { append(text) } else { appendQuoted(text) }
    case .string(let text): appendQuoted(text)
    case .array(let elements):
      append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(element)
      }
      append(UInt8(ascii: "]"))
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

  private mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"" as StaticString)
      case "\\": append("\\\\" as StaticString)
      case "\n": append("\\n" as StaticString)
      case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        append("\\u" as StaticString)
        for shift in [12, 8, 4, 0] { append(hexDigits[Int(scalar.value >> shift) & 15]) }
      default: append(String(scalar))
      }
    }
    append(UInt8(ascii: "\""))
  }
}
