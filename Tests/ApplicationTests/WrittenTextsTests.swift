import Testing

@testable import Application

@Suite struct WrittenTextsTests {
  /// Numbers as formats make them: of several kinds, next to each other and far apart.
  @Test func keepsEachNumberWithItsText() {
    var texts = WrittenTexts()
    let numbers = (0..<400).flatMap { index -> [UInt64] in
      [UInt64(index) << 3 | 1, UInt64(index) << 3 | 2, .max - UInt64(index) << 32]
    }
    for number in numbers {
      #expect(texts[number] == nil)
      texts.keep("\(number)", of: number)
    }
    for number in numbers { #expect(texts[number] == "\(number)") }
    #expect(texts[1 << 40] == nil)
  }

  @Test func takesNoMoreThanThereIsRoomFor() {
    var texts = WrittenTexts()
    for number in 1...4_000 as ClosedRange<UInt64> { texts.keep("\(number)", of: number) }
    let kept = (1...4_000 as ClosedRange<UInt64>).filter { texts[$0] != nil }
    #expect(kept.count == 1_500)
    #expect(kept.allSatisfy { texts[$0] == "\($0)" })
  }
}
