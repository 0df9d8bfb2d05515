import Charts
import Content
import Domain
import Presentation

extension SiteLogbook {
  /// Maximum number of years for which the chart also includes years without trips.
  private static let mostYears = 200

  /// A measure of travels that a chart shows.
  private struct Measure {
    let caption: String
    let id: String
    let value: (Travels) -> Double
    let text: (Travels) -> String
  }

  /// The number of trips, and the distance if it is known.
  private func measures(of travels: some Collection<Travels>) -> [Measure] {
    let (formats, phrases) = (context.formats, context.phrases)
    let trips = Measure(
      caption: context.title(of: .trips), id: "trips",
      value: { Double($0.trips.count) }, text: { formats.number($0.trips.count) })
    guard travels.contains(where: { $0.distance.legs > 0 }) else { return [trips] }
    let distance = Measure(
      caption: phrases(formats.units.hasMiles ? .distanceInMiles : .distanceInKilometers),
      id: "distance",
      value: { formats.inUnits($0.distance.total) },
      text: { formats.quantity(formats.inUnits($0.distance.total)) })
    return [trips, distance]
  }

  /// Returns charts of travels with their names, the longest bars first; empty for fewer than two
  /// groups.
  func charts(of groups: [(name: String, travels: Travels)], id: String, title: String)
    -> [ChartViewModel]
  {
    charts(groups, .horizontal, id: id, title: title)
  }

  /// Returns charts of years. `years` has the newest year first; the charts have it last.
  func charts(ofYears years: [(year: Int, travels: Travels)], title: String) -> [ChartViewModel] {
    guard let first = years.last?.year, let last = years.first?.year else { return [] }
    let known = Dictionary(years.map { ($0.year, $0.travels) }, uniquingKeysWith: { $1 })
    let shown =
      last - first < Self.mostYears ? Array(first...last) : years.map(\.year).reversed()
    return charts(
      shown.map { (context.formats.year($0), known[$0] ?? Travels()) }, .vertical, id: "years",
      title: title)
  }

  private func charts(
    _ groups: [(name: String, travels: Travels)], _ direction: BarChart.Direction, id: String,
    title: String
  ) -> [ChartViewModel] {
    guard groups.count > 1 else { return [] }
    return measures(of: groups.map(\.travels)).compactMap { measure in
      let bars = groups.map {
        BarChart.Bar($0.name, measure.value($0.travels), text: measure.text($0.travels))
      }
      let most = bars.max { $0.value < $1.value }
      let chart = BarChart(
        bars, direction,
        title: context.phrases(.logbookChart, ["group": title, "measure": measure.caption]),
        description: most.map {
          context.phrases(.logbookChartText, ["name": $0.label, "value": $0.text])
        } ?? "",
        idPrefix: "\(id)-\(measure.id)", leastStep: 1)
      return chart.svg { context.formats.number(Int($0)) }
        .map { ChartViewModel(measure.caption, $0) }
    }
  }
}
