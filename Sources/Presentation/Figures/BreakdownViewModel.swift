package import Markup
package import Templating

/// A table of numbers by year, mode of transport or category, with charts.
package struct BreakdownViewModel: Sendable, Hashable {
  /// The heading: "By year".
  package let title: String
  /// The heading of the first column, which contains the names of the rows: "Year".
  package let rowsTitle: String
  /// The headings of the other columns: "Trips", "Distance". Columns without any number are left
  /// out.
  package var columns: [String] = []
  /// Charts of the numbers in the table.
  package var charts: [ChartViewModel] = []
  /// A row for each year, mode of transport or category.
  package var rows: [BreakdownRowViewModel] = []
  /// The number of rows left out: "and 12 more operators". Missing if all rows are shown.
  package var more: String?
  /// An explanation of "on time", if the table has such a column.
  package var hint: String?
  /// Whether the table is collapsed, because the charts show everything in it.
  package var isFolded = false

  package init(title: String, rowsTitle: String) {
    self.title = title
    self.rowsTitle = rowsTitle
  }
}

extension BreakdownViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/breakdown",
    Fields(
      "BreakdownViewModel",
      .text("title") { $0.title }, .text("rowsTitle") { $0.rowsTitle },
      .list("columns") { $0.columns }, .list("charts", any: "hasCharts") { $0.charts },
      .list("rows") { $0.rows }, .optional("more") { $0.more }, .optional("hint") { $0.hint },
      .flag("isFolded") { $0.isFolded }))
}

/// A row of a table: the numbers for a year, a mode of transport or a category.
package struct BreakdownRowViewModel: Sendable, Hashable {
  /// The year, mode of transport or category.
  package let name: String
  /// The page that lists the trips or entries counted here. Missing if no page lists them.
  package let link: Link?
  /// The numbers, one for each column.
  package let cells: [BreakdownCellViewModel]
  /// The number of trips as text: "12 trips".
  package var listTitle: String = ""
  /// The newest trips in this row. Empty if a page lists all trips of the row.
  package var list: [LogbookTripViewModel] = []
  /// The number of trips that `list` leaves out: "and 480 more".
  package var more: String?

  package init(_ name: String, link: Link? = nil, cells: [BreakdownCellViewModel]) {
    self.name = name
    self.link = link
    self.cells = cells
  }
}

extension BreakdownRowViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/breakdown-row",
    Fields(
      "BreakdownRowViewModel",
      .text("name") { $0.name }, .optional("link") { $0.link }, .list("cells") { $0.cells },
      .number("numberOfColumns") { $0.numberOfColumns }, .text("listTitle") { $0.listTitle },
      .list("list", any: "hasList") { $0.list }, .optional("more") { $0.more }))

  /// The number of columns, including the column of names.
  package var numberOfColumns: Int { cells.count + 1 }
}

/// A number in a table.
package struct BreakdownCellViewModel: Sendable, Hashable {
  /// The heading of the number's column: "Distance".
  package let label: String
  /// The number with its unit: "1,234 km". Missing if the number is unknown.
  package let value: String?
  /// A note on how many legs are counted: "from 8 of 12 legs". Missing if all legs are counted.
  package let note: String?
  /// The page that lists the trips or entries counted here. Missing if no page lists them.
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
      .text("label") { $0.label }, .optional("value") { $0.value }, .optional("note") { $0.note },
      .optional("link") { $0.link }))
}
