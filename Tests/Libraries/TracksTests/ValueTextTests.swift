import TestSupport
import Testing

@testable import Tracks

@Suite struct ValueTextTests {
  private func number(_ text: String) -> Double? { DecimalText.number(Array(text.utf8)) }
  private func time(_ text: String) -> Int64? { TimeText.milliseconds(Array(text.utf8)) }

  @Test(
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("+1.", 1), (".25", 0.25), ("1e3", 1000), ("1E-2", 0.01),
      (" 12.5\n", 12.5), ("1e308", 1e308), ("1e309", .infinity), ("-inf", -.infinity),
      ("1e-400", 0), ("1e99999999999999999999", .infinity), ("0.1", 0.1),
      ("47.123456789012345", 47.123456789012345),
      ("123456789012345678901234567890", 1.2345678901234568e29),
    ] as [(String, Double)])
  func readsNumbers(text: String, value: Double) { #expect(number(text) == value) }

  @Test(arguments: [
    "", " ", ".", "-", "e5", "1e", "1e+", "1,5", "0x1", "1 2", "--1", "1.2.3", "one",
  ])
  func refusesOtherTexts(text: String) { #expect(number(text) == nil) }

  @Test func readsNumbersAsSwiftDoes() {
    var random = SplitMix(seed: 1)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 0...17, using: &random)
      let value = Double.random(in: -180...180, using: &random)
      let text = String("\(value)".prefix(digits + 2)) + "\(Int.random(in: 0...9, using: &random))"
      #expect(number(text) == Double(text))
    }
    #expect(number("NaN")?.isNaN == true)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:30:45Z", 951_827_445_000),
      ("2024-01-01T02:00:00+02:00", 1_704_067_200_000), ("2024-01-01T00:00:00", 1_704_067_200_000),
      ("2024-01-01 00:00:00.1239Z", 1_704_067_200_123),
      ("2024-01-01T00:00:00.5-0130", 1_704_072_600_500),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000), (" 2023-12-31T24:00:00Z\n", 1_704_067_200_000),
      ("1969-12-31T23:59:59Z", -1000), ("1900-01-01T00:00:00Z", -2_208_988_800_000),
      ("2199-12-31T23:59:59Z", 7_258_118_399_000),
    ] as [(String, Int64)])
  func readsTimes(text: String, value: Int64) { #expect(time(text) == value) }

  @Test(arguments: [
    "", "2024", "2024-01-01", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z",
    "2024-13-01T00:00:00Z",
    "2024-00-01T00:00:00Z", "2024-01-01T25:00:00Z", "2024-01-01T00:60:00Z",
    "2024-01-01T00:00:00+99:00",
    "2024-01-01T00:00:00ZZ", "1899-12-31T23:59:59Z", "2200-01-01T00:00:00Z", "0000-01-01T00:00:00Z",
    "2024-01-01T00:00:00.Z", "2024-1-1T00:00:00Z", "12024-01-01T00:00:00Z",
  ])
  func refusesOtherTimes(text: String) { #expect(time(text) == nil) }
}
