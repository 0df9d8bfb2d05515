import Testing

@testable import Markup

/// Comma-separated values.
@Suite struct CSVTests {
  private static func written(_ texts: String?...) -> String {
    var csv = CSV()
    for text in texts { csv.add(text: text) }
    csv.endRecord()
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test func quotesOnlyWhatNeedsIt() {
    #expect(
      Self.written("a", nil, "b, c", "\"d\"", "e\nf", "g\u{301}", "")
        == "a,,\"b, c\",\"\"\"d\"\"\",\"e\nf\",g\u{301},\r\n")
  }

  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM", "\tx", "\rx", "\nx", "\u{FF1D}1", "\u{FF20}x", "=\u{301}",
  ])
  func aTextThatBeginsLikeAFormulaIsNone(text: String) {
    #expect(Self.written("a", text) == "a,\"'\(text)\"\r\n")
  }

  @Test func aQuoteBehindAFormulaIsDoubled() {
    #expect(
      Self.written("=HYPERLINK(\"https://a.example\",\"x\")")
        == "\"'=HYPERLINK(\"\"https://a.example\"\",\"\"x\"\")\"\r\n")
  }

  @Test func aNegativeNumberIsNoFormula() {
    var csv = CSV()
    csv.add(number: "-9.14")
    csv.add(number: nil)
    csv.add(text: "x = 1")
    csv.endRecord()
    #expect(String(decoding: csv.bytes, as: UTF8.self) == "-9.14,,x = 1\r\n")
  }
}
