import Charts
import Content
import Domain
import Markup
import Presentation

/// A table of spending in one currency, with charts.
struct SpendingBreakdown {
  /// A row whose visible columns aren't known yet.
  struct Row {
    let name: String
    let sum: SpendingSum
    /// Budgeted sum.
    var budget: Money?
    /// The page that lists the counted entries.
    var link: Link?
  }

  let context: SiteContext
  let currency: Currency
  let title: String
  let rowsTitle: String
  let rows: [Row]
  /// A note on rows that are left out.
  var more: String?
  /// Prefix of the ids of its charts, unique on the page.
  let id: String
  /// Whether the table is folded below its charts, because they show the same numbers. A table that
  /// is longer than its charts is always folded.
  var isFolded = false

  /// Returns the table. `charts` are shown above it.
  func viewModel(_ charts: [ChartViewModel]) -> BreakdownViewModel {
    let cells = rows.map(cells)
    let isKnown = (cells.first ?? []).indices.map { column in
      cells.contains { $0[column].value != nil }
    }
    func known(_ cells: [BreakdownCellViewModel]) -> [BreakdownCellViewModel] {
      zip(cells, isKnown).filter(\.1).map(\.0)
    }
    var table = BreakdownViewModel(title: title, rowsTitle: rowsTitle)
    table.columns = known(cells.first ?? []).map(\.label)
    table.charts = charts
    table.rows = zip(rows, cells).map {
      BreakdownRowViewModel($0.name, link: $0.link, cells: known($1))
    }
    table.more = more
    table.isFolded = (isFolded || rows.count > Self.mostLyingBars) && !charts.isEmpty
    return table
  }

  private func cells(of row: Row) -> [BreakdownCellViewModel] {
    let (spent, planned) = (row.sum.spent(currency), row.sum.planned(currency))
    let left = row.budget.flatMap { budget -> Money? in
      let units = Int128(budget.minorUnits) - Int128(spent.minorUnits) - Int128(planned.minorUnits)
      return Money(minorUnits: Int64(clamping: units), currency)
    }
    func cell(_ label: Phrases.Key, _ value: String?) -> BreakdownCellViewModel {
      BreakdownCellViewModel(context.phrases(label), value)
    }
    return [
      cell(.spent, context.spent(row.sum, currency)),
      cell(.planned, planned.minorUnits == 0 ? nil : context.planned(row.sum, currency)),
      cell(.budget, row.budget.map(context.formats.money)),
      cell(.leftOver, left.map { context.money($0, isExact: row.sum.isExact) }),
      cell(.entryCount, row.sum.count > 0 ? context.formats.number(row.sum.count) : nil),
    ]
  }

  /// Returns bars of spending, if there are several and at least one isn't 0. Horizontal bars have
  /// the order of the rows. Vertical bars have the order of time, and the rows have the newest
  /// first.
  func bars(_ direction: BarChart.Direction) -> [ChartViewModel] {
    var bars = rows.map(bar)
    if direction == .horizontal, bars.count > Self.mostLyingBars {
      var others = SpendingSum()
      for row in rows[(Self.mostLyingBars - 1)...] { others.add(row.sum) }
      let last = bar(Row(name: context.phrases(.others), sum: others))
      bars = bars.prefix(Self.mostLyingBars - 1) + [last]
    }
    guard bars.count > 1, bars.contains(where: { $0.value != 0 }) else { return [] }
    let chart = BarChart(
      direction == .vertical ? bars.reversed() : bars, direction, title: chartTitle,
      description: chartText, idPrefix: id)
    return chart.svg { context.formats.mark($0) }.map { [ChartViewModel(caption, $0)] } ?? []
  }

  /// Maximum number of horizontal bars. Further rows share one bar, but the table has a row for
  /// each.
  static let mostLyingBars = 20

  private func bar(_ row: Row) -> BarChart.Bar {
    BarChart.Bar(row.name, row.sum.spent(currency).inUnits, text: context.spent(row.sum, currency))
  }

  /// Description of a chart: "Highest: Food, $12.50".
  var chartText: String {
    let most = rows.max { $0.sum.spent(currency).minorUnits < $1.sum.spent(currency).minorUnits }
    return most.map {
      context.phrases(
        .spendingChartText,
        ["name": $0.name, "amount": context.formats.money($0.sum.spent(currency))])
    } ?? ""
  }

  /// Words above a chart: "Spent (EUR)".
  var caption: String { context.phrases(.spentInCurrency, ["currency": currency.code]) }

  /// Title of a chart that is shown without its heading: "By category: spending in EUR".
  var chartTitle: String {
    context.phrases(.spendingChart, ["group": title, "currency": currency.code])
  }
}

extension SiteContext {
  /// Returns a number with its name.
  func figure(_ name: Phrases.Key, _ value: String) -> FigureViewModel {
    FigureViewModel(phrases(name), value)
  }

  /// Returns a budget and its rest after actual and planned spending on everything that it covers.
  func figures(
    of budget: Budget, _ postings: [DisclosedPosting], _ lumps: [TripLump] = []
  ) -> [FigureViewModel] {
    var spent = SpendingSum(of: postings, for: budget)
    if budget.covers(nil) {
      for lump in lumps { spent.add(lump.sum) }
    }
    let currency = budget.total.currency
    let left = Int128(budget.total.minorUnits) - Int128(spent.spent(currency).minorUnits)
    let units = left - Int128(spent.planned(currency).minorUnits)
    return [
      figure(.budget, formats.money(budget.total)),
      figure(
        .leftOver,
        money(Money(minorUnits: Int64(clamping: units), currency), isExact: spent.isExact)),
    ]
  }
}
