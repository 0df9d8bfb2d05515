package import Markup
package import Templating

/// Numbers of trips by year, by means of transport or by company: charts and a table.
package struct LogbookGroupViewModel: Sendable, Hashable {
  /// The heading: "By year".
  package let title: String
  /// The heading of the rows' names: "Year".
  package let rowsTitle: String
  /// The headings of the numbers: "Trips", "Distance"; those of which no row has a number are left
  /// out.
  package let columns: [String]
  /// Charts of numbers in the table.
  package let charts: [ChartViewModel]
  /// A row for each year, means of transport or company.
  package let rows: [LogbookRowViewModel]
  /// The number of rows that are left out: "and 12 more operators"; none if there is no such row.
  package let more: String?
  /// The rule of what counts as on time, where the table tells that.
  package let hint: String?

  package init(
    title: String, rowsTitle: String, columns: [String] = [], charts: [ChartViewModel] = [],
    rows: [LogbookRowViewModel] = [], more: String? = nil, hint: String? = nil
  ) {
    self.title = title
    self.rowsTitle = rowsTitle
    self.columns = columns
    self.charts = charts
    self.rows = rows
    self.more = more
    self.hint = hint
  }
}

extension LogbookGroupViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-group",
    Fields(
      "LogbookGroupViewModel",
      .text("title") { $0.title },
      .text("rowsTitle") { $0.rowsTitle },
      .list("columns") { $0.columns },
      .list("charts") { $0.charts },
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("rows") { $0.rows },
      .optional("more") { $0.more },
      .optional("hint") { $0.hint }))
}

/// Numbers of the trips of a year, by a means of transport or with a company.
package struct LogbookRowViewModel: Sendable, Hashable {
  /// The year, the means of transport or the company.
  package let name: String
  /// The page that lists the trips; none if no page does.
  package let link: Link?
  /// The numbers, one for each column.
  package let cells: [LogbookCellViewModel]
  /// The number of its trips in words: "12 trips".
  package let listTitle: String
  /// The newest trips, where no page lists them.
  package let list: [LogbookTripViewModel]
  /// The number of trips that are left out: "and 480 more".
  package let more: String?

  package init(
    _ name: String, link: Link? = nil, cells: [LogbookCellViewModel], listTitle: String = "",
    list: [LogbookTripViewModel] = [], more: String? = nil
  ) {
    self.name = name
    self.link = link
    self.cells = cells
    self.listTitle = listTitle
    self.list = list
    self.more = more
  }
}

extension LogbookRowViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-row",
    Fields(
      "LogbookRowViewModel",
      .text("name") { $0.name },
      .optional("link") { $0.link },
      .list("cells") { $0.cells },
      .number("numberOfColumns") { $0.numberOfColumns },
      .text("listTitle") { $0.listTitle },
      .list("list") { $0.list },
      .flag("hasList") { !$0.list.isEmpty },
      .optional("more") { $0.more }))

  /// The number of columns, with that of the name.
  package var numberOfColumns: Int { cells.count + 1 }
}

/// A number in a table of the logbook.
package struct LogbookCellViewModel: Sendable, Hashable {
  /// The heading of its column: "Distance".
  package let label: String
  /// The number with its unit: "1,234 km"; none if it is unknown.
  package let value: String?
  /// The number of legs that it is of, if it is not of all: "from 8 of 12 legs".
  package let note: String?
  /// The trips that it counts; none if no page lists them.
  package let link: Link?

  package init(_ label: String, _ value: String?, note: String? = nil, link: Link? = nil) {
    self.label = label
    self.value = value
    self.note = note
    self.link = link
  }
}

extension LogbookCellViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-cell",
    Fields(
      "LogbookCellViewModel",
      .text("label") { $0.label },
      .optional("value") { $0.value },
      .optional("note") { $0.note },
      .optional("link") { $0.link }))
}
