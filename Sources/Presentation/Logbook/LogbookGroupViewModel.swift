package import Markup
package import Templating

/// Numbers of trips by year, by means of transport or by company: charts and a table.
package struct LogbookGroupViewModel: Sendable, Hashable {
  /// The heading: "By year".
  package let title: String
  /// What the rows are: "Year".
  package let rowsTitle: String
  package let charts: [ChartViewModel]
  package let rows: [LogbookRowViewModel]
  /// The number of rows that are left out: "12 more operators"; none if there is no such row.
  package let more: String?

  package init(
    title: String, rowsTitle: String, charts: [ChartViewModel] = [],
    rows: [LogbookRowViewModel] = [], more: String? = nil
  ) {
    self.title = title
    self.rowsTitle = rowsTitle
    self.charts = charts
    self.rows = rows
    self.more = more
  }
}

extension LogbookGroupViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-group",
    Fields(
      "LogbookGroupViewModel",
      .text("title") { $0.title },
      .text("rowsTitle") { $0.rowsTitle },
      .list("charts") { $0.charts },
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("rows") { $0.rows },
      .nested("columns", fields: LogbookColumns.fields) { $0.columns },
      .optional("more") { $0.more }))

  /// The columns of the table, which all rows share.
  package var columns: LogbookColumns { rows.first?.columns ?? LogbookColumns() }
}

/// Numbers of the trips of a year, by a means of transport or with a company.
package struct LogbookRowViewModel: Sendable, Hashable {
  /// The year, the means of transport or the company.
  package var name: String
  /// The trips: the list of a year, otherwise those that the row unfolds.
  package var link: Link
  /// The number of trips: "12".
  package var trips: String
  /// The distance: "1,234 km"; none if it is known of no leg.
  package var distance: String?
  /// The number of legs that the distance is of, if it is not known of all: "from 8 of 12 legs".
  package var distanceNote: String?
  /// The hours on the way: "220"; none if they are known of no leg.
  package var hours: String?
  /// The number of legs that the hours are of, if they are not known of all.
  package var hoursNote: String?
  /// The number of countries; none if none is known.
  package var countries: String?
  /// The number of places; none if none is known.
  package var places: String?
  /// The share of legs that were at most five minutes late: "92%"; none if it is known of no leg.
  package var punctual: String?
  /// The number of legs that the share is of, if it is not known of all.
  package var punctualNote: String?
  /// The delay in the middle: "3 min", "On time", "2 min early".
  package var median: String?
  /// The greatest delay.
  package var worst: String?
  /// The trip with the greatest delay.
  package var worstLink: Link?
  /// The columns of the table.
  package var columns = LogbookColumns()
  /// The id of the list of its trips, for rows without a page of their own.
  package var id: String?
  /// The number of its trips in words: "12 trips".
  package var listTitle = ""
  /// Its newest trips.
  package var list: [LogbookTripViewModel] = []
  /// The number of trips that are left out: "and 480 more".
  package var more: String?

  package init(_ name: String, link: Link, trips: String) {
    self.name = name
    self.link = link
    self.trips = trips
  }
}

extension LogbookRowViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-row",
    Fields("LogbookRowViewModel", sums + punctuality + members))

  private static let sums: [Field<Self>] = [
    .text("name") { $0.name },
    .link("link") { $0.link },
    .text("trips") { $0.trips },
    .optional("distance") { $0.distance },
    .optional("distanceNote") { $0.distanceNote },
    .optional("hours") { $0.hours },
    .optional("hoursNote") { $0.hoursNote },
    .optional("countries") { $0.countries },
    .optional("places") { $0.places },
  ]

  private static let punctuality: [Field<Self>] = [
    .optional("punctual") { $0.punctual },
    .optional("punctualNote") { $0.punctualNote },
    .optional("median") { $0.median },
    .optional("worst") { $0.worst },
    .optional("worstLink") { $0.worstLink },
  ]

  private static let members: [Field<Self>] = [
    .optional("id") { $0.id },
    .text("listTitle") { $0.listTitle },
    .nested("columns", fields: LogbookColumns.fields) { $0.columns },
    .list("list") { $0.list },
    .flag("hasList") { !$0.list.isEmpty },
    .optional("more") { $0.more },
  ]
}
