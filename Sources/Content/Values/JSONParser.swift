import Diagnostics

extension Value {
  /// Parses a file, or a range of it, as JSON (RFC 8259); `nil` if it contains a mistake.
  package static func json(
    _ findings: Findings, _ range: Range<Int>? = nil, depth: Int = ContentLimits.jsonDepth
  ) -> Value? {
    guard findings.isInBytes() else { return nil }
    let range = range ?? findings.file.text
    guard findings.isText(range) else { return nil }
    var parser = JSONParser(findings, range, depthLimit: depth)
    return parser.parse()
  }
}

/// A strict JSON parser that continues after each mistake with an obvious end.
struct JSONParser {
  /// Thrown after a reported mistake that makes the rest unreadable.
  struct Stop: Error {}

  let findings: Findings
  let bytes: [UInt8]
  let end: Int
  var next: Int

  private let depthLimit: Int
  private let mistakesBefore: Int
  /// Range of the first text in quotes other than JSON's, and the number of such texts.
  private var otherQuotes: (first: Range<Int>, texts: Int)?

  init(_ findings: Findings, _ range: Range<Int>, depthLimit: Int) {
    self.findings = findings
    bytes = findings.file.bytes
    next = range.lowerBound
    end = range.upperBound
    self.depthLimit = depthLimit
    mistakesBefore = findings.mistakes
  }

  mutating func parse() -> Value? {
    let value = whole()
    if let (first, texts) = otherQuotes {
      mistake(
        "JSON puts text in straight double quotes",
        fix: "write \" on both sides"
          + (texts == 1
            ? ""
            : "; \(texts - 1) more "
              + (texts == 2 ? "text of this file needs it" : "texts of this file need it")),
        first)
    }
    return findings.mistakes == mistakesBefore ? value : nil
  }

  private mutating func whole() -> Value? {
    do throws(Stop) {
      skipBlanks()
      if next == end {
        throw stop("the file contains no JSON", fix: "write at least '{}'", end..<end)
      }
      let value = try value()
      skipBlanks()
      if next < end {
        throw stop(
          "there is more text after the end of the value",
          fix: "put several values in one list: '[…, …]'", next..<end)
      }
      return value
    } catch {
      return nil
    }
  }

  /// Records a text in quotes other than JSON's. Authors who use such quotes use them everywhere,
  /// so they are reported once.
  mutating func noteOtherQuotes(_ range: Range<Int>) {
    otherQuotes = (otherQuotes?.first ?? range, (otherQuotes?.texts ?? 0) + 1)
  }

  // MARK: - Structure

  /// An open object or list around the next value.
  private struct Collection {
    let isObject: Bool
    let start: Int
    var elements: [Value] = []
    var members = MemberList()
    /// Name of the member whose value is next.
    var name: (text: String, range: Range<Int>) = ("", 0..<0)

    var isEmpty: Bool { isObject ? members.isEmpty : elements.isEmpty }
    var bracket: String { isObject ? "}" : "]" }

    mutating func append(_ value: Value, _ findings: Findings) {
      if isObject {
        let member = Value.Member(name: name.text, nameRange: name.range, value: value)
        members.append(member, findings)
      } else {
        elements.append(value)
      }
    }

    func value(end: Int) -> Value {
      Value(isObject ? .object(members.members) : .array(elements), at: start..<end)
    }
  }

  /// Reads a value with everything in it. Open collections are kept on a separate stack, because
  /// the thread's might be too small for a malicious file.
  private mutating func value() throws(Stop) -> Value {
    var open: [Collection] = []
    while true {
      var finished: Value?
      if next < end, bytes[next] == "{" || bytes[next] == "[" {
        guard open.count < depthLimit else {
          findings.report(at: next..<next + 1) { ReadingDiagnostics.tooDeep(depthLimit, at: $0) }
          throw Stop()
        }
        open.append(Collection(isObject: bytes[next] == "{", start: next))
        next += 1
      } else {
        finished = try scalar()
      }
      while let top = open.indices.last {
        if let value = finished { open[top].append(value, findings) }
        finished = nil
        if try advance(&open[top]) { break }
        finished = open.removeLast().value(end: next)
      }
      if let finished { return finished }
    }
  }

  private mutating func scalar() throws(Stop) -> Value {
    guard next < end else { throw stop("expected a value, found the end", end..<end) }
    let start = next
    switch bytes[next] {
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
      if let text = curvedText() { return Value(.string(text), at: start..<next) }
      throw stop("expected a value, found \(found(at: next))", next..<next + 1)
    }
  }

  /// Moves to the collection's next value, past comma and name. At the end of the collection, it
  /// moves past that and returns `false`.
  private mutating func advance(_ collection: inout Collection) throws(Stop) -> Bool {
    let comma = collection.isEmpty ? nil : takeComma()
    skipBlanks()
    guard next < end else {
      throw stop(
        "this bracket isn't closed", fix: "close it with '\(collection.bracket)'",
        collection.start..<collection.start + 1)
    }
    if bytes[next] == "}" || bytes[next] == "]" {
      guard collection.isObject == (bytes[next] == "}") else {
        throw stop(
          "this bracket closes nothing", fix: "write '\(collection.bracket)' first",
          next..<next + 1)
      }
      if let comma {
        mistake(
          "there is a comma before '\(collection.bracket)'",
          fix: "remove the comma", comma..<comma + 1)
      }
      next += 1
      return false
    }
    if comma == nil, !collection.isEmpty { try missingComma() }
    if collection.isObject { collection.name = try name() }
    return true
  }

  /// Reads a member's name and the colon after it.
  private mutating func name() throws(Stop) -> (String, Range<Int>) {
    let start = next
    let text = try nameText()
    let range = start..<next
    skipBlanks()
    guard next < end, bytes[next] == ":" else {
      throw stop(
        "the key '\(text)' has no value", fix: "write ':' and a value after it", range)
    }
    next += 1
    skipBlanks()
    return (text, range)
  }

  private mutating func nameText() throws(Stop) -> String {
    switch bytes[next] {
    case "\"", "'": return try text()
    case let byte where byte.isWordStart:
      let start = next
      let name = takeWord()
      mistake("the key '\(name)' isn't in quotes", fix: "write \"\(name)\"", start..<next)
      return name
    default:
      if let text = curvedText() { return text }
      throw stop("expected a key in double quotes, found \(found(at: next))", next..<next + 1)
    }
  }

  private mutating func takeComma() -> Int? {
    skipBlanks()
    guard next < end, bytes[next] == "," else { return nil }
    next += 1
    return next - 1
  }

  /// Continues if only the next element can follow; stops otherwise.
  private func missingComma() throws(Stop) {
    switch bytes[next] {
    case "\"", "'", "{", "[", "0"..."9", "-", "t", "f", "n":
      var last = next - 1
      while last > 0, bytes[last].isBlank { last -= 1 }
      mistake("a comma is missing", fix: "write ',' after this", last..<last + 1)
    default: throw stop("expected ',' or the end, found \(found(at: next))", next..<next + 1)
    }
  }

  /// Skips whitespace and comments, and reports the comments.
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
    mistake("JSON has no comments", fix: "remove it", start..<next)
  }

  // MARK: - Mistakes

  func mistake(
    _ message: @autoclosure () -> String, fix: @autoclosure () -> String? = nil,
    _ range: Range<Int>
  ) {
    findings.report(.contentJsonSyntax, at: range, message(), fix: fix())
  }

  func stop(_ message: String, fix: String? = nil, _ range: Range<Int>) -> Stop {
    mistake(message, fix: fix, range)
    return Stop()
  }

  private func found(at index: Int) -> String {
    ReadingDiagnostics.name(
      String(decoding: bytes[index..<min(index + 16, end)], as: UTF8.self).first)
  }
}
