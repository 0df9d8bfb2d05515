/// Collects the beginning of a text.
struct Excerpt {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  private var hasEnded = false
  /// Name of the raw HTML element that hides the following text; `nil` if none does.
  private var hiddenElement: String?
  /// Whether such an element has just ended, so that its surroundings may leave two spaces in a
  /// row.
  private var isAfterHidden = false
  /// Indices at which lines of the author's text begin.
  private var lineStarts: [Int] = [0]
  /// Ranges of code, which stays as written.
  private var code: [Range<Int>] = []

  /// Takes a limit in characters, which includes the `…`.
  init(limit: Int) {
    self.limit = limit
    bytes.reserveCapacity(limit * 2)
  }

  var wantsMore: Bool { limit > 0 && !isCut && !hasEnded }

  /// Whether the excerpt has begun. It ends before a list, whose items are not sentences; if the
  /// text begins with a list, the excerpt consists of its items.
  var hasText: Bool { !bytes.isEmpty }

  /// Ignores everything from here on, because it isn't part of the text itself.
  mutating func end() { hasEnded = true }

  /// Reads raw HTML, which matters only for the text that it hides.
  mutating func add(raw node: MarkdownNode) {
    if let hiddenElement {
      let text = String(decoding: node.literal, as: UTF8.self).lowercased()
      if text.contains("</" + hiddenElement) {
        self.hiddenElement = nil
        isAfterHidden = true
      }
    } else {
      hiddenElement = node.hiddenElement
    }
  }

  mutating func add(code: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    add(code)
    self.code.append(start..<bytes.count)
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard wantsMore, hiddenElement == nil else { return }
    var text = text
    if isAfterHidden {
      isAfterHidden = false
      if bytes.last?.isBlank ?? true {
        text = UnsafeBufferPointer(rebasing: text.drop(while: \.isBlank))
      }
    }
    // A character may have many bytes, and one with endless combining marks could be the whole
    // text.
    var end = min(text.count, max(0, limit * 8 + 64 - bytes.count))
    isCut = end < text.count
    // Cuts only between characters.
    while isCut, end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    bytes.append(contentsOf: text[..<end])
  }

  /// Ends a line, which adds a space to the excerpt.
  mutating func addSpace() {
    guard wantsMore, let last = bytes.last else { return }
    if last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
    if lineStarts.last != bytes.count { lineStarts.append(bytes.count) }
  }

  /// The whole text if it is short enough; otherwise its beginning, up to the end of a word, and
  /// `…`.
  var text: String { cut.text }

  /// The text without other programs' syntax, which only pages show.
  private var withoutOtherSyntax: [UInt8] {
    OtherSyntax.removed(from: bytes, lineStarts: lineStarts, code: code, isCut: isCut)
  }

  /// The text or its beginning, and whether the text continues.
  var cut: (text: String, isCut: Bool) {
    let shown = bytes.withUnsafeBufferPointer(OtherSyntax.mayBe) ? withoutOtherSyntax : bytes
    var trimmed = shown.drop(while: \.isBlank)
    while let last = trimmed.last, last.isBlank { trimmed.removeLast() }
    if let short = beginning(of: trimmed) { return short }
    let whole = String(decoding: trimmed, as: UTF8.self)
    guard let cut = whole.index(ofCharacter: max(0, limit - 1)), cut < whole.endIndex,
      isCut || whole.index(after: cut) < whole.endIndex
    else {
      // Leaves out a character that the limit in bytes has cut.
      return isCut ? (String(whole.dropLast()) + "…", true) : (whole, false)
    }
    // Joins bytes, because strings are concatenated character by character, into twice the
    // capacity.
    let beginning = whole[..<cut].upToLastWord(before: whole[cut])
    return (String(decoding: Array(beginning.utf8) + Array("…".utf8), as: UTF8.self), true)
  }
}

// MARK: - By bytes

extension Excerpt {
  /// The beginning of a text if every character up to the limit is a single scalar; `nil` if that
  /// isn't certain. It takes a tenth of the time of the general way.
  private func beginning(of text: ArraySlice<UInt8>) -> (text: String, isCut: Bool)? {
    guard limit > 0 else { return nil }
    var cut = text.startIndex
    var end = cut
    for number in 0..<limit {
      guard end < text.endIndex else {
        return isCut ? nil : (String(decoding: text, as: UTF8.self), false)
      }
      guard let length = text.lengthOfCharacter(at: end) else { return nil }
      if number == limit - 1 { cut = end }
      end += length
    }
    // The character at the end must not combine with the one before it.
    guard end == text.endIndex || text.lengthOfCharacter(at: end) != nil else { return nil }
    guard isCut || end < text.endIndex else {
      return (String(decoding: text, as: UTF8.self), false)
    }
    let beginning = text[..<cut].upToLastWord(before: text[cut])
    return (String(decoding: beginning + Self.ellipsis, as: UTF8.self), true)
  }

  private static let ellipsis = Array("…".utf8)
}

extension ArraySlice<UInt8> {
  /// Number of bytes of a character that is a single scalar in any surroundings (UAX #29); `nil`
  /// for others. These are ASCII except for the carriage return, and dashes, quotation marks and
  /// similar signs from U+2010 on, none of which is a space.
  fileprivate func lengthOfCharacter(at index: Index) -> Int? {
    let first = self[index]
    if first < 0x80 { return first == UInt8(ascii: "\r") ? nil : 1 }
    guard first == 0xE2, index + 2 < endIndex, self[index + 1] == 0x80,
      (0x90...0xA7).contains(self[index + 2])
    else { return nil }
    return 3
  }

  /// The bytes without a last word that continues in `next`, the first byte after them; as for
  /// strings.
  fileprivate func upToLastWord(before next: UInt8) -> ArraySlice<UInt8> {
    if next.isSpace { return withoutTrailingSpace }
    guard let space = lastIndex(where: \.isSpace), (space - startIndex) * 2 >= count else {
      return self
    }
    return self[..<space].withoutTrailingSpace
  }

  private var withoutTrailingSpace: ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !$0.isSpace }) else { return [] }
    return self[...last]
  }
}

extension UInt8 {
  /// Whether it is an ASCII character with Unicode's property White_Space.
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

// MARK: - By characters

extension String {
  /// Index of a character, given by its number; `nil` after the end.
  fileprivate func index(ofCharacter number: Int) -> Index? {
    // In ASCII every byte is a character; counting other characters takes far longer.
    if utf8.prefix(number + 2).allSatisfy({ $0 < 0x80 }) {
      return utf8.index(startIndex, offsetBy: number, limitedBy: endIndex)
    }
    var index = startIndex
    for _ in 0..<number {
      guard index < endIndex else { return nil }
      index = self.index(afterCharacterAt: index)
    }
    return index
  }

  private func index(afterCharacterAt index: Index) -> Index {
    let next = utf8.index(after: index)
    let isAlone =
      utf8[index] < 0x80 && utf8[index] != UInt8(ascii: "\r")
      && (next == endIndex || utf8[next] < 0x80)
    return isAlone ? next : self.index(after: index)
  }
}

extension Substring {
  /// The text without a last word that continues in `next`, unless that word is more than half of
  /// the text: some scripts have no spaces.
  fileprivate func upToLastWord(before next: Character) -> Substring {
    if next.isWhitespace { return withoutTrailingSpace }
    guard let space = lastIndex(where: \.isWhitespace),
      self[..<space].utf8.count * 2 >= utf8.count
    else { return self }
    return self[..<space].withoutTrailingSpace
  }

  private var withoutTrailingSpace: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }
}
