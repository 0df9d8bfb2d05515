import Basics

/// Dated exchange rates of pairs of currencies.
///
/// The last rate on or before a day counts. A rate serves its inverse, too; rates of three
/// currencies are not chained.
package struct ExchangeRates: Sendable, Hashable {
  /// The currency that is paid for, and the one that it is paid in.
  package struct Pair: Sendable, Hashable {
    package let from: Currency
    package let to: Currency

    package init(from: Currency, to: Currency) {
      self.from = from
      self.to = to
    }

    /// The pair of the way back.
    package var inverse: Pair { Pair(from: to, to: from) }
  }

  /// A rate with the day from which it counts.
  package struct Dated: Sendable, Hashable {
    package let day: CalendarDate
    package let rate: ExchangeRate

    package init(_ rate: ExchangeRate, from day: CalendarDate) {
      self.day = day
      self.rate = rate
    }
  }

  /// Rates of each pair, the oldest first.
  private let rates: [Pair: [Dated]]

  /// Whether some were left out since they are wrong, which was told.
  package let isIncomplete: Bool

  /// Creates rates, those of each pair in any order; of several of one day the first counts.
  package init(_ rates: [Pair: [Dated]] = [:], isIncomplete: Bool = false) {
    self.rates = rates.mapValues { $0.sorted { $0.day < $1.day } }
    self.isIncomplete = isIncomplete
  }

  package var isEmpty: Bool { rates.isEmpty }

  /// Returns the rate of a pair on a day: the newer one of the pair's own and of its inverse's;
  /// `nil` if neither has one.
  package func rate(of pair: Pair, on day: CalendarDate) -> ExchangeRate? {
    let own = last(of: pair, on: day)
    let inverse = last(of: pair.inverse, on: day)
    if let inverse, own.map({ $0.day < inverse.day }) ?? true { return inverse.rate.inverse }
    return own?.rate
  }

  /// Returns the first day from which a pair or its inverse has a rate.
  package func firstDay(of pair: Pair) -> CalendarDate? {
    [rates[pair]?.first?.day, rates[pair.inverse]?.first?.day].compactMap(\.self).min()
  }

  /// Returns an amount of a day in a currency; `nil` without a rate, or if it has no room.
  package func convert(
    _ money: Money, to currency: Currency, on day: CalendarDate
  ) -> Money? {
    if money.currency == currency { return money }
    return rate(of: Pair(from: money.currency, to: currency), on: day)
      .flatMap { try? $0.convert(money, to: currency) }
  }

  private func last(of pair: Pair, on day: CalendarDate) -> Dated? {
    guard let known = rates[pair] else { return nil }
    var place = known.partitioningIndex { $0.day > day } - 1
    guard place >= 0 else { return nil }
    // The first of several rates of one day counts.
    while place > 0, known[place - 1].day == known[place].day { place -= 1 }
    return known[place]
  }
}
