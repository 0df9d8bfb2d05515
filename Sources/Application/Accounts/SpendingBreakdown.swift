import Charts
import Content
import Domain
import Markup
import Presentation

/// Table of what was spent, of one currency, with charts of it.
struct SpendingBreakdown {
  /// A row before it is known which columns the table has.
  struct Row {
    let name: String
    let sum: SpendingSum
    /// Sum that was meant to be spent.
    var budget: Money?
    /// The page of what is counted.
    var link: Link?
  }

  let context: SiteContext
  let currency: Currency
  let title: String
  let rowsTitle: String
  let rows: [Row]
  /// Words for rows that are left out.
  var more: String?
  /// Beginning of the ids of its charts, unique on the page.
  let id: String
  /// Whether the table is folded below its charts, since they say all that it does; one that is
  /// longer than they are is folded in any case.
  var isFolded = false

  /// The table; `charts` are above it.
  func viewModel(_ charts: [ChartViewModel]) -> BreakdownViewModel {
    let cells = rows.map(cells)
    let isKnown = (cells.first ?? []).indices.map { column in
      cells.contains { $0[column].value != nil }
    }
    func known(_ cells: [BreakdownCellViewModel]) -> [BreakdownCellViewModel] {
      zip(cells, isKnown).filter(\.1).map(\.0)
    }
    return BreakdownViewModel(
      title: title, rowsTitle: rowsTitle, columns: known(cells.first ?? []).map(\.label),
      charts: charts,
      rows: zip(rows, cells).map {
        BreakdownRowViewModel($0.name, link: $0.link, cells: known($1))
      }, more: more,
      isFolded: (isFolded || rows.count > Self.mostLyingBars) && !charts.isEmpty)
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

  /// Bars of what was spent, as long as there are several and one is not 0: lying ones in the order
  /// of the rows, or upright ones in the order of time, of which the rows have the newest first.
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

  /// Most bars below each other; the least of more are one bar, and the table has each.
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

  /// Title of a chart where its heading isn't seen: "By category: spending in EUR".
  var chartTitle: String {
    context.phrases(.spendingChart, ["group": title, "currency": currency.code])
  }
}

extension SiteContext {
  /// Returns a number with its name.
  func figure(_ name: Phrases.Key, _ value: String) -> FigureViewModel {
    FigureViewModel(phrases(name), value)
  }

  /// Returns a budget, and what is left of it after what was spent and is planned, of all that it
  /// is for.
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
