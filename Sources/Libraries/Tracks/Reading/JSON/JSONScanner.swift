/// Reads JSON (RFC 8259) token by token, without creating values for members that don't matter.
///
/// Texts are compared as written, so a name with an escape counts as a different name.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var next = 0
  private let mostDepth: Int
  /// Number of open objects and lists.
  private var depth = 0

  init(_ bytes: [UInt8], mostDepth: Int) throws(TrackFault) {
    self.bytes = bytes
    self.mostDepth = mostDepth
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
    {
      throw TrackFault(.encoding("UTF-16"), at: .start)
    }
    skipBlanks()
  }

  /// The next byte that isn't whitespace; `nil` at the end.
  var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  func fault(_ reason: TrackFault.Reason, at offset: Int? = nil) -> TrackFault {
    TrackFault(reason, at: TrackPlace(offset: offset ?? next, in: bytes))
  }

  private mutating func skipBlanks() {
    while next < bytes.count, bytes[next].isBlank { next += 1 }
  }

  /// Takes a character and the whitespace after it.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    skipBlanks()
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws(TrackFault) {
    guard take(character) else { throw fault(.syntax("'\(character)' expected")) }
  }

  func expectEnd() throws(TrackFault) {
    guard next == bytes.count else { throw fault(.syntax("nothing more expected")) }
  }

  // MARK: - Collections

  /// Opens an object or a list.
  mutating func open(_ bracket: Unicode.Scalar) throws(TrackFault) {
    guard depth < mostDepth else { throw fault(.limit(.depth(most: mostDepth))) }
    try expect(bracket)
    depth += 1
  }

  /// Whether a collection has another element; if not, takes its closing bracket.
  mutating func hasElement(before bracket: Unicode.Scalar, isFirst: Bool) throws(TrackFault) -> Bool
  {
    if take(bracket) {
      depth -= 1
      return false
    }
    if !isFirst { try expect(",") }
    return true
  }

  /// Reads the name of a member and the colon after it.
  mutating func name() throws(TrackFault) -> ArraySlice<UInt8> {
    let name = try text()
    try expect(":")
    return name
  }

  // MARK: - Values

  /// Whether a null comes next.
  var isAtNull: Bool { byte == UInt8(ascii: "n") }

  /// Reads a text as written, without its quotes.
  mutating func text() throws(TrackFault) -> ArraySlice<UInt8> {
    let start = next
    guard byte == UInt8(ascii: "\"") else { throw fault(.syntax("a quoted text expected")) }
    next += 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      guard bytes[next] >= 0x20 else { throw fault(.syntax("a text that isn't closed"), at: start) }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next < bytes.count else { throw fault(.syntax("a text that isn't closed"), at: start) }
    let text = bytes[start + 1..<next]
    next += 1
    skipBlanks()
    return text
  }

  /// Reads a number; also accepts NaN and infinities, which RFC 8259 does not allow.
  mutating func number(of name: String) throws(TrackFault) -> Double {
    let start = next
    while next < bytes.count, Self.isInWord(bytes[next]) { next += 1 }
    guard let number = DecimalText.number(bytes[start..<next]) else {
      let text = String(
        decoding: bytes[start...].prefix(min(max(next - start, 1), 40)), as: UTF8.self)
      throw fault(.number(text, of: name), at: start)
    }
    skipBlanks()
    return number
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte &- 0x30 <= 9 || byte | 0x20 &- 0x61 < 26 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Skips a value and everything in it. The open collections are kept in a list, because the
  /// thread's stack might be too small for recursion.
  mutating func skipValue() throws(TrackFault) {
    let outside = depth
    var brackets: [Unicode.Scalar] = []
    repeat {
      var isFirst = false
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        try open(isObject ? "{" : "[")
        brackets.append(isObject ? "}" : "]")
        isFirst = true
      case UInt8(ascii: "\""): _ = try text()
      default: try skipWord()
      }
      while let bracket = brackets.last {
        if try hasElement(before: bracket, isFirst: isFirst) {
          if bracket == "}" { _ = try name() }
          break
        }
        brackets.removeLast()
        isFirst = false
      }
    } while depth > outside
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(TrackFault) {
    let start = next
    while next < bytes.count, Self.isInWord(bytes[next]) { next += 1 }
    let word = bytes[start..<next]
    guard
      word.elementsEqual("null".utf8) || word.elementsEqual("true".utf8)
        || word.elementsEqual("false".utf8) || DecimalText.number(word) != nil
    else { throw fault(.syntax("a value expected"), at: start) }
    skipBlanks()
  }
}
