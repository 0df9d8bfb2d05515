/// Reads the tags of OFX and the texts after them.
///
/// In version 1 (SGML), an element with a text has no end tag; in version 2 (XML), it has one. Both
/// can be read. Tags have no attributes. The only entities are those for characters, so that a file
/// can't make a text grow.
///
/// Source: OFX Banking Specification 2.3, https://financialdataexchange.org/ofx
struct OFXTags {
  enum Token: Equatable {
    case open(String)
    case close(String)
    case text(String)
  }

  /// Place where reading failed, and the reason.
  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var next = 0
  /// Line of the token read last, from 1.
  private(set) var line = 1
  private var lineOfNext = 1

  /// Greatest length of a tag's name in bytes.
  private static let longestName = 80

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the next token; `nil` at the end.
  mutating func token() throws(Fault) -> Token? {
    while next < bytes.count {
      line = lineOfNext
      guard isAtTag else {
        let plain = CharacterEntities.decode(String(decoding: takeText(), as: UTF8.self)).trimmed
        if plain.isEmpty { continue }
        return .text(plain)
      }
      if has("<!--") {
        try skip(behind: "-->")
      } else if has("<?") {
        try skip(behind: "?>")
      } else if has("<![CDATA[") {
        let start = next + 9
        try skip(behind: "]]>")
        let text = String(decoding: bytes[start..<next - 3], as: UTF8.self).trimmed
        if !text.isEmpty { return .text(text) }
      } else if has("<!") {
        throw Fault(line: line, reason: "there is a declaration here, which OFX doesn't allow")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(Fault) -> Token {
    next += 1
    let inside = take { $0 == UInt8(ascii: ">") }
    next += 1
    let isClosing = inside.first == UInt8(ascii: "/")
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    guard !name.isEmpty, name.count <= Self.longestName else {
      throw Fault(line: line, reason: "this tag has no name")
    }
    let text = String(decoding: name, as: UTF8.self).uppercased()
    return isClosing ? .close(text) : .open(text)
  }

  /// Whether a tag or another construct begins here. A tag has a name and ends on its line, unlike
  /// a `<` in a payee's name.
  private var isAtTag: Bool {
    guard bytes[next] == UInt8(ascii: "<") else { return false }
    if has("<!") || has("<?") { return true }
    let rest = bytes[(next + 1)...].prefix(Self.longestName + 2)
    let end = rest.first {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\n")
    }
    let name = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
    let isNamed = name.first.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF)
    }
    return end == UInt8(ascii: ">") && isNamed == true
  }

  /// Takes the bytes up to the next tag.
  private mutating func takeText() -> ArraySlice<UInt8> {
    let start = next
    repeat {
      if bytes[next] == UInt8(ascii: "\n") { lineOfNext += 1 }
      next += 1
    } while next < bytes.count && !isAtTag
    return bytes[start..<next]
  }

  private func has(_ start: StaticString) -> Bool {
    let count = start.utf8CodeUnitCount
    guard next + count <= bytes.count else { return false }
    return start.withUTF8Buffer { bytes[next..<next + count].elementsEqual($0) }
  }

  private mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = next
    while next < bytes.count, !isEnd(bytes[next]) {
      if bytes[next] == UInt8(ascii: "\n") { lineOfNext += 1 }
      next += 1
    }
    return bytes[start..<next]
  }

  private mutating func skip(behind end: StaticString) throws(Fault) {
    while next < bytes.count {
      if has(end) {
        next += end.utf8CodeUnitCount
        return
      }
      if bytes[next] == UInt8(ascii: "\n") { lineOfNext += 1 }
      next += 1
    }
    throw Fault(line: line, reason: "an element starts here but isn't closed")
  }
}
