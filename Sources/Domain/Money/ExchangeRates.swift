import Basics

/// Dated exchange rates of pairs of currencies.
///
/// The last rate on or before a day applies. A rate also gives its inverse, but rates aren't
/// chained through a third currency.
package struct ExchangeRates: Sendable, Hashable {
  /// The currency that is bought, and the one that pays for it.
  package struct Pair: Sendable, Hashable {
    package let from: Currency
    package let to: Currency

    package init(from: Currency, to: Currency) {
      self.from = from
      self.to = to
    }

    /// The pair in the other direction.
    package var inverse: Pair { Pair(from: to, to: from) }
  }

  /// A rate with the first day on which it applies.
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

  /// Whether some rates were left out because of mistakes, which have been reported.
  package let isIncomplete: Bool

  /// Creates rates. The rates of each pair may be in any order; of several for one day, the first
  /// applies.
  package init(_ rates: [Pair: [Dated]] = [:], isIncomplete: Bool = false) {
    self.rates = rates.mapValues { $0.sorted { $0.day < $1.day } }
    self.isIncomplete = isIncomplete
  }

  package var isEmpty: Bool { rates.isEmpty }

  /// Returns the rate of a pair on a day: the newer of the pair's own rate and the inverse pair's;
  /// `nil` if neither exists.
  package func rate(of pair: Pair, on day: CalendarDate) -> ExchangeRate? {
    let own = last(of: pair, on: day)
    let inverse = last(of: pair.inverse, on: day)
    if let inverse, own.map({ $0.day < inverse.day }) ?? true { return inverse.rate.inverse }
    return own?.rate
  }

  /// Returns the first day on which a pair or its inverse has a rate.
  package func firstDay(of pair: Pair) -> CalendarDate? {
    [rates[pair]?.first?.day, rates[pair.inverse]?.first?.day].compactMap(\.self).min()
  }

  /// Returns the amount of a given day in another currency; `nil` without a rate, or if the result
  /// is too large.
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
    // Of several rates for one day, the first applies.
    while place > 0, known[place - 1].day == known[place].day { place -= 1 }
    return known[place]
  }
}
