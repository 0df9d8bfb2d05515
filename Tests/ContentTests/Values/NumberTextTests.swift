import Testing

@testable import Content

struct NumberTextTests {
  @Test(
    arguments: [
      ("25,99", "write 25.99"), ("-0,5", "write -0.5"), ("1.234,50", "write 1234.50"),
      ("1,234.50", "write 1234.50"), ("1,234", "write 1234 or 1.234"),
      ("1,234,567", "write 1234567"), ("25.99", nil), ("1,2,x", nil),
      ("twelve", "write a number, such as 12.50"), (",", "write a number, such as 12.50"),
      ("25€", "write 25, and EUR as 'currency'"), ("€ 25,99", "write 25.99, and EUR as 'currency'"),
      ("-25 EUR", "write -25, and EUR as 'currency'"),
      ("$25.50", "write 25.50, and USD or CAD or AUD as 'currency'"), ("25 apples", nil),
      ("(5)", "write -5"), ("−5.50", "write -5.50"), ("5-", "write -5"),
      ("8.61° W", "write -8.61"), ("41.15N", "write 41.15"),
    ] as [(String, String?)])
  func saysWhatANumberWithCommasIs(text: String, fix: String?) {
    #expect(NumberText(text).fix == fix)
  }
}
