import CBlocks

/// Counts words as their bytes go by: what stands between spaces and holds a letter or a digit.
struct WordCounter {
  private var ended = 0
  /// 1 within a word that has a letter or a digit, and otherwise 0.
  private var isInWord: UInt64 = 0

  var count: Int { ended + Int(isInWord) }

  mutating func endWord() {
    ended = count
    isInWord = 0
  }

  /// Takes whole UTF-8 sequences; a word may go on in the next piece.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while true {
      index = zoetrope_count_words(start, index, text.count, &ended, &isInWord)
      guard index < text.count else { return }
      repeat {
        add(sequence: text[index], text, at: index + 1)
        index += 1
      } while index < text.count && text[index] > 0x7F
    }
  }

  /// `index` is behind the first byte of the sequence.
  private mutating func add(
    sequence first: UInt8, _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) {
    // The others of a sequence, and what is none.
    guard (0xC2...0xF4).contains(first) else { return }
    let second = index < text.count ? text[index] : 0
    let third = index + 1 < text.count ? text[index + 1] : 0
    switch (first, second, third) {
    // U+00A0, U+2000 to U+200A and U+3000 are spaces, U+2013 and U+2014 dashes between words.
    case (0xC2, 0xA0, _), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0x93...0x94), (0xE3, 0x80, 0x80):
      endWord()
    // Other punctuation and symbols neither make a word nor end one.
    case (0xC2, _, _), (0xC3, 0x97, _), (0xC3, 0xB7, _), (0xE2, 0x80...0xAF, _), (0xE3, 0x80, _),
      (0xEF, 0xBC, 0x80...0x8F), (0xF0, 0x9F, _):
      break
    // Kana and Han are written without spaces.
    case (0xE3, 0x81...0x83, _), (0xE3, 0x90...0xBF, _), (0xE4...0xE9, _, _),
      (0xF0, 0xA0...0xB3, _):
      endWord()
      ended += 1
    default: isInWord = 1
    }
  }
}
