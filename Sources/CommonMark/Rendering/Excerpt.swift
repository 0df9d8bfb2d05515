/// Collects how a text begins.
struct Excerpt {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  private var hasEnded = false

  /// `limit` counts characters, the `…` included.
  init(limit: Int) {
    self.limit = limit
    bytes.reserveCapacity(limit * 2)
  }

  var wantsMore: Bool { limit > 0 && !isCut && !hasEnded }

  /// What comes from here on is not of the text itself.
  mutating func end() { hasEnded = true }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard wantsMore else { return }
    // A character may have many bytes, and one of marks without end may have all of them.
    let room = limit * 8 + 64 - bytes.count
    isCut = text.count > room
    bytes.append(contentsOf: text.prefix(max(0, room)))
    guard isCut else { return }
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
  }

  mutating func addSpace() {
    if wantsMore, let last = bytes.last, last != UInt8(ascii: " ") {
      bytes.append(UInt8(ascii: " "))
    }
  }

  /// The whole text where it is short enough, else its beginning up to the end of a word, and `…`.
  var text: String { cut.text }

  /// The same, and whether the text goes on.
  var cut: (text: String, isCut: Bool) {
    var trimmed = bytes.drop(while: \.isBlank)
    while let last = trimmed.last, last.isBlank { trimmed.removeLast() }
    if let short = beginning(of: trimmed) { return short }
    let whole = String(decoding: trimmed, as: UTF8.self)
    guard let cut = whole.index(ofCharacter: max(0, limit - 1)), cut < whole.endIndex,
      isCut || whole.index(after: cut) < whole.endIndex
    else {
      // What the limit in bytes cut through is no whole character.
      return isCut ? (String(whole.dropLast()) + "…", true) : (whole, false)
    }
    // By bytes: parts of texts are put together character by character, and into twice the room.
    let beginning = whole[..<cut].upToLastWord(before: whole[cut])
    return (String(decoding: Array(beginning.utf8) + Array("…".utf8), as: UTF8.self), true)
  }
}

// MARK: - By bytes

extension Excerpt {
  /// The same as `text` where every character up to the limit is one scalar that nothing joins; `nil`
  /// where that is not known. A text takes a tenth of the time so.
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
    // The character at the end must not belong to the one before it.
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
  /// Of one that is a scalar alone, whatever others of the kind stand beside it (UAX #29): ASCII but for
  /// a return, and dashes, quotation marks and the like from U+2010 on, of which none is a space.
  fileprivate func lengthOfCharacter(at index: Index) -> Int? {
    let first = self[index]
    if first < 0x80 { return first == UInt8(ascii: "\r") ? nil : 1 }
    guard first == 0xE2, index + 2 < endIndex, self[index + 1] == 0x80,
      (0x90...0xA7).contains(self[index + 2])
    else { return nil }
    return 3
  }

  /// As that of texts; `next` begins with this byte.
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
  /// Whether it is one of ASCII's characters of Unicode's property White_Space.
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

// MARK: - By characters

extension String {
  /// The place of a character by its number; `nil` past the end.
  fileprivate func index(ofCharacter number: Int) -> Index? {
    // Every ASCII byte before another one is a character; counting others takes far longer.
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
  /// Without a last word that goes on in `next`, unless that took more than half: some scripts
  /// have no spaces.
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
