import TestSupport
import Testing

@testable import Markdown

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("", 0), ("one", 1), ("one two\nthree", 3), ("*on*e `two` [three](x \"no\")", 3),
    ("# one\n\ntwo\n\n    code code\n", 2), ("don't stop—now – or", 4), ("a\u{A0}b - c", 3),
    ("東京に行く", 5), ("3 × 4", 2), ("- one\n- two", 2), ("![no](x)", 0), ("Île-de-France", 1),
    ("<b>one</b>", 1), ("😀 one", 1),
    ("你好？", 2), ("「你好」，再见！", 4), ("ｆｕｌｌ　１２３ ！＂", 2), ("؟ نعم ؟", 1), ("one \u{FEFF} two", 2),
    ("ラーメン・カレー", 7), ("・ ー", 1), ("1 ª º", 3), ("5 µm", 2), ("人々", 2), ("〆切", 2), ("二〇二四", 4),
    ("ｶﾀｶﾅ", 4), ("½ ② Ⅳ ²", 4), ("Привет, мир — да", 3), ("안녕하세요 세계", 2),
    ("สวัสดี\u{200B}ชาวโลก", 2),
    ("→ … • © ™ € ﷼ ♥", 0), ("\u{E000} \u{301}", 0), ("𐐀𐐁 𝟙", 2), ("𠀀𠀁", 2),
    ("e\u{301}te\u{301}", 1),
    ("a\u{2028}b\u{202F}c\u{1680}d", 4), ("&#xFFFE;&#xFFFF; a", 1),
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
    // Once without, and once with characters of every length and use in UTF-8.
    let alphabet = ["", "é🚂\u{A0}", "ªº–ж×؟あ・ー々〇？\u{FEFF}\u{3000}漢안ｱ𐐀𠀀\u{301}\u{E000}"].map {
      Array("aZ09 \n,'@[`{/:\u{7F}\($0)".unicodeScalars)
    }
    var random = SplitMix(seed: 20_261_123)
    for number in 0..<12_000 {
      let scalars = (0..<number % 83).map { _ in
        alphabet[number % 3].randomElement(using: &random)!
      }
      let words = scalars.split { [.betweenWords, .wordItself].contains(wordUse($0)) }.filter {
        $0.contains { wordUse($0) == .ofWords }
      }
      let ideographs = scalars.filter { wordUse($0) == .wordItself }
      let sequences = scalars.map { Array(String($0).utf8) }
      var counter = WordCounter()
      let middle = sequences.count / 3
      for piece in [sequences[..<middle], sequences[middle...]] {
        Array(piece.joined()).withUnsafeBufferPointer { counter.add($0) }
      }
      #expect(counter.count == words.count + ideographs.count, "\(scalars)")
    }
  }
}
