import Diagnostics

/// Rows of cells, aligned for people or separated by tabs for programs.
struct AlignedRows {
  private let rows: [[String]]

  /// Takes rows with the same number of cells. Control characters and tabs in cells are replaced.
  init(_ rows: [[String]]) {
    self.rows = rows.map { row in
      row.map { $0.terminalSafe.replacing("\t", with: " ") }
    }
  }

  var tabbed: String { rows.map { $0.joined(separator: "\t") + "\n" }.joined() }

  var aligned: String {
    var widths = [Int](repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.terminalColumns)
      }
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.terminalColumns + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
