/// Content line of a calendar after unfolding (RFC 5545 §3.1).
struct CalendarLine {
  /// Line of the file, from 1.
  let number: Int
  /// Name of the property, in capital letters.
  let name: String
  /// Parameters by name, in capital letters.
  let parameters: [String: String]
  let value: String

  /// Reads the lines of a calendar; `nil` if one is not UTF-8.
  ///
  /// Lines are joined before they are decoded, because a fold may split a character.
  static func lines(of bytes: ArraySlice<UInt8>) -> [CalendarLine]? {
    var lines: [CalendarLine] = []
    var unfolded: (number: Int, bytes: [UInt8]) = (0, [])
    /// Adds the unfolded line; returns `false` if it is not UTF-8.
    func add() -> Bool {
      guard !unfolded.bytes.isEmpty else { return true }
      guard let text = String(validating: unfolded.bytes, as: UTF8.self) else { return false }
      if let line = CalendarLine(text, at: unfolded.number) { lines.append(line) }
      return true
    }
    for (index, line) in PhysicalLines(bytes: bytes).enumerated() {
      if let first = line.first, first == 0x20 || first == 0x09, !unfolded.bytes.isEmpty {
        unfolded.bytes += line.dropFirst()
      } else if !line.isEmpty {
        guard add() else { return nil }
        unfolded = (index + 1, Array(line))
      }
    }
    return add() ? lines : nil
  }

  private init(number: Int, name: String, parameters: [String: String], value: String) {
    (self.number, self.name, self.parameters, self.value) = (number, name, parameters, value)
  }

  private init?(_ text: String, at number: Int) {
    self.number = number
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.uppercased()
    guard let colon = Self.colon(of: text, named: name) else { return nil }
    self.name = name
    value = String(text[text.index(after: colon)...])
    var found: [String: String] = [:]
    for parameter in Self.parts(of: text[..<colon]).dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      found[pair[0].uppercased()] = pair[1].filter { $0 != "\"" }
    }
    parameters = found
  }

  /// The line with a number that is `lines` higher, for a file with so many lines before the
  /// calendar.
  func later(by lines: Int) -> CalendarLine {
    CalendarLine(number: number + lines, name: name, parameters: parameters, value: value)
  }

  /// The colon before the value: the first one outside quotes.
  private static func colon(of text: String, named name: String) -> String.Index? {
    // Zone names such as `(UTC+02:00)` aren't always quoted, but a time contains no colon.
    if CalendarTime.properties.contains(name) { return text.lastIndex(of: ":") }
    var isQuoted = false
    return text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
  }

  /// The name and its parameters, split at semicolons outside quotes.
  private static func parts(of text: Substring) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  /// The value as a text (RFC 5545 §3.3.11).
  var text: String {
    var (text, isEscaped) = ("", false)
    for character in value {
      if isEscaped {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}

/// Splits bytes into lines, with the line endings of any system.
private struct PhysicalLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    defer {
      let isPair = rest[end...].starts(with: [0x0D, 0x0A])
      rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
    return rest[..<end]
  }
}
