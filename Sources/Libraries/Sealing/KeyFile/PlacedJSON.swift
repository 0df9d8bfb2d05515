/// JSON value with its place, limited to what key files contain.
///
/// `Content` has its own parser, which depends on diagnostics and on the source lines in messages.
/// This module may import neither, and no message may show a line of a key file.
struct PlacedJSON {
  /// Content of a value.
  enum Kind {
    case text(String)
    case number(Int)
    case list([PlacedJSON])
    case object([Member])
    /// A value that no key file contains: `true`, `false`, `null`, or a number that isn't whole.
    case other
  }

  /// Name and value of an object's member.
  struct Member {
    let name: String
    let offset: Int
    let value: PlacedJSON
  }

  let kind: Kind
  /// Number of bytes before the value.
  let offset: Int
}

/// Strict parser of JSON (RFC 8259) that throws at the first mistake.
struct PlacedJSONParser {
  /// Greatest depth of open objects and lists; a key file needs five.
  static let mostDepth = 8

  let bytes: [UInt8]
  private var next = 0

  /// Parses all of a text.
  static func parse(_ bytes: [UInt8]) throws(KeyFileFault) -> PlacedJSON {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw KeyFileFault(.encoding, at: 0, in: bytes)
    }
    var parser = PlacedJSONParser(bytes: bytes)
    parser.skipBlanks()
    let value = try parser.value(depth: 0)
    guard parser.next == bytes.count else { throw parser.expected("the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private func fault(_ reason: KeyFileFault.Reason, at offset: Int? = nil) -> KeyFileFault {
    KeyFileFault(reason, at: offset ?? next, in: bytes)
  }

  private func expected(_ what: String) -> KeyFileFault { fault(.syntax(expected: what)) }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { next += 1 }
  }

  /// Takes a character and the whitespace after it.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    skipBlanks()
    return true
  }

  private mutating func value(depth: Int) throws(KeyFileFault) -> PlacedJSON {
    let start = next
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.mostDepth else { throw fault(.tooDeep(most: Self.mostDepth)) }
      let kind = byte == UInt8(ascii: "{") ? try object(depth) : try list(depth)
      return PlacedJSON(kind: kind, offset: start)
    case UInt8(ascii: "\""): return PlacedJSON(kind: .text(try text()), offset: start)
    default: return PlacedJSON(kind: try word(), offset: start)
    }
  }

  private mutating func object(_ depth: Int) throws(KeyFileFault) -> PlacedJSON.Kind {
    _ = take("{")
    var members: [PlacedJSON.Member] = []
    if take("}") { return .object([]) }
    while true {
      let start = next
      guard byte == UInt8(ascii: "\"") else { throw expected("a name in quotes") }
      let name = try text()
      guard !members.contains(where: { $0.name == name }) else {
        throw fault(.twice(name), at: start)
      }
      guard take(":") else { throw expected("':'") }
      members.append(.init(name: name, offset: start, value: try value(depth: depth + 1)))
      if take("}") { return .object(members) }
      guard take(",") else { throw expected("',' or '}'") }
    }
  }

  private mutating func list(_ depth: Int) throws(KeyFileFault) -> PlacedJSON.Kind {
    _ = take("[")
    var values: [PlacedJSON] = []
    if take("]") { return .list([]) }
    while true {
      values.append(try value(depth: depth + 1))
      if take("]") { return .list(values) }
      guard take(",") else { throw expected("',' or ']'") }
    }
  }

  // MARK: - Scalars

  private mutating func text() throws(KeyFileFault) -> String {
    next += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        next += 1
        skipBlanks()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw expected("a character that isn't a control character")
      default:
        text.append(byte)
        next += 1
      }
    }
    throw expected("'\"'")
  }

  /// Reads a character after `\`; reads two escapes if UTF-16 needs two.
  private mutating func escaped() throws(KeyFileFault) -> Unicode.Scalar {
    let start = next
    let letter = next + 1 < bytes.count ? bytes[next + 1] : 0
    next += 2
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = simple[letter] { return scalar }
    let wrong = fault(.syntax(expected: "an escape of JSON"), at: start)
    guard letter == UInt8(ascii: "u"), let unit = codeUnit() else { throw wrong }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\") else { throw wrong }
    next += 1
    guard byte == UInt8(ascii: "u") else { throw wrong }
    next += 1
    guard let trail = codeUnit(), UTF16.isTrailSurrogate(trail),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
    else { throw wrong }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() -> UInt16? {
    guard next + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[next..<(next + 4)], as: UTF8.self)
    guard let pair = Hexadecimal.bytes(digits), pair.count == 2 else { return nil }
    next += 4
    return UInt16(pair[0]) << 8 | UInt16(pair[1])
  }

  /// Reads a number or a word; throws if it isn't a JSON value.
  private mutating func word() throws(KeyFileFault) -> PlacedJSON.Kind {
    let start = next
    while let byte, Self.isOfWords(byte) { next += 1 }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    let kind: PlacedJSON.Kind
    if ["true", "false", "null"].contains(text) {
      kind = .other
    } else if text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil {
      kind = Int(text).map { .number($0) } ?? .other
    } else {
      throw fault(.syntax(expected: "a value"), at: start)
    }
    skipBlanks()
    return kind
  }

  private static func isOfWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
