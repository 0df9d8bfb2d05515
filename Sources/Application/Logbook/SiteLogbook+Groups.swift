import Content
import Domain
import Markup
import Presentation

// The tables: a row for each year, each means of transport and each company.

extension SiteLogbook {
  /// Maximum number of companies in the table; further ones are left out.
  private static let mostProviders = 20
  /// Maximum number of bars in a chart of companies.
  private static let mostBars = 10

  var byYear: BreakdownViewModel {
    group(
      .byYear, .year,
      logbook.years.map {
        Row(
          name: context.formats.year($0.year), travels: $0.travels,
          link: context.link(.trips(of: $0.year)))
      },
      charts: charts(ofYears: logbook.years, title: context.phrases(.byYear)))
  }

  var byMode: BreakdownViewModel {
    // A table whose only row is "unknown" has no information.
    let modes = logbook.modes.contains { $0.mode != nil } ? logbook.modes : []
    let rows = modes.map { Row(name: name(of: $0.mode), travels: $0.travels) }
    return group(
      .byMode, .modes, rows,
      charts: charts(
        of: rows.map { ($0.name, $0.travels) }, id: "modes", title: context.phrases(.byMode)))
  }

  var byProvider: BreakdownViewModel {
    let rows = logbook.providers.prefix(Self.mostProviders)
      .map { Row(name: $0.provider, travels: $0.travels) }
    let others = logbook.providers.count - rows.count
    return group(
      .byProvider, .provider, rows,
      charts: charts(
        of: rows.prefix(Self.mostBars).map { ($0.name, $0.travels) }, id: "providers",
        title: context.phrases(.byProvider)),
      more: others == 0
        ? nil
        : context.phrases(.logbookProviders, count: others, context.formats.number(others)))
  }

  /// A row whose visible columns aren't known yet.
  private struct Row {
    let name: String
    let travels: Travels
    /// The page that lists the trips; `nil` if no page does.
    var link: Link?
  }

  private func group(
    _ title: Phrases.Key, _ rowsTitle: Phrases.Key, _ rows: [Row], charts: [ChartViewModel],
    more: String? = nil
  ) -> BreakdownViewModel {
    let cells = rows.map(cells)
    let isKnown = (cells.first ?? []).indices.map { column in
      cells.contains { $0[column].value != nil }
    }
    func known(_ cells: [BreakdownCellViewModel]) -> [BreakdownCellViewModel] {
      zip(cells, isKnown).filter(\.1).map(\.0)
    }
    let isPunctualityKnown = rows.contains { $0.travels.punctuality != nil }
    var table = BreakdownViewModel(
      title: context.phrases(title), rowsTitle: context.phrases(rowsTitle))
    table.columns = known(cells.first ?? []).map(\.label)
    table.charts = charts
    table.rows = zip(rows, cells).map { row($0, known($1)) }
    table.more = more
    table.hint = isPunctualityKnown ? context.phrases(.punctualText) : nil
    return table
  }

  /// Returns the cells of a row, with `nil` for unknown numbers.
  private func cells(of row: Row) -> [BreakdownCellViewModel] {
    let travels = row.travels
    func cell(_ label: String, _ value: String?, of legs: Int? = nil) -> BreakdownCellViewModel {
      BreakdownCellViewModel(
        label, value, note: value.flatMap { _ in legs.flatMap { note($0, of: travels) } },
        link: row.link)
    }
    let (phrases, punctuality) = (context.phrases, travels.punctuality)
    return [
      cell(context.title(of: .trips), context.formats.number(travels.trips.count)),
      cell(phrases(.distance), distance(travels), of: travels.distance.legs),
      cell(phrases(.hours), hours(travels), of: travels.time.legs),
      cell(phrases(.countries), count(travels.countries.count)),
      cell(phrases(.places), count(travels.numberOfPlaces)),
      cell(
        phrases(.punctual), punctuality.map { share($0.punctual, of: $0.legs) },
        of: punctuality?.legs),
      cell(phrases(.medianDelay), punctuality.map { delay($0.median) }),
      BreakdownCellViewModel(
        phrases(.worstDelay), punctuality.map { delay($0.worst.delay) },
        link: punctuality.map { mention(trips[$0.worst.trip]).link }),
    ]
  }

  /// Returns a row. If no page lists its trips, the row links to the newest ones.
  private func row(_ row: Row, _ cells: [BreakdownCellViewModel]) -> BreakdownRowViewModel {
    var model = BreakdownRowViewModel(row.name, link: row.link, cells: cells)
    guard row.link == nil else { return model }
    let count = row.travels.trips.count
    let others = count - Self.mostTrips
    model.listTitle = context.phrases.count(of: .trips, count, context.formats.number(count))
    model.list = row.travels.trips.prefix(Self.mostTrips).map { mention(trips[$0]) }
    model.more =
      others > 0 ? context.phrases(.logbookMore, ["count": context.formats.number(others)]) : nil
    return model
  }
}
