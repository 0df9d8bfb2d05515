import Diagnostics

extension Value {
  /// Parses a file, or a range of it, as JSON (RFC 8259); `nil` where it holds a mistake.
  package static func json(
    _ findings: Findings, _ range: Range<Int>? = nil, depth: Int = ContentLimits.jsonDepth
  ) -> Value? {
    let range = range ?? findings.file.text
    guard findings.isText(range) else { return nil }
    var parser = JSONParser(findings, range, depthLimit: depth)
    return parser.parse()
  }
}

/// A strict JSON parser that goes on behind each mistake whose end is plain to see.
struct JSONParser {
  /// Thrown behind a mistake that was reported and that makes the rest unreadable.
  struct Stop: Error {}

  let findings: Findings
  let bytes: [UInt8]
  let end: Int
  var next: Int

  private let depthLimit: Int
  private let mistakesBefore: Int

  init(_ findings: Findings, _ range: Range<Int>, depthLimit: Int) {
    self.findings = findings
    bytes = findings.file.bytes
    next = range.lowerBound
    end = range.upperBound
    self.depthLimit = depthLimit
    mistakesBefore = findings.mistakes
  }

  mutating func parse() -> Value? {
    do throws(Stop) {
      skipBlanks()
      if next == end { throw stop(.empty, end..<end) }
      let value = try value(depth: 0)
      skipBlanks()
      if next < end { throw stop(.moreAfterEnd, next..<end) }
      return findings.mistakes == mistakesBefore ? value : nil
    } catch {
      return nil
    }
  }

  // MARK: - Structure

  private mutating func value(depth: Int) throws(Stop) -> Value {
    guard next < end else { throw stop(.noValue(found: nil), end..<end) }
    let start = next
    switch bytes[next] {
    case "{": return try object(depth: depth + 1)
    case "[": return try array(depth: depth + 1)
    case "\"", "'":
      let text = try text()
      return Value(.string(text), at: start..<next)
    case "0"..."9", "-", "+", ".":
      let kind = number()
      return Value(kind, at: start..<next)
    case let byte where byte.isWordStart:
      let kind = word()
      return Value(kind, at: start..<next)
    default:
      throw stop(.noValue(found: character(at: next)), next..<next + 1)
    }
  }

  private mutating func array(depth: Int) throws(Stop) -> Value {
    let start = next
    try open(depth)
    var elements: [Value] = []
    var comma: Int?
    while true {
      skipBlanks()
      guard next < end else { throw stop(.unclosed("]"), start..<start + 1) }
      if bytes[next] == "]" { break }
      if bytes[next] == "}" { throw stop(.mismatch("]"), next..<next + 1) }
      if !elements.isEmpty, comma == nil { try missingComma() }
      elements.append(try value(depth: depth))
      comma = takeComma()
    }
    if let comma { mistake(.trailingComma("]"), comma..<comma + 1) }
    next += 1
    return Value(.array(elements), at: start..<next)
  }

  private mutating func object(depth: Int) throws(Stop) -> Value {
    let start = next
    try open(depth)
    var members = MemberList()
    var comma: Int?
    while true {
      skipBlanks()
      guard next < end else { throw stop(.unclosed("}"), start..<start + 1) }
      if bytes[next] == "}" { break }
      if bytes[next] == "]" { throw stop(.mismatch("}"), next..<next + 1) }
      if !members.isEmpty, comma == nil { try missingComma() }
      let nameStart = next
      let name = try name()
      let nameRange = nameStart..<next
      skipBlanks()
      guard next < end, bytes[next] == ":" else {
        throw stop(.noColon(name), nameRange)
      }
      next += 1
      skipBlanks()
      let value = try value(depth: depth)
      members.append(Value.Member(name: name, nameRange: nameRange, value: value), findings)
      comma = takeComma()
    }
    if let comma { mistake(.trailingComma("}"), comma..<comma + 1) }
    next += 1
    return Value(.object(members.members), at: start..<next)
  }

  private mutating func open(_ depth: Int) throws(Stop) {
    guard depth <= depthLimit else {
      findings.report(at: next..<next + 1) { ReadingDiagnostics.tooDeep(depthLimit, at: $0) }
      throw Stop()
    }
    next += 1
  }

  private mutating func name() throws(Stop) -> String {
    switch bytes[next] {
    case "\"", "'": return try text()
    case let byte where byte.isWordStart:
      let start = next
      let name = takeWord()
      mistake(.bareName(name), start..<next)
      return name
    default: throw stop(.noName(found: character(at: next)), next..<next + 1)
    }
  }

  private mutating func takeComma() -> Int? {
    skipBlanks()
    guard next < end, bytes[next] == "," else { return nil }
    next += 1
    return next - 1
  }

  /// Goes on where what follows can only be the next element; stops at anything else.
  private func missingComma() throws(Stop) {
    switch bytes[next] {
    case "\"", "'", "{", "[", "0"..."9", "-", "t", "f", "n":
      var last = next - 1
      while last > 0, bytes[last].isBlank { last -= 1 }
      mistake(.missingComma, last..<last + 1)
    default: throw stop(.noComma(found: character(at: next)), next..<next + 1)
    }
  }

  /// Skips blanks, and comments, which are reported.
  private mutating func skipBlanks() {
    while next < end {
      switch bytes[next] {
      case " ", "\t", "\n", "\r": next += 1
      case "#": skipComment(until: "\n")
      case "/" where next + 1 < end && bytes[next + 1] == "/": skipComment(until: "\n")
      case "/" where next + 1 < end && bytes[next + 1] == "*": skipComment(until: "*/")
      default: return
      }
    }
  }

  private mutating func skipComment(until terminator: StaticString) {
    let start = next
    let isBlock = terminator.utf8CodeUnitCount == 2
    next += isBlock ? 2 : 1
    while next < end {
      if isBlock, bytes[next] == "*", next + 1 < end, bytes[next + 1] == "/" {
        next += 2
        break
      }
      if !isBlock, bytes[next] == "\n" || bytes[next] == "\r" { break }
      next += 1
    }
    mistake(.comment, start..<next)
  }

  // MARK: - Mistakes

  func mistake(_ mistake: JSONMistake, _ range: Range<Int>) {
    findings.report(at: range) { ReadingDiagnostics.json(mistake, at: $0) }
  }

  func stop(_ mistake: JSONMistake, _ range: Range<Int>) -> Stop {
    self.mistake(mistake, range)
    return Stop()
  }

  private func character(at index: Int) -> Character? {
    String(decoding: bytes[index..<min(index + 16, end)], as: UTF8.self).first
  }
}

/// What can be wrong in JSON.
enum JSONMistake {
  case empty
  case moreAfterEnd
  case noValue(found: Character?)
  case noName(found: Character?)
  case noColon(String)
  case noComma(found: Character?)
  case missingComma
  case trailingComma(String)
  case unclosed(String)
  case mismatch(String)
  case comment
  case bareName(String)
  case word(String)
  case number(String)
  case singleQuotes
  case unclosedText
  case control(UInt8)
  case escape(String)
  case halfCharacter(String)
}
