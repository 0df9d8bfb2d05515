/// Rows of a bank's file after the line with the column names.
struct BankTable {
  let separator: Unicode.Scalar
  let columns: BankColumns
  let rows: ArraySlice<CSVRecords.Record>
  let fault: CSVRecords.Fault?

  /// Column separators, the most common first.
  static let separators: [Unicode.Scalar] = [";", ",", "\t", "|"]
  /// Number of bytes in which the line with the names must begin; banks write up to a dozen lines
  /// before it.
  private static let headLimit = 65_536

  /// Reason why a text isn't such a table.
  enum Fault: Error {
    /// No line names columns for a day, an amount and a payee. If the text has columns at all, it
    /// includes the line that most probably names them, and those names.
    case noColumns(line: Int, names: [String])
    /// The mapping names columns that no line contains.
    case missing([String])
    case noTable
  }

  init(_ text: String, _ mapping: EntryMapping?) throws(Fault) {
    let start = Self.beginning(of: text)
    var best: (separator: Unicode.Scalar, line: Int, columns: BankColumns)?
    var likeliest: (line: Int, names: [String])?
    var missing: [String]?
    for separator in mapping?.separator.map({ [$0] }) ?? Self.separators {
      for record in CSVRecords(start, most: 200, separator: separator).records {
        guard record.fields.count > 1 else { continue }
        let columns: BankColumns
        if let mapping, !mapping.columns.isEmpty {
          var lacking: [String] = []
          columns = BankColumns(mapping, in: record.fields, missing: &lacking)
          if lacking.count < missing?.count ?? .max { missing = lacking }
          guard lacking.isEmpty else { continue }
        } else {
          columns = BankColumns(guessing: record.fields)
        }
        if columns.isEnough, columns.score > best?.columns.score ?? 0 {
          best = (separator, record.line, columns)
        }
        // Column names contain no digits.
        let names = columns.names.filter { name in
          !name.isEmpty && !name.contains(where: \.isNumber)
        }
        if names.count > likeliest?.names.count ?? 1 { likeliest = (record.line, columns.names) }
      }
    }
    guard let best else {
      if let missing, !missing.isEmpty { throw .missing(missing) }
      guard let likeliest else { throw .noTable }
      throw .noColumns(line: likeliest.line, names: likeliest.names)
    }
    let csv = CSVRecords(text, most: EntryFile.entryLimit + 200, separator: best.separator)
    separator = best.separator
    columns = best.columns
    rows = csv.records.drop { $0.line <= best.line }
    fault = csv.fault
  }

  /// The beginning of a text, up to the end of a line.
  private static func beginning(of text: String) -> String {
    let bytes = text.utf8.prefix(headLimit)
    guard bytes.count == headLimit,
      let end = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D })
    else { return String(Substring(bytes)) }
    return String(text[...end])
  }
}
