/// A small table: a line of names above a line of numbers.
struct SummaryTable {
  private let columns: [(name: String, number: Int)]

  init(_ columns: KeyValuePairs<String, Int>) { self.columns = columns.map { ($0.key, $0.value) } }

  /// Returns the table without a column, if the condition holds.
  func without(_ name: String, where isLeftOut: Bool) -> SummaryTable {
    SummaryTable(columns: isLeftOut ? columns.filter { $0.name != name } : columns)
  }

  private init(columns: [(name: String, number: Int)]) { self.columns = columns }

  var text: String {
    let widths = columns.map { max($0.name.count, String($0.number).count) }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "   ") + "\n"
    }
    return line(columns.map(\.name)) + line(columns.map { String($0.number) })
  }
}
