import Diagnostics

extension Value {
  /// Reads TOML 1.0 front matter as an object; `nil` if it contains a mistake.
  ///
  /// Dates and times become text as written.
  package static func toml(
    _ findings: Findings, _ content: Range<Int>, opening: Range<Int>
  ) -> Value? {
    guard findings.isText(content) else { return nil }
    let whole = opening.lowerBound..<max(opening.upperBound, content.upperBound)
    var parser = TOMLParser(findings, content)
    return parser.parse(root: whole)
  }
}

/// A strict TOML parser that continues with the next line after a mistake.
struct TOMLParser {
  /// Thrown after a mistake was reported. `isFinal` means that the following lines can't be read.
  struct Stop: Error {
    let isFinal: Bool
  }

  let findings: Findings
  let bytes: [UInt8]
  let end: Int
  var next: Int
  /// Number of open brackets and long texts, which continue over line ends.
  var openings = 0

  init(_ findings: Findings, _ range: Range<Int>) {
    self.findings = findings
    bytes = findings.file.bytes
    next = range.lowerBound
    end = range.upperBound
  }

  mutating func parse(root: Range<Int>) -> Value? {
    let mistakesBefore = findings.mistakes
    var tables = TOMLTables(findings, root: root)
    while next < end {
      do throws(Stop) {
        try line(&tables)
      } catch {
        guard !error.isFinal, openings == 0 else { return nil }
        while next < end, bytes[next] != "\n" { next += 1 }
      }
    }
    return findings.mistakes == mistakesBefore ? tables.value() : nil
  }

  // MARK: - Lines

  private mutating func line(_ tables: inout TOMLTables) throws(Stop) {
    skipBlanks()
    guard next < end else { return }
    switch bytes[next] {
    case "\n", "\r", "#": break
    case "[": try header(&tables)
    default: try keyValue(&tables)
    }
    try endLine()
  }

  private mutating func header(_ tables: inout TOMLTables) throws(Stop) {
    let start = next
    let isList = next + 1 < end && bytes[next + 1] == "["
    next += isList ? 2 : 1
    let path = try key()
    for _ in 0..<(isList ? 2 : 1) {
      guard take("]") else { throw stop(.unclosedHeader(isList ? "]]" : "]"), start..<next) }
    }
    do throws(TOMLTables.Refusal) {
      if isList {
        try tables.beginElement(path, at: start..<next)
      } else {
        try tables.begin(path, at: start..<next)
      }
    } catch {
      // Without this table, its keys would look like duplicates.
      throw Stop(isFinal: true)
    }
  }

  private mutating func keyValue(_ tables: inout TOMLTables) throws(Stop) {
    let path = try key()
    guard take("=") else { throw stop(.noEquals, keyRange(path)) }
    skipBlanks()
    let value = try value(depth: tables.depth(ofKeyWith: path.count))
    do throws(TOMLTables.Refusal) { try tables.set(path, to: value) } catch {
      throw Stop(isFinal: false)
    }
  }

  private mutating func endLine() throws(Stop) {
    skipBlanks()
    try skipComment()
    if next < end, bytes[next] == "\r", next + 1 < end, bytes[next + 1] == "\n" { next += 1 }
    guard next < end else { return }
    guard bytes[next] == "\n" else {
      throw stop(.moreOnLine(found: character), next..<next + 1)
    }
    next += 1
  }

  // MARK: - Keys

  /// Reads a dotted key and the spaces after it.
  mutating func key() throws(Stop) -> [TOMLTables.Name] {
    var path: [TOMLTables.Name] = []
    repeat {
      skipBlanks()
      path.append(try keyPart())
      skipBlanks()
    } while take(".")
    return path
  }

  private mutating func keyPart() throws(Stop) -> TOMLTables.Name {
    let start = next
    guard next < end else { throw stop(.noKey(found: nil), next..<next) }
    switch bytes[next] {
    case "\"":
      let text = try basicText()
      return TOMLTables.Name(text: text, range: start..<next)
    case "'":
      let text = try literalText()
      return TOMLTables.Name(text: text, range: start..<next)
    default:
      while next < end, bytes[next].isBareKey { next += 1 }
      guard next > start else { throw stop(.noKey(found: character), next..<next + 1) }
      return TOMLTables.Name(
        text: String(decoding: bytes[start..<next], as: UTF8.self), range: start..<next)
    }
  }

  func keyRange(_ path: [TOMLTables.Name]) -> Range<Int> {
    guard let first = path.first, let last = path.last else { return next..<next }
    return first.range.lowerBound..<last.range.upperBound
  }

  // MARK: - Steps

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next < end, bytes[next] == scalar else { return false }
    next += 1
    return true
  }

  mutating func skipBlanks() {
    while next < end, bytes[next] == " " || bytes[next] == "\t" { next += 1 }
  }

  mutating func skipComment() throws(Stop) {
    guard next < end, bytes[next] == "#" else { return }
    while next < end, bytes[next] != "\n" {
      if bytes[next] == "\r", next + 1 < end, bytes[next + 1] == "\n" { return }
      if bytes[next].isTOMLControl { throw stop(.control(bytes[next]), next..<next + 1) }
      next += 1
    }
  }

  var character: Character? {
    String(decoding: bytes[next..<min(next + 16, end)], as: UTF8.self).first
  }

  func mistake(_ mistake: TOMLMistake, _ range: Range<Int>) {
    findings.report(at: range) { ReadingDiagnostics.toml(mistake, at: $0) }
  }

  func stop(_ mistake: TOMLMistake, _ range: Range<Int>, isFinal: Bool = false) -> Stop {
    self.mistake(mistake, range)
    return Stop(isFinal: isFinal)
  }
}

/// A mistake in TOML.
enum TOMLMistake {
  case noKey(found: Character?)
  case noEquals
  case noValue(found: Character?)
  case word(String)
  case number(String)
  case date(String)
  case moreOnLine(found: Character?)
  case unclosedHeader(String)
  case unclosed(String)
  case unclosedText
  case noComma(String, found: Character?)
  case escape(String)
  case control(UInt8)
}

extension UInt8 {
  /// Whether the byte is allowed in an unquoted key: `A-Z a-z 0-9 _ -`.
  fileprivate var isBareKey: Bool { isLetter || isDigit || self == "_" || self == "-" }

  /// Whether it is a control character that isn't allowed in TOML text and comments. Tabs are
  /// allowed.
  var isTOMLControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }
}
