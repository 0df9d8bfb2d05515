import Charts
import Content
import Domain
import Presentation

/// Costs of one trip or of several, as far as accounts disclose them.
struct TripCosts {
  /// A cost with the account that paid it.
  struct Cost {
    let account: Sourced<Account>
    let entry: DisclosedPosting
  }

  let context: SiteContext
  let costs: [Cost]
  /// Sums of accounts that disclose only a total for each trip.
  let lumps: [TripLump]
  let budget: Budget?
  /// Number of days that the trip lasts.
  let days: Int

  /// View model of the costs; `nil` without any.
  var viewModel: CostsViewModel? {
    guard !costs.isEmpty || !lumps.isEmpty || budget != nil else { return nil }
    let converted = converted
    var model = CostsViewModel(entries: costs.map(row), totals: totals)
    model.notice =
      costs.contains { $0.account.model.disclosed.isIncomplete }
      ? context.phrases(.untold) : lumps.isEmpty ? nil : context.phrases(.inSumsAlone)
    model.figures = figures(converted)
    model.breakdowns = converted.map { [byCategory($0), byPerson($0)].compactMap(\.self) } ?? []
    if costs.count > Self.mostShown {
      model.foldedTitle = context.phrases(
        .entries, count: costs.count, context.formats.number(costs.count))
    }
    model.settlements = context.settlements(
      of: costs.compactMap { SharedPosting($0.entry, of: $0.account.model) })
    return model
  }

  /// Maximum number of entries that are shown at first.
  private static let mostShown = 20

  private func row(_ cost: Cost) -> CostViewModel {
    let posting = cost.entry.posting
    let amount = context.formats.cost(posting.amount)
    var row = CostViewModel(
      payee: posting.payee,
      amount: cost.entry.isApproximate
        ? context.phrases(.approximate, ["amount": amount]) : amount,
      account: LinkViewModel(cost.account, in: context))
    row.day = TimeViewModel(posting.date, in: context)
    row.original = posting.original.map { context.formats.cost($0) }
    row.category = posting.category
    row.note = posting.note
    row.tags = posting.tagsText
    row.payer = context.payer(of: posting, beside: cost.account.model.owner)
    row.isPlanned = posting.isPlanned
    return row
  }

  /// Sums, one for each currency, in the order of each currency's first cost. Planned costs are
  /// listed separately and aren't in the sums.
  private var totals: [String] {
    var sums = Spending<Currency>()
    for cost in costs where !cost.entry.posting.isPlanned {
      sums.add(cost.entry, to: cost.entry.posting.amount.currency)
    }
    for lump in lumps { sums.add(lump.sum, to: lump.currency) }
    return sums.sums.map { currency, sum in context.spent(sum, currency) }
  }

  private var currencies: Set<Currency> {
    Set(costs.map { $0.entry.posting.amount.currency } + lumps.map(\.currency))
  }

  /// The currency into which each cost is converted by the rate of its day: the currency of the
  /// budget, or else of all costs, or else of the site.
  private var currency: Currency {
    if let budget { return budget.total.currency }
    let currencies = currencies
    return currencies.count == 1
      ? currencies.first ?? context.settings.currency : context.settings.currency
  }

  /// Costs in one currency.
  private struct Converted {
    let currency: Currency
    /// The costs, with amounts in the currency.
    let costs: [Cost]

    var postings: [DisclosedPosting] { costs.map(\.entry) }
  }

  /// Costs in one currency; `nil` if a cost can't be converted or there aren't any costs.
  private var converted: Converted? {
    let currency = currency
    guard !costs.isEmpty || !lumps.isEmpty, lumps.allSatisfy({ $0.currency == currency }) else {
      return nil
    }
    let converted = costs.compactMap { cost in
      cost.entry.converted(to: currency, context.settings.rates)
        .map { Cost(account: cost.account, entry: $0) }
    }
    return converted.count == costs.count ? Converted(currency: currency, costs: converted) : nil
  }

  /// The sum in one currency, the average per day, and the rest of the budget. Left out if they
  /// only repeat the total below the entries.
  private func figures(_ converted: Converted?) -> [FigureViewModel] {
    // Without costs, or with one that can't be converted, the rest of the budget is unknown.
    guard let converted else {
      return budget.map {
        [context.figure(.budget, context.formats.money($0.total))]
      } ?? []
    }
    guard
      budget != nil || currencies.count > 1 || (days > 1 && costs.count + lumps.count > 1)
    else { return [] }
    let (currency, postings) = (converted.currency, converted.postings)
    var whole = SpendingSum(of: postings)
    for lump in lumps { whole.add(lump.sum) }
    var figures = [context.figure(.spent, context.spent(whole, currency))]
    if days > 1 {
      let perDay = whole.spent(currency).divided(by: [1, days - 1])[0]
      figures.append(context.figure(.perDay, context.money(perDay, isExact: whole.isSpentExact)))
    }
    if whole.planned(currency).minorUnits != 0 {
      figures.append(context.figure(.planned, context.planned(whole, currency)))
    }
    if let budget {
      figures += context.figures(of: budget, postings, lumps)
    }
    return figures
  }

  private func byCategory(_ converted: Converted) -> BreakdownViewModel? {
    let rows = SpendingBreakdown.rows(
      Spending.byCategory(converted.postings), budgets: budget?.parts ?? [], converted.currency,
      in: context)
    guard rows.count > 1 else { return nil }
    let table = SpendingBreakdown(
      context: context, currency: converted.currency, title: context.phrases(.byCategory),
      rowsTitle: context.phrases(.category), rows: rows, id: "cost-categories")
    return table.viewModel(table.bars(.horizontal))
  }

  /// Costs of each person: their shares of shared costs, and the other costs that they paid.
  private func byPerson(_ converted: Converted) -> BreakdownViewModel? {
    guard costs.contains(where: { !$0.entry.posting.shares.isEmpty }) else { return nil }
    var spending = Spending<Slug>()
    for cost in converted.costs where !cost.entry.posting.isPlanned {
      let entry = cost.entry
      guard let amount = entry.cost else { continue }
      let posting = entry.posting
      guard !posting.shares.isEmpty else {
        if let payer = posting.payer ?? cost.account.model.owner { spending.add(entry, to: payer) }
        continue
      }
      let parts = amount.divided(by: posting.shares.map(\.weight))
      for (share, part) in zip(posting.shares, parts) {
        spending.add(SpendingSum(part, isExact: !entry.isApproximate), to: share.person)
      }
    }
    guard spending.sums.count > 1 else { return nil }
    let table = SpendingBreakdown(
      context: context, currency: converted.currency, title: context.phrases(.byPerson),
      rowsTitle: context.phrases(.person),
      rows: spending.sums.map {
        SpendingBreakdown.Row(name: context.name(of: $0.key), sum: $0.sum)
      }, id: "cost-people")
    return table.viewModel([])
  }
}

extension DisclosedPosting {
  /// Returns the posting in another currency, by the rate of its day; `nil` if the rate is unknown.
  fileprivate func converted(to currency: Currency, _ rates: ExchangeRates) -> DisclosedPosting? {
    if posting.amount.currency == currency { return self }
    return rates.convert(posting.amount, to: currency, on: posting.date).map(with)
  }
}

extension SiteContext {
  /// Returns the costs of a trip. For a journey, includes the costs of its parts.
  func costs(of trip: Sourced<Trip>) -> TripCosts {
    let costs = site.graph.costs(of: trip).map { account, entry in
      TripCosts.Cost(account: noting(account), entry: entry)
    }
    let start = formats.local(trip.model.departure).day
    let end = formats.local(trip.model.arrival).day
    return TripCosts(
      context: self, costs: costs, lumps: lumps(of: trip), budget: trip.model.budget,
      days: max(1, end - start + 1))
  }

  private func lumps(of trip: Sourced<Trip>) -> [TripLump] {
    site.graph.lumps(of: trip).map { account, lump in
      if let account { _ = noting(account) }
      return lump
    }
  }
}
