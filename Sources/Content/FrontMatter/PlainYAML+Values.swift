// Values within a line: text with or without quotes, and lists and objects in brackets.

extension PlainYAML {
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads the value that begins at the next byte, which must exist.
  mutating func inline(depth: Int) throws(Unfamiliar) -> Value {
    switch bytes[next] {
    case "\"", "'": return try quoted()
    case "[": return try bracketedList(depth: depth + 1)
    case "{": return try bracedObject(depth: depth + 1)
    default: return try plain()
    }
  }

  /// Reads unquoted text up to the end of the line or a comment.
  private mutating func plain() throws(Unfamiliar) -> Value {
    guard bytes[next].beginsPlainText, !isAtElement else { throw Unfamiliar() }
    let start = next
    var last = next
    while next < end, bytes[next] != "\n" {
      switch bytes[next] {
      case " ": break
      case "#" where bytes[next - 1] == " ":
        next = last + 1
        return scalar(start..<next)
      case ":" where isBlank(next + 1): throw Unfamiliar()
      default: last = next
      }
      next += 1
    }
    return scalar(start..<last + 1)
  }

  private func scalar(_ range: Range<Int>) -> Value {
    Value(YAMLTag.resolve(text(range)), at: range, isPlain: true)
  }

  /// Reads quoted text that has no escapes.
  private mutating func quoted() throws(Unfamiliar) -> Value {
    let (start, quote) = (next, bytes[next])
    next += 1
    while next < end, bytes[next] != quote {
      guard bytes[next] != "\n", bytes[next] != "\\" || quote == "'" else { throw Unfamiliar() }
      next += 1
    }
    guard next < end else { throw Unfamiliar() }
    next += 1
    // Two single quotes in a row are an escaped quote.
    guard quote == "\"" || next == end || bytes[next] != "'" else { throw Unfamiliar() }
    return Value(.string(text(start + 1..<next - 1)), at: start..<next)
  }

  private mutating func bracketedList(depth: Int) throws(Unfamiliar) -> Value {
    guard depth <= Self.depthLimit else { throw Unfamiliar() }
    let start = next
    var elements: [Value] = []
    while try goesOn(to: "]", isFirst: elements.isEmpty) {
      elements.append(try inBrackets(depth: depth))
    }
    return Value(.array(elements), at: start..<next)
  }

  private mutating func bracedObject(depth: Int) throws(Unfamiliar) -> Value {
    guard depth <= Self.depthLimit else { throw Unfamiliar() }
    let start = next
    var members: [Value.Member] = []
    while try goesOn(to: "}", isFirst: members.isEmpty) {
      guard let name = key() else { throw Unfamiliar() }
      skipBlanks()
      try add(name, try inBrackets(depth: depth), to: &members)
    }
    return Value(.object(members), at: start..<next)
  }

  /// Moves past the next bracket or comma, and past the closing bracket if it follows. Returns
  /// whether another element follows.
  private mutating func goesOn(
    to bracket: Unicode.Scalar, isFirst: Bool
  ) throws(Unfamiliar) -> Bool {
    if isFirst { next += 1 }
    skipBlanks()
    guard next < end else { throw Unfamiliar() }
    if bytes[next] == bracket {
      next += 1
      return false
    }
    guard !isFirst else { return true }
    guard bytes[next] == "," else { throw Unfamiliar() }
    next += 1
    skipBlanks()
    // A trailing comma is left to libyaml.
    guard next < end, bytes[next] != bracket else { throw Unfamiliar() }
    return true
  }

  private mutating func inBrackets(depth: Int) throws(Unfamiliar) -> Value {
    guard next < end else { throw Unfamiliar() }
    switch bytes[next] {
    case "\"", "'", "[", "{": return try inline(depth: depth)
    default: break
    }
    guard bytes[next].beginsPlainText else { throw Unfamiliar() }
    let start = next
    var last = next
    while next < end {
      switch bytes[next] {
      case ",", "]", "}":
        // A dash by itself begins an element of a block list, which can't be inside brackets.
        guard last > start || bytes[start] != "-" else { throw Unfamiliar() }
        return scalar(start..<last + 1)
      case "[", "{", ":", "?", "#", "\n": throw Unfamiliar()
      case " ": guard next > start + 1 || bytes[start] != "-" else { throw Unfamiliar() }
      default: last = next
      }
      next += 1
    }
    throw Unfamiliar()
  }
}

extension UInt8 {
  /// Whether unquoted text may begin with this byte. A dash may, if another character follows it
  /// (YAML 1.2.2 §7.3.3).
  fileprivate var beginsPlainText: Bool {
    switch self {
    case "\n", " ", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"":
      false
    case "%", "@", "`": false
    default: true
    }
  }
}
