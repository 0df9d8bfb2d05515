import CCMark

extension MarkdownNode {
  /// What is below as a reader hears it: no markup, line ends as spaces, raw HTML left out.
  var plainText: String {
    var bytes: [UInt8] = []
    forEachDescendant { node, kind in
      switch kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: bytes.append(contentsOf: node.literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Counts words as their bytes go by.
struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  mutating func endWord() { isInWord = false }

  /// Takes whole UTF-8 sequences; a word may go on in the next piece.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if !isInWord { count += 1 }
        isInWord = true
      case 0...UInt8(ascii: " "): isInWord = false
      case 0xC2...0xF7:
        add(sequence: byte, text, at: index)
      default: break
      }
    }
  }

  /// `index` is behind the first byte of the sequence.
  private mutating func add(
    sequence first: UInt8, _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) {
    let second = index < text.count ? text[index] : 0
    let third = index + 1 < text.count ? text[index + 1] : 0
    switch (first, second, third) {
    // U+00A0, U+2000 to U+200A and U+3000 are spaces, U+2013 and U+2014 dashes between words.
    case (0xC2, 0xA0, _), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0x93...0x94), (0xE3, 0x80, 0x80):
      isInWord = false
    // Other punctuation and symbols neither make a word nor end one.
    case (0xC2, _, _), (0xC3, 0x97, _), (0xC3, 0xB7, _), (0xE2, 0x80...0xAF, _), (0xE3, 0x80, _),
      (0xEF, 0xBC, 0x80...0x8F), (0xF0, 0x9F, _):
      break
    // Kana and Han are written without spaces.
    case (0xE3, 0x81...0x83, _), (0xE3, 0x90...0xBF, _), (0xE4...0xE9, _, _),
      (0xF0, 0xA0...0xB3, _):
      count += 1
      isInWord = false
    default:
      if !isInWord { count += 1 }
      isInWord = true
    }
  }
}

/// Collects how a text begins.
struct Excerpt {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false

  /// `limit` counts characters, the `…` included.
  init(limit: Int) { self.limit = limit }

  var wantsMore: Bool { limit > 0 && !isCut }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard wantsMore else { return }
    // A character may have many bytes, and one of marks without end may have all of them.
    let room = limit * 16 + 64 - bytes.count
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
  var text: String {
    var whole = String(decoding: bytes, as: UTF8.self)[...].trimmed
    // What the limit in bytes cut through is no whole character.
    if isCut { whole = whole.dropLast() }
    guard isCut || whole.count > limit else { return String(whole) }
    let head = whole.prefix(max(0, limit - 1))
    return head.upToLastWord(before: whole[head.endIndex...].first) + "…"
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }

  /// Without a last word that goes on in `next`, unless that took more than half: some scripts
  /// have no spaces.
  fileprivate func upToLastWord(before next: Character?) -> Substring {
    if next?.isWhitespace ?? true { return trimmed }
    guard let space = lastIndex(where: \.isWhitespace),
      distance(from: startIndex, to: space) * 2 >= count
    else { return self }
    return self[..<space].trimmed
  }
}
