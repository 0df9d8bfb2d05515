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
    let line = String(repeating: "x", count: 4096)
    let place = SourceFile(path: "a", text: line).place(4000..<4001)
    #expect(place.text == line)
    #expect(place.textColumn == 1)
  }

  @Test func keepsThePartAroundTheRangeOfALongLine() {
    let line = String(repeating: "é", count: 20_000)
    let place = SourceFile(path: "a", text: line).place(20_000..<20_002)
    #expect(place.column == 10_001)
    #expect(place.textColumn == 10_001 - 2048)
    #expect(place.text == String(repeating: "é", count: 4096))
  }

  @Test func readsWhatIsNotUTF8() {
    let place = SourceFile(path: "a", bytes: [0xFF, 0xC3, 0x0A, 0xE2, 0x82, 0x61]).place(5..<6)
    #expect(place.line == 2)
    #expect(place.text == "\u{FFFD}a")
    #expect(place.column == 2)
  }
}
