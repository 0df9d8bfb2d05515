import Charts
import Content
import Domain
import Presentation

/// The numbers on an account's page, computed only from what it discloses.
struct AccountNumbers {
  let context: SiteContext
  let account: Account
  /// Prefix of the ids of its charts, unique on the page.
  let id: String
  private let categories: Spending<String?>

  init(of account: Account, id: String, in context: SiteContext) {
    self.context = context
    self.account = account
    self.id = id
    categories = Spending.byCategory(account.disclosed.postings)
  }

  private var disclosed: DisclosedAccount { account.disclosed }
  private var currency: Currency { account.currency }

  /// Minimum number of entries for sums. With fewer, visitors see the sums at a glance in the list.
  private static let fewEntries = 4
  /// Maximum number of rows in a table of trips or of payees.
  private static let mostRows = 12
  /// Maximum number of months with a bar each. A longer time has a bar for each year.
  private static let mostMonths = 24

  /// Sums of the account: spending, income, planned spending, and the rest of the budget.
  var figures: [FigureViewModel] {
    guard disclosed.postings.count >= Self.fewEntries || account.budget != nil else { return [] }
    let whole = SpendingSum(of: disclosed.postings)
    let incomes = disclosed.postings.filter { $0.income != nil }
    let income = incomes.reduce(Int128(0)) { $0 + Int128($1.income?.minorUnits ?? 0) }
    var figures: [FigureViewModel] = []
    if !whole.isEmpty { figures.append(context.figure(.spent, context.spent(whole, currency))) }
    if income != 0 {
      let sum = Money(minorUnits: Int64(clamping: income), currency)
      let isExact = !incomes.contains(where: \.isApproximate)
      figures.append(context.figure(.income, context.money(sum, isExact: isExact)))
    }
    if whole.planned(currency).minorUnits != 0 {
      figures.append(context.figure(.planned, context.planned(whole, currency)))
    }
    if let budget = account.budget, let told = account.disclosedBudget {
      if told.isWhole {
        figures += context.figures(of: budget, disclosed.postings)
      } else if let total = told.total {
        figures.append(context.figure(.budget, context.formats.money(total)))
      }
    }
    return figures
  }

  /// Tables of spending. Each shows something that the list of entries doesn't.
  var breakdowns: [BreakdownViewModel] {
    guard account.disclosure.disclosesAmounts else { return [shares].compactMap(\.self) }
    return [byCategory, byTime, byTrip, byPayee].compactMap(\.self)
  }

  /// Shares of categories in percent, for an account that discloses no amounts.
  private var shares: BreakdownViewModel? {
    guard disclosed.categoryShares.count > 1 else { return nil }
    let title = context.phrases(.byCategory)
    let rows = disclosed.categoryShares.map { share in
      (share.category ?? context.phrases(.otherCategory), share.percent)
    }
    var parts = rows.prefix(SpendingBreakdown.mostLyingBars)
    if rows.count > parts.count {
      let others = rows[(parts.count - 1)...].reduce(0) { $0 + $1.1 }
      parts[parts.count - 1] = (context.phrases(.others), others)
    }
    let bars = parts.map { BarChart.Bar($0.0, Double($0.1), text: context.percent($0.1)) }
    let most = rows.first.map {
      context.phrases(.spendingChartText, ["name": $0.0, "amount": context.percent($0.1)])
    }
    let chart = BarChart(
      bars, .horizontal, title: title, description: most ?? "", idPrefix: "\(id)-shares")
    var table = BreakdownViewModel(title: title, rowsTitle: context.phrases(.category))
    table.columns = [context.phrases(.share)]
    let drawing = chart.svg { context.percent(Int($0)) }
    table.charts = drawing.map { [ChartViewModel(title, $0)] } ?? []
    table.rows = rows.map { name, percent in
      BreakdownRowViewModel(
        name, cells: [BreakdownCellViewModel(context.phrases(.share), context.percent(percent))])
    }
    return table
  }

  private var byCategory: BreakdownViewModel? {
    let rows = SpendingBreakdown.rows(
      categories, budgets: account.disclosedBudget?.parts ?? [], currency, in: context)
    guard rows.count > 1 else { return nil }
    let table = SpendingBreakdown(
      context: context, currency: currency, title: context.phrases(.byCategory),
      rowsTitle: context.phrases(.category), rows: rows, id: "\(id)-categories")
    return table.viewModel(table.bars(.horizontal))
  }

  private var byTime: BreakdownViewModel? {
    let spending = Spending.byMonth(disclosed.postings)
    let months = spending.sums.filter { $0.sum.count > 0 }.map(\.key)
    guard let first = months.min(), let last = months.max() else { return nil }
    return last - first < Self.mostMonths ? byMonth(first...last, spending) : byYear
  }

  private func byMonth(_ months: ClosedRange<Int>, _ spending: Spending<Int>)
    -> BreakdownViewModel?
  {
    guard months.count > 1 else { return nil }
    let rows = months.reversed().map { month in
      SpendingBreakdown.Row(
        name: context.formats.shortMonth(CalendarDate(monthNumber: month)),
        sum: spending[month] ?? SpendingSum())
    }
    let table = SpendingBreakdown(
      context: context, currency: currency, title: context.phrases(.byMonth),
      rowsTitle: context.phrases(.month), rows: rows, id: "\(id)-months",
      isFolded: true)
    return table.viewModel(stacked(months, table) ?? table.bars(.vertical))
  }

  /// Bars of months, divided by category; `nil` for fewer than two categories.
  private func stacked(
    _ months: ClosedRange<Int>, _ table: SpendingBreakdown
  ) -> [ChartViewModel]? {
    let categories = categories.sums.filter { $0.sum.count > 0 }
      .sorted { $1.sum.spent(currency).minorUnits < $0.sum.spent(currency).minorUnits }
    guard categories.count > 1 else { return nil }
    let most = StackedBarChart.mostParts
    let own = categories.compactMap(\.key)
      .prefix(categories.count > most || categories.contains { $0.key == nil } ? most - 1 : most)
    let hasOthers = own.count < categories.count
    let places = Dictionary(zip(own, own.indices), uniquingKeysWith: { one, _ in one })
    var parts = Array(
      repeating: Array(repeating: 0.0, count: own.count + (hasOthers ? 1 : 0)), count: months.count)
    for entry in disclosed.postings where !entry.posting.isPlanned {
      guard let cost = entry.cost else { continue }
      let part = places[entry.posting.category ?? ""] ?? own.count
      parts[entry.posting.date.monthNumber - months.lowerBound][part] += cost.inUnits
    }
    let chart = StackedBarChart(
      zip(table.rows.reversed(), parts).map { row, parts in
        StackedBarChart.Bar(
          row.name, parts, text: context.spent(row.sum, currency))
      }, names: Array(own) + (hasOthers ? [context.phrases(.others)] : []), title: table.chartTitle,
      description: table.chartText, idPrefix: table.id)
    return chart.svg { context.formats.mark($0) }.map { [ChartViewModel(table.caption, $0)] }
  }

  private var byYear: BreakdownViewModel? {
    SpendingBreakdown.byYear(
      Spending.byYear(disclosed.postings), currency, title: context.phrases(.byYear),
      id: "\(id)-years", isFolded: true, in: context)
  }

  private var byTrip: BreakdownViewModel? {
    let spending = Spending.byTrip(disclosed.postings)
    let trips = spending.sums.compactMap { trip, sum in
      context.trip(trip).map { (trip: $0, sum: sum) }
    }
    guard trips.count > 1 else { return nil }
    return ranked(
      trips.map { trip, sum in
        SpendingBreakdown.Row(
          name: context.title(of: trip), sum: sum,
          link: context.link(.model(.trips, trip.slug)))
      }, title: .byTrip, rowsTitle: .trip, more: .moreTrips, id: "trips")
  }

  /// The payees who received the most, if some were paid several times.
  private var byPayee: BreakdownViewModel? {
    let spending = Spending.byPayee(disclosed.postings)
    guard spending.ranksPayees else { return nil }
    return ranked(
      spending.sums.map { SpendingBreakdown.Row(name: $0.key, sum: $0.sum) },
      title: .byPayee, rowsTitle: .payee, more: .morePayees, id: "payees")
  }

  private func ranked(
    _ rows: [SpendingBreakdown.Row], title: Phrases.Key, rowsTitle: Phrases.Key,
    more: Phrases.CountedKey, id: String
  ) -> BreakdownViewModel {
    let rows = rows.sorted {
      ($1.sum.spent(currency).minorUnits, $0.name) < ($0.sum.spent(currency).minorUnits, $1.name)
    }
    let others = rows.count - Self.mostRows
    let table = SpendingBreakdown(
      context: context, currency: currency, title: context.phrases(title),
      rowsTitle: context.phrases(rowsTitle), rows: Array(rows.prefix(Self.mostRows)),
      more: others > 0
        ? context.phrases(more, count: others, context.formats.number(others)) : nil,
      id: "\(self.id)-\(id)", isFolded: !rows.contains { $0.link != nil })
    return table.viewModel(table.bars(.horizontal))
  }
}

extension SpendingBreakdown {
  /// Returns the table of years with bars, the newest first; `nil` for fewer than two years.
  static func byYear(
    _ spending: Spending<Int>, _ currency: Currency, title: String, id: String,
    isFolded: Bool = false, in context: SiteContext
  ) -> BreakdownViewModel? {
    let years = spending.sums.filter { $0.sum.count > 0 }.sorted { $1.key < $0.key }
    guard years.count > 1 else { return nil }
    let table = SpendingBreakdown(
      context: context, currency: currency, title: title, rowsTitle: context.phrases(.year),
      rows: years.map { Row(name: context.formats.year($0.key), sum: $0.sum) }, id: id,
      isFolded: isFolded)
    return table.viewModel(table.bars(.vertical))
  }

  /// Returns rows of categories, largest spending first, then the budgeted categories without
  /// spending.
  static func rows(
    _ spending: Spending<String?>, budgets: [Budget.Part], _ currency: Currency,
    in context: SiteContext
  ) -> [Row] {
    let amounts = Dictionary(
      budgets.map { ($0.category, $0.amount) }, uniquingKeysWith: { one, _ in one })
    let spent = spending.sums.filter { !$0.sum.isEmpty }.sorted {
      $1.sum.spent(currency).minorUnits < $0.sum.spent(currency).minorUnits
    }
    let rows = spent.map { category, sum in
      Row(
        name: category ?? context.phrases(.otherCategory), sum: sum,
        budget: category.flatMap { amounts[$0] })
    }
    let known = Set(spent.map(\.key))
    return rows
      + budgets.filter { !known.contains($0.category) }.map {
        Row(name: $0.category, sum: SpendingSum(), budget: $0.amount)
      }
  }
}
