import TestSupport
import Testing

@testable import CommonMark

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("", 0), ("one", 1), ("one two\nthree", 3), ("*on*e `two` [three](x \"no\")", 3),
    ("# one\n\ntwo\n\n    code code\n", 2), ("don't stop—now – or", 4), ("a\u{A0}b - c", 3),
    ("東京に行く", 5), ("3 × 4", 2), ("- one\n- two", 2), ("![no](x)", 0), ("Île-de-France", 1),
    ("<b>one</b>", 1), ("😀 one", 1),
  ])
  func countsWords(text: String, count: Int) throws {
    #expect(try render(text).wordCount == count)
  }

  @Test(arguments: [
    ("# No\n\nOne *two*\nthree.\n\n    code\n\n> four", 80, "One two three. four"),
    ("One two three", 13, "One two three"),
    ("One two three", 12, "One two…"),
    ("One two three", 8, "One two…"),
    ("One two three", 7, "One…"),
    ("Extraordinarily long", 8, "Extraor…"),
    ("東京東京東京", 4, "東京東…"),
    ("a 東京東京東京", 6, "a 東京東…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "👨‍👩‍👧‍👦…"),
    ("- a\n- b <!-- c --> ![d](e)", 10, "a b"),
    ("a & <b> \"c\"", 20, "a &  \"c\""),
    ("", 10, ""),
    ("text", 0, ""),
  ])
  func cutsTheExcerptAtAWord(text: String, limit: Int, excerpt: String) throws {
    var options = MarkdownOptions()
    options.excerptLength = limit
    let result = try render(text, options).excerpt
    #expect(result == excerpt)
    #expect(result.count <= limit)
  }

  @Test func cutsTheExcerptOfACharacterWithoutEnd() throws {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(try render(text).excerpt == "…")
  }

  @Test func countsWordsSixteenBytesAtATimeAsOneByOne() {
    // The last ones are a letter, a sign, and a space.
    let alphabet = ["", "é🚂\u{A0}"].map { Array("aZ09 \n,'@[`{/:\u{7F}\($0)".unicodeScalars) }
    var random = SplitMix(seed: 20_261_123)
    for number in 0..<8_000 {
      let scalars = (0..<number % 83).map { _ in
        alphabet[number % 2].randomElement(using: &random)!
      }
      let words = scalars.split { $0.value <= 0x20 || $0 == "\u{A0}" }.filter { word in
        word.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      }
      let sequences = scalars.map { Array(String($0).utf8) }
      var counter = WordCounter()
      let middle = sequences.count / 3
      for piece in [sequences[..<middle], sequences[middle...]] {
        Array(piece.joined()).withUnsafeBufferPointer { counter.add($0) }
      }
      #expect(counter.count == words.count, "\(scalars)")
    }
  }
}
