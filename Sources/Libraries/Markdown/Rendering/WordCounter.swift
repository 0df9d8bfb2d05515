import CPlatform

/// Counts words in a stream of bytes: texts between spaces that contain a letter or number.
struct WordCounter {
  private var ended = 0
  /// 1 within a word that contains a letter or number; otherwise 0.
  private var isInWord: UInt64 = 0
  /// Run of the previous character in the table; the next character mostly has the same script.
  private var known = ScalarUses.Run.none

  var count: Int { ended + Int(isInWord) }

  mutating func endWord() {
    ended = count
    isInWord = 0
  }

  /// Counts whole UTF-8 sequences; a word may continue in the next piece.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while true {
      index = zoetrope_count_words(start, index, text.count, &ended, &isInWord)
      guard index < text.count else { return }
      repeat {
        add(scalarOf: text, at: &index)
      } while index < text.count && text[index] > 0x7F
    }
  }

  /// Counts the character that begins with a byte above 0x7F, and skips it.
  private mutating func add(scalarOf text: UnsafeBufferPointer<UInt8>, at index: inout Int) {
    let first = UInt32(text[index])
    index += 1
    let length: Int
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar) = (1, first & 0x1F)
    case 0xE0...0xEF: (length, scalar) = (2, first & 0xF)
    case 0xF0...0xF4: (length, scalar) = (3, first & 7)
    default: return
    }
    let end = index + length
    while index < end, index < text.count, text[index] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(text[index] & 0x3F)
      index += 1
    }
    // libcmark writes incomplete sequences for U+FFFE and U+FFFF, which are ignored.
    guard index == end else { return }
    if scalar < known.start || scalar >= known.end { known = ScalarUses.run(of: scalar) }
    switch known.use {
    case .ofWords: isInWord = 1
    case .wordItself:
      endWord()
      ended += 1
    case .betweenWords: endWord()
    case .none: break
    }
  }
}
