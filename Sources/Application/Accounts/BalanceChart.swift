import Charts
import Content
import Domain
import Presentation

extension ChartViewModel {
  /// Minimum number of balances for a line.
  private static let fewest = 4

  /// Creates the line of an account's balance over time; `nil` if too few balances are disclosed.
  init?(balanceOf account: Account, id: String, in context: SiteContext) {
    let disclosed = account.disclosed
    let balances = disclosed.postings.compactMap { posting in
      posting.balance.map { (day: posting.posting.date, balance: $0) }
    }
    guard let first = balances.first, let last = balances.last, balances.count >= Self.fewest
    else { return nil }
    // A balance stays the same until the next entry, so the line has steps.
    var points: [LineChart.Point] = []
    var before = disclosed.openingBalance ?? first.balance
    for (day, balance) in balances {
      let place = Double(day.daysSinceEpoch)
      points.append(LineChart.Point(place, before.inUnits))
      points.append(LineChart.Point(place, balance.inUnits))
      before = balance
    }
    let title = context.phrases(.balanceChart, ["account": account.name])
    let caption = context.phrases(.balanceOverTime, ["currency": account.currency.code])
    let chart = LineChart(
      points, title: title,
      description: context.phrases(
        .balanceChartText,
        [
          "first": context.formats.money(first.balance),
          "start": context.formats.longDate(first.day),
          "last": context.formats.money(last.balance), "end": context.formats.longDate(last.day),
        ]), idPrefix: id, isFromZero: true)
    let svg = chart.svg(mark: { context.formats.mark($0) }) { _ in
      Self.marks(from: first.day, to: last.day, in: context)
    }
    guard let svg else { return nil }
    self.init(caption, svg)
  }

  /// Maximum number of marks along a line.
  private static let mostMarks = 8

  /// Marks at the beginnings of months, quarters or years, in steps that keep them few.
  private static func marks(
    from start: CalendarDate, to end: CalendarDate, in context: SiteContext
  ) -> [LineChart.PlaceMark] {
    let (first, last) = (start.monthNumber, end.monthNumber)
    let step =
      [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1_200].first { (last - first) / $0 <= mostMarks }
      ?? 12_000
    let length = Double(max(1, end.daysSinceEpoch - start.daysSinceEpoch))
    return (first...last).filter { $0 % step == 0 }.compactMap { month in
      let day = CalendarDate(monthNumber: month)
      guard day >= start, day <= end else { return nil }
      return LineChart.PlaceMark(
        share: Double(day.daysSinceEpoch - start.daysSinceEpoch) / length,
        text: step % 12 == 0 ? context.formats.year(day.year) : context.formats.shortMonth(day))
    }
  }
}
