import Basics

/// YAML's core schema (YAML 1.2.2 §10.3): the type of an unquoted scalar, and the known tags.
enum YAMLTag {
  static let list = "tag:yaml.org,2002:seq"
  static let map = "tag:yaml.org,2002:map"

  /// Type of an unquoted scalar. `yes`, `no`, `on` and dates are text.
  static func resolve(_ text: String) -> Value.Kind {
    // The first byte shows that most scalars are text.
    guard let first = text.utf8.first else { return .null }
    switch first {
    case "0"..."9", "+", "-", ".": return isNumber(text) ? .number(text) : .string(text)
    case "~", "n", "N", "t", "T", "f", "F": return word(text)
    default: return .string(text)
    }
  }

  private static func word(_ text: String) -> Value.Kind {
    switch text {
    case "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: .string(text)
    }
  }

  /// Type of a scalar with a tag; `nil` if the schema doesn't have the tag or the text doesn't fit
  /// it.
  static func kind(of text: String, tagged tag: String) -> Value.Kind? {
    if tag == "!" || tag == "tag:yaml.org,2002:str" { return .string(text) }
    let resolved = resolve(text)
    return switch (tag, resolved) {
    case ("tag:yaml.org,2002:null", .null), ("tag:yaml.org,2002:bool", .bool),
      ("tag:yaml.org,2002:float", .number):
      resolved
    case ("tag:yaml.org,2002:int", .number) where NumberText(text).integer != nil: resolved
    default: nil
    }
  }

  /// A tag as an author writes it: `!!set` or `!mine`.
  static func shorthand(_ tag: String) -> String {
    let core = "tag:yaml.org,2002:"
    return tag.behind(core).map { "!!" + $0 } ?? tag
  }

  private static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var next = 0
      func digits(_ isDigit: (UInt8) -> Bool) -> Int {
        let start = next
        while next < bytes.count, isDigit(bytes[next]) { next += 1 }
        return next - start
      }
      func rest(is names: [StaticString]) -> Bool {
        names.contains { name in
          name.utf8CodeUnitCount == bytes.count - next
            && name.withUTF8Buffer { $0.elementsEqual(bytes[next...]) }
        }
      }
      guard let first = bytes.first else { return false }
      if bytes.count > 2, first == "0", bytes[1] == "x" || bytes[1] == "o" {
        let isHex = bytes[1] == "x"
        next = 2
        _ = digits { isHex ? $0.hexDigit != nil : $0 &- 0x30 < 8 }
        return next == bytes.count
      }
      if first == "+" || first == "-" { next = 1 }
      if next < bytes.count, bytes[next] == "." {
        if rest(is: [".inf", ".Inf", ".INF"]) { return true }
        if next == 0, rest(is: [".nan", ".NaN", ".NAN"]) { return true }
      }
      var count = digits(\.isDigit)
      if next < bytes.count, bytes[next] == "." {
        next += 1
        count += digits(\.isDigit)
      }
      guard count > 0 else { return false }
      if next < bytes.count, bytes[next] | 0x20 == "e" {
        next += 1
        if next < bytes.count, bytes[next] == "+" || bytes[next] == "-" { next += 1 }
        guard digits(\.isDigit) > 0 else { return false }
      }
      return next == bytes.count
    }
  }
}
