package import Markup
package import Templating

/// Numbers by year, mode of transport or category: charts and a table.
package struct BreakdownViewModel: Sendable, Hashable {
  /// The heading: "By year".
  package let title: String
  /// The heading of the column of row names: "Year".
  package let rowsTitle: String
  /// The headings of the number columns: "Trips", "Distance". Columns without a number are left
  /// out.
  package let columns: [String]
  /// Charts of the numbers in the table.
  package let charts: [ChartViewModel]
  /// A row for each year, mode of transport or category.
  package let rows: [BreakdownRowViewModel]
  /// The number of rows left out: "and 12 more operators". Missing if all are shown.
  package let more: String?
  /// An explanation of "on time", if the table has such a column.
  package let hint: String?
  /// Whether the charts show everything in the table, which is then collapsed.
  package let isFolded: Bool

  package init(
    title: String, rowsTitle: String, columns: [String] = [], charts: [ChartViewModel] = [],
    rows: [BreakdownRowViewModel] = [], more: String? = nil, hint: String? = nil,
    isFolded: Bool = false
  ) {
    self.isFolded = isFolded
    self.title = title
    self.rowsTitle = rowsTitle
    self.columns = columns
    self.charts = charts
    self.rows = rows
    self.more = more
    self.hint = hint
  }
}

extension BreakdownViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/breakdown",
    Fields(
      "BreakdownViewModel",
      .text("title") { $0.title },
      .text("rowsTitle") { $0.rowsTitle },
      .list("columns") { $0.columns },
      .list("charts") { $0.charts },
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("rows") { $0.rows },
      .optional("more") { $0.more },
      .optional("hint") { $0.hint },
      .flag("isFolded") { $0.isFolded }))
}

/// The numbers of a year, a mode of transport or a category.
package struct BreakdownRowViewModel: Sendable, Hashable {
  /// The year, mode of transport or category.
  package let name: String
  /// The page that lists the counted entries. Missing if no page does.
  package let link: Link?
  /// The numbers, one for each column.
  package let cells: [BreakdownCellViewModel]
  /// The number of trips as text: "12 trips".
  package let listTitle: String
  /// The newest trips, if no page lists them.
  package let list: [LogbookTripViewModel]
  /// The number of trips left out: "and 480 more".
  package let more: String?

  package init(
    _ name: String, link: Link? = nil, cells: [BreakdownCellViewModel], listTitle: String = "",
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

extension BreakdownRowViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/breakdown-row",
    Fields(
      "BreakdownRowViewModel",
      .text("name") { $0.name },
      .optional("link") { $0.link },
      .list("cells") { $0.cells },
      .number("numberOfColumns") { $0.numberOfColumns },
      .text("listTitle") { $0.listTitle },
      .list("list") { $0.list },
      .flag("hasList") { !$0.list.isEmpty },
      .optional("more") { $0.more }))

  /// The number of columns, including the name.
  package var numberOfColumns: Int { cells.count + 1 }
}

/// A number in a table.
package struct BreakdownCellViewModel: Sendable, Hashable {
  /// The heading of its column: "Distance".
  package let label: String
  /// The number with its unit: "1,234 km". Missing if it is unknown.
  package let value: String?
  /// The number of legs counted, if not all: "from 8 of 12 legs".
  package let note: String?
  /// The page that lists the counted entries. Missing if no page does.
  package let link: Link?

  package init(_ label: String, _ value: String?, note: String? = nil, link: Link? = nil) {
    self.label = label
    self.value = value
    self.note = note
    self.link = link
  }
}

extension BreakdownCellViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/breakdown-cell",
    Fields(
      "BreakdownCellViewModel",
      .text("label") { $0.label },
      .optional("value") { $0.value },
      .optional("note") { $0.note },
      .optional("link") { $0.link }))
}
