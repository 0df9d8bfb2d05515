import TestSupport
import Testing

@testable import Diagnostics

struct SourceFileTests {
  @Test(arguments: [
    "1️⃣abc", "abc\n1️⃣def", "abc\r\n  1️⃣def", "äö1️⃣ü", "e\u{301}1️⃣x", "👩‍👩‍👧1️⃣x", "abc1️⃣\n", "a\n\n\n1️⃣",
  ])
  func countsAsAPersonDoes(marked: String) throws {
    let text = MarkedText(marked)
    let mark = try #require(text.marks[1])
    let offset = try #require(marked.utf8.firstRange(of: "1️⃣".utf8)).lowerBound
    let bytes = marked.utf8[..<offset].count
    let place = SourceFile(path: "a", text: text.text).place(bytes..<bytes + 1)
    #expect(place.line == mark.line)
    #expect(place.column == mark.column)
    #expect(place.length == 1)
  }

  @Test(arguments: [-5 ..< -1, 3..<3, 3..<400, 400..<500])
  func movesARangeIntoTheFile(range: Range<Int>) {
    let place = SourceFile(path: "a", text: "abc").place(range)
    #expect(place.line == 1)
    #expect((1...4).contains(place.column))
    #expect(place.length == 1)
    #expect(place.text == "abc")
  }

  @Test func keepsALineThatIsNotTooLongWhole() {
    let line = String(repeating: "x", count: 2048)
    let place = SourceFile(path: "a", text: line).place(2000..<2001)
    #expect(place.text == line)
    #expect(place.textColumn == 1)
  }

  @Test func keepsThePartAroundTheRangeOfALongLine() {
    let line = String(repeating: "é", count: 20_000)
    let place = SourceFile(path: "a", text: line).place(20_000..<20_002)
    #expect(place.column == 10_001)
    #expect(place.textColumn == 10_001 - 784)
    #expect(place.text == String(repeating: "é", count: 1536))
  }

  @Test func readsWhatIsNotUTF8() {
    let place = SourceFile(path: "a", bytes: [0xFF, 0xC3, 0x0A, 0xE2, 0x82, 0x61]).place(5..<6)
    #expect(place.line == 2)
    #expect(place.text == "\u{FFFD}a")
    #expect(place.column == 2)
  }

  /// Every place of a large file equals that in a small one with the same lines.
  @Test(
    arguments: [
      "a: é, 👩‍👩‍👧 {\"b\": 1}, ", "plain, ", "é", "\r\n", "\n", "x\n\u{301}y ", "e\u{301}", "\t\u{7F}",
      String(repeating: "x", count: 4096) + "\n", String(repeating: "é🇵🇹", count: 3000) + "ab",
    ])
  func countsInALargeFileAsInASmallOne(piece: String) {
    let count = 60_000 / piece.utf8.count + 1
    let text = String(repeating: piece, count: count)
    let file = SourceFile(path: "a", text: text)
    let characters = Array(text.indices)
    for number in stride(from: 7, to: characters.count, by: characters.count / 40 + 1) {
      let offset = text.utf8.distance(from: text.startIndex, to: characters[number])
      let place = file.place(offset..<offset + 1)
      let lineStart =
        file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let ahead = String(decoding: file.bytes[lineStart..<offset], as: UTF8.self)
      #expect(place.line == file.bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1)
      #expect(place.column == ahead.count + 1)
      let shown = place.text.prefix(place.column - place.textColumn)
      #expect(ahead.utf8.reversed().starts(with: shown.utf8.reversed()))
      #expect(place.text.utf8.count <= 3 * 1024 + 3)
    }
  }

  /// If columns were counted from the start of the line, each of these would read half a megabyte.
  @Test(arguments: ["{{abc}} ", "{{é👩‍👩‍👧}}, "])
  func placesAHundredThousandMistakesInOneLineSoon(piece: String) throws {
    let length = piece.utf8.count
    let file = SourceFile(path: "a", text: String(repeating: piece, count: 100_000))
    let start = ContinuousClock.now
    for index in 0..<100_000 {
      let place = file.place(index * length + 2..<(index + 1) * length - 3)
      if index % 9999 == 0 {
        try #require(place.column == index * piece.count + 3)
        try #require(place.line == 1)
        try #require(ContinuousClock.now - start < .seconds(60))
      }
    }
  }

  /// A mistake without its own place is shown at its line, which may be a megabyte.
  @Test func placesAHundredThousandMistakesOfAWholeLineSoon() throws {
    let file = SourceFile(path: "a", text: String(repeating: "x", count: 1_000_000))
    let start = ContinuousClock.now
    for index in 0..<100_000 {
      let place = file.place(0..<1_000_000)
      if index % 9999 == 0 {
        try #require(place.length == 1_000_000)
        try #require(ContinuousClock.now - start < .seconds(60))
      }
    }
  }
}
