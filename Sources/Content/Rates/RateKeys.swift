import Diagnostics
import Domain

/// Keys of a rate in `Content/rates.json`, and columns of `Content/rates.csv`.
package enum RateKeys {
  static let date = Key(
    "date", .calendarDate, required: true,
    "The day from which the rate applies.")
  static let from = Key("from", .currency, required: true, "The currency to convert from.")
  static let to = Key("to", .currency, required: true, "The currency to convert to.")
  static let rate = Key(
    "rate", .exchangeRate, required: true, "How much of `to` one unit of `from` is worth.")

  package static let table = KeyTable("an exchange rate", date, from, to, rate)

  static func read(_ reader: inout ObjectReader) -> WrittenRate? {
    let date = reader.read(date)
    let from = reader.read(from)
    let to = reader.read(to)
    let rate = reader.read(rate)
    guard let date, let from, let to, let rate else { return nil }
    let findings = reader.findings
    guard from != to else {
      findings.report(
        .contentWrongRates, at: reader.ranges[Self.to], "'from' and 'to' are both \(from.code)",
        fix: "name two different currencies")
      return nil
    }
    return WrittenRate(
      pair: ExchangeRates.Pair(from: from, to: to), day: date, rate: rate,
      range: reader.ranges[Self.rate])
  }
}

/// An exchange rate with its range in the file.
struct WrittenRate: Sendable {
  let pair: ExchangeRates.Pair
  let day: CalendarDate
  let rate: ExchangeRate
  let range: Range<Int>
}

extension ValueType where T == ExchangeRate {
  /// The price of one unit of a currency in another, above 0.
  static var exchangeRate: Self {
    .custom("a number above 0 such as 162.35", .scalar(.decimal, .none)) { value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let decimal = NumberText(written).decimal else {
        throw Fault("'\(written)' isn't one", fix: NumberText(written).fix)
      }
      do throws(ExchangeRateFault) {
        return try ExchangeRate(decimal: decimal)
      } catch {
        switch error {
        case .unreadable:
          throw Fault(
            "'\(written)' isn't one",
            fix:
              "write digits and a decimal point")
        case .notPositive:
          throw Fault("it is \(written)", fix: "write how much one unit is worth")
        case .tooLong:
          let whole = decimal.utf8.prefix { $0 != UInt8(ascii: ".") }
          throw Fault(
            "it has more than \(ExchangeRate.mostDigits) digits",
            fix: whole.count > ExchangeRate.mostDigits
              ? "write how much one unit is worth" : "round it to ten digits")
        }
      }
    }
  }
}
