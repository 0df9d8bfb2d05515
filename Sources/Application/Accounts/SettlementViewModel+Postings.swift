import Content
import Domain
import Presentation

/// A posting that people share, with its payer.
struct SharedPosting: Sendable {
  let payer: Slug
  let posting: Posting
  /// Whether its amount is exact.
  let isExact: Bool

  /// Creates a shared posting; `nil` for one that isn't shared or whose amount isn't disclosed.
  init?(_ entry: DisclosedPosting, of account: Account) {
    let posting = entry.posting
    guard entry.amount != nil, !posting.shares.isEmpty, !posting.isPlanned,
      let payer = posting.payer ?? account.owner
    else { return nil }
    self.payer = payer
    self.posting = posting
    isExact = !entry.isApproximate
  }
}

extension SiteContext {
  /// Returns what people owe each other, one settlement for each currency, in the order of their
  /// first postings. Empty if everyone is even.
  ///
  /// If the settings name a currency to settle in, postings are converted by the rates of their
  /// days, if those exist.
  func settlements(of shared: [SharedPosting]) -> [SettlementViewModel] {
    typealias Shared = (payer: Slug, posting: Posting)
    var byCurrency: [(currency: Currency, shared: [Shared], isExact: Bool)] = []
    for one in shared {
      let posting = converted(one.posting)
      let currency = posting.amount.currency
      let isExact = one.isExact && posting == one.posting
      if let place = byCurrency.firstIndex(where: { $0.currency == currency }) {
        byCurrency[place].shared.append((one.payer, posting))
        byCurrency[place].isExact = byCurrency[place].isExact && isExact
      } else {
        byCurrency.append((currency, [(one.payer, posting)], isExact))
      }
    }
    let settlements = byCurrency.map { one in
      let settlement = Settlement(one.currency, one.shared) { site.graph.person($0) != nil }
      return (settlement, one.isExact)
    }
    .filter { !$0.0.positions.isEmpty }
    return settlements.map { settlement, isExact in
      viewModel(settlement, isExact: isExact, isOneOfSeveral: settlements.count > 1)
    }
  }

  private func converted(_ posting: Posting) -> Posting {
    guard let currency = settings.settleIn,
      let amount = settings.rates.convert(posting.amount, to: currency, on: posting.date)
    else { return posting }
    return posting.with(amount)
  }

  private func viewModel(
    _ settlement: Settlement, isExact: Bool, isOneOfSeveral: Bool
  ) -> SettlementViewModel {
    let positions = settlement.positions.sorted { $1.units < $0.units }
    return SettlementViewModel(
      title: isOneOfSeveral ? settlement.currency.code : nil,
      positions: positions.map { position in
        let amount = Money(
          minorUnits: Int64(clamping: position.units.magnitude), settlement.currency)
        return phrases(
          position.units > 0 ? .settlementGets : .settlementOwes,
          ["name": name(of: position.person), "amount": money(amount, isExact: isExact)])
      },
      payments: settlement.payments.map { payment in
        phrases(
          .settlementPays,
          [
            "from": name(of: payment.from), "to": name(of: payment.to),
            "amount": money(payment.amount, isExact: isExact),
          ])
      })
  }
}
