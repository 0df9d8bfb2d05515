/// Counts words as their bytes go by: what stands between spaces and holds a letter or a digit.
struct WordCounter {
  private var ended = 0
  private var isInWord = false

  var count: Int { ended + (isInWord ? 1 : 0) }

  mutating func endWord() {
    ended = count
    isInWord = false
  }

  /// Takes whole UTF-8 sequences; a word may go on in the next piece.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    // Eight bytes are read as one number.
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= text.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 == 0 {
        add(eight: UInt64(littleEndian: word))
      } else {
        for index in index..<index + 8 { add(text, at: index) }
      }
      index += 8
    }
    while index < text.count {
      add(text, at: index)
      index += 1
    }
  }

  /// Eight ASCII characters at once, the first in the lowest byte.
  ///
  /// Words begin and end too irregularly for branches, so one sum does it: where all but spaces are
  /// 0xFF and letters and digits add 1, each word carries into the space behind it.
  private mutating func add(eight text: UInt64) {
    let each: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    // In each byte the high bit of `x + (0x80 - a)` says whether x is at least a.
    let lower = text | each &* 0x20
    let letters = (lower &+ each &* 0x1F) & ~(lower &+ each &* 0x05)
    let digits = (text &+ each &* 0x50) & ~(text &+ each &* 0x46)
    let marks = ((letters | digits) & high) >> 7
    let notSpaces = (((text &+ each &* 0x5F) & high) >> 7) &* 0xFF
    let (sum, carry) = notSpaces.addingReportingOverflow(marks)
    let (total, again) = sum.addingReportingOverflow(isInWord ? 1 : 0)
    ended &+= (total & ~notSpaces & each).nonzeroBitCount
    isInWord = carry || again
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      isInWord = true
    case 0...UInt8(ascii: " "): endWord()
    case 0xC2...0xF4: add(sequence: text[index], text, at: index + 1)
    default: break
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
    default: isInWord = true
    }
  }
}
