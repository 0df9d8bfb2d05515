import Markup

/// Human-readable JSON. A value is on one line if it fits, simple values share lines, and other
/// members have their own lines.
struct PrettyJSON {
  private static let width = 100

  private(set) var text = ""

  init(_ value: JSON.Value) {
    write(value, indent: "", column: 0)
    text += "\n"
  }

  /// Writes a value that begins at `column`.
  private mutating func write(_ value: JSON.Value, indent: String, column: Int) {
    switch value {
    case .object(let members) where !members.isEmpty:
      if let line = Self.line(value, width: Self.width - column) {
        text += line
        return
      }
      let inner = indent + "  "
      text += "{\n"
      for (index, member) in members.enumerated() {
        let name = Self.quoted(member.name) + ": "
        text += inner + name
        write(member.value, indent: inner, column: inner.count + name.count)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += indent + "}"
    case .array(let elements) where elements.allSatisfy(\.isPlain):
      writeInline(elements.map(Self.plain), indent: indent, column: column)
    case .array(let elements):
      let inner = indent + "  "
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        write(element, indent: inner, column: inner.count)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += indent + "]"
    default: text += Self.plain(value)
    }
  }

  /// Returns the value on one line; `nil` if it is too wide.
  private static func line(_ value: JSON.Value, width: Int) -> String? {
    let text: String
    switch value {
    case .object(let members) where !members.isEmpty:
      var pieces: [String] = []
      for member in members {
        guard let piece = line(member.value, width: width) else { return nil }
        pieces.append(quoted(member.name) + ": " + piece)
      }
      text = "{ " + pieces.joined(separator: ", ") + " }"
    case .array(let elements) where !elements.isEmpty:
      var pieces: [String] = []
      for element in elements {
        guard let piece = line(element, width: width) else { return nil }
        pieces.append(piece)
      }
      text = "[" + pieces.joined(separator: ", ") + "]"
    default: text = plain(value)
    }
    return text.count < width ? text : nil
  }

  private mutating func writeInline(_ elements: [String], indent: String, column: Int) {
    let line = "[" + elements.joined(separator: ", ") + "]"
    guard column + line.count >= Self.width else {
      text += line
      return
    }
    let inner = indent + "  "
    text += "["
    var column = Self.width
    for (index, element) in elements.enumerated() {
      let piece = element + (index == elements.count - 1 ? "" : ",")
      if column + piece.count >= Self.width {
        text += "\n" + inner
        column = inner.count
      } else {
        text += " "
        column += 1
      }
      text += piece
      column += piece.count
    }
    text += "\n" + indent + "]"
  }

  private static func plain(_ value: JSON.Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number: JSON(value).text
    case .string(let text): quoted(text)
    case .array: "[]"
    case .object: "{}"
    }
  }

  /// Quotes a string (RFC 8259 §7), escaping only what must be.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON.Value {
  fileprivate var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
