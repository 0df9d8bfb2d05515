extension OtherSyntax {
  /// The text of paragraphs without other programs' syntax, for cards, descriptions and feeds. Only
  /// the visible text of a wiki link stays.
  ///
  /// `lineStarts` are the indices at which lines begin. Ranges of `code` stay as written. A text
  /// that `isCut` may end within syntax.
  static func removed(
    from bytes: [UInt8], lineStarts: [Int], code: [Range<Int>], isCut: Bool
  ) -> [UInt8] {
    var lines = bytes
    for start in lineStarts where start > 0 { lines[start - 1] = UInt8(ascii: "\n") }
    return lines.withUnsafeBufferPointer { text in
      var remover = Remover(text: text, code: code[...])
      remover.remove(isCut: isCut)
      return remover.result
    }
  }
}

private struct Remover {
  let text: UnsafeBufferPointer<UInt8>
  var code: ArraySlice<Range<Int>>
  var result: [UInt8] = []
  private var marks = ClosingMarks()

  init(text: UnsafeBufferPointer<UInt8>, code: ArraySlice<Range<Int>>) {
    self.text = text
    self.code = code
  }

  mutating func remove(isCut: Bool) {
    var index = 0
    while index < text.count {
      while let first = code.first, first.upperBound <= index { code.removeFirst() }
      if let first = code.first, first.contains(index) {
        for byte in text[first] { append(byte) }
        index = first.upperBound
        continue
      }
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "$"), UInt8(ascii: ":"):
        if let next = afterSyntax(at: index) {
          index = next
        } else if isCut, beginsShortcode(at: index) {
          return
        } else {
          append(text[index])
          index += 1
        }
      default:
        append(text[index])
        index += 1
      }
    }
  }

  /// Appends a byte, or a space for a line end. Removed syntax must not leave two spaces in a row.
  private mutating func append(_ byte: UInt8) {
    let byte = byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte
    if byte == UInt8(ascii: " "), result.last == byte { return }
    result.append(byte)
  }

  /// Index after the syntax that begins at an index; `nil` if no syntax begins there.
  private mutating func afterSyntax(at start: Int) -> Int? {
    if let end = afterAlert(at: start) { return end }
    var end = start
    let syntax = OtherSyntax(at: start, of: text, upTo: text.count, &marks, end: &end)
    switch syntax {
    case nil: return nil
    case .wikilink: appendText(ofLink: start + 2..<end - 2)
    case .fence, .hidingBox:
      // The words after a fence are the name of the box, not text.
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    default: break
    }
    return end
  }

  /// Appends the visible text of a wiki link, which is after any `|`; an embedded file has no text.
  private mutating func appendText(ofLink content: Range<Int>) {
    if result.last == UInt8(ascii: "!") {
      result.removeLast()
      return
    }
    let bar = text[content].lastIndex(of: UInt8(ascii: "|"))
    for byte in text[(bar.map { $0 + 1 } ?? content.lowerBound)..<content.upperBound] {
      append(byte)
    }
  }

  /// Index after `[!NOTE]` at the start of a line, and after the sign with which Obsidian folds it.
  private func afterAlert(at start: Int) -> Int? {
    guard start == 0 || text[start - 1] == UInt8(ascii: "\n"), start + 3 < text.count,
      text[start] == UInt8(ascii: "["), text[start + 1] == UInt8(ascii: "!")
    else { return nil }
    let word = text[(start + 2)...].prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
    guard !word.isEmpty, word.endIndex < text.count, text[word.endIndex] == UInt8(ascii: "]") else {
      return nil
    }
    let end = word.endIndex + 1
    guard end < text.count else { return end }
    return text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") ? end + 1 : end
  }

  /// Whether a shortcode or a tag begins whose end was cut off.
  private func beginsShortcode(at start: Int) -> Bool {
    start + 2 < text.count && text[start] == UInt8(ascii: "{")
      && (text[start + 1] == UInt8(ascii: "%")
        || text[start + 1] == UInt8(ascii: "{")
          && (text[start + 2] == UInt8(ascii: "<") || text[start + 2] == UInt8(ascii: "%")))
  }
}
