import Diagnostics

extension TOMLParser {
  /// Reads a value. `depth` is the depth of the table that contains it.
  mutating func value(depth: Int) throws(Stop) -> Value {
    let start = next
    guard next < end else { throw stop(.noValue(found: nil), next..<next) }
    switch bytes[next] {
    case "\"":
      let isLong = isTripled("\"")
      let text = isLong ? try longText("\"") : try basicText()
      return Value(.string(text), at: start..<next)
    case "'":
      let isLong = isTripled("'")
      let text = isLong ? try longText("'") : try literalText()
      return Value(.string(text), at: start..<next)
    case "[": return try array(depth: depth + 1)
    case "{": return try inlineTable(depth: depth + 1)
    case "\n", "\r", "#": throw stop(.noValue(found: nil), start..<start)
    default: return try bareValue()
    }
  }

  // MARK: - Collections

  private mutating func array(depth: Int) throws(Stop) -> Value {
    let start = next
    try open(depth)
    var elements: [Value] = []
    while true {
      try skipLines()
      guard next < end else { throw stop(.unclosed("]"), start..<start + 1, isFinal: true) }
      if take("]") { break }
      elements.append(try value(depth: depth))
      try skipLines()
      if take(",") { continue }
      guard next < end else { throw stop(.unclosed("]"), start..<start + 1, isFinal: true) }
      guard take("]") else { throw stop(.noComma("]", found: character), next..<next + 1) }
      break
    }
    openings -= 1
    return Value(.array(elements), at: start..<next)
  }

  /// Reads an inline table, which can't be extended later.
  private mutating func inlineTable(depth: Int) throws(Stop) -> Value {
    let start = next
    try open(depth)
    var tables = TOMLTables(findings, root: start..<start + 1, depth: depth)
    skipBlanks()
    var isClosed = take("}")
    while !isClosed {
      let path = try key()
      guard take("=") else { throw stop(.noEquals, keyRange(path)) }
      skipBlanks()
      let value = try value(depth: tables.depth(ofKeyWith: path.count))
      do throws(TOMLTables.Refusal) { try tables.set(path, to: value) } catch {
        throw Stop(isFinal: false)
      }
      skipBlanks()
      if take(",") { continue }
      isClosed = take("}")
      if !isClosed {
        throw stop(.noComma("}", found: next < end ? character : nil), next..<next + 1)
      }
    }
    openings -= 1
    return Value(tables.value().kind, at: start..<next)
  }

  private mutating func open(_ depth: Int) throws(Stop) {
    guard depth <= ContentLimits.frontMatterDepth else {
      findings.report(at: next..<next + 1) {
        ReadingDiagnostics.tooDeep(ContentLimits.frontMatterDepth, at: $0)
      }
      throw Stop(isFinal: true)
    }
    openings += 1
    next += 1
  }

  /// Skips whitespace, line ends and comments between the elements of a list.
  private mutating func skipLines() throws(Stop) {
    while next < end {
      switch bytes[next] {
      case " ", "\t", "\n": next += 1
      case "\r" where next + 1 < end && bytes[next + 1] == "\n": next += 2
      case "#": try skipComment()
      default: return
      }
    }
  }

  // MARK: - Words, numbers, dates

  private mutating func bareValue() throws(Stop) -> Value {
    let start = next
    func isBare(_ byte: UInt8) -> Bool {
      byte.isLetter || byte.isDigit || byte == "_" || byte == "-" || byte == "+" || byte == "."
        || byte == ":"
    }
    while next < end, isBare(bytes[next]) { next += 1 }
    // A space may replace the T between date and time.
    if next - start == 10, next + 2 < end, bytes[next] == " ", bytes[next + 1].isDigit,
      bytes[next + 2].isDigit, TOMLScalar.isDate(bytes[start..<next])
    {
      next += 1
      while next < end, isBare(bytes[next]) { next += 1 }
    }
    guard next > start else { throw stop(.noValue(found: character), next..<next + 1) }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    switch TOMLScalar(bytes[start..<next]) {
    case .bool(let flag): return Value(.bool(flag), at: start..<next)
    case .number: return Value(.number(text), at: start..<next)
    case .date: return Value(.string(text), at: start..<next)
    case .wrongNumber: throw stop(.number(text), start..<next)
    case .wrongDate: throw stop(.date(text), start..<next)
    case .word: throw stop(.word(text), start..<next)
    }
  }
}
