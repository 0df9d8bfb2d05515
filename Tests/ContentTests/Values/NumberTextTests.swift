import Testing

@testable import Content

struct NumberTextTests {
  @Test(
    arguments: [
      ("25,99", "write 25.99"), ("-0,5", "write -0.5"), ("1.234,50", "write 1234.50"),
      ("1,234.50", "write 1234.50"), ("1,234", "write 1234 or 1.234"),
      ("1,234,567", "write 1234567"), ("25.99", nil), ("twelve", nil), ("1,2,x", nil), (",", nil),
    ] as [(String, String?)])
  func saysWhatANumberWithCommasIs(text: String, fix: String?) {
    #expect(NumberText(text).fix == fix)
  }
}
