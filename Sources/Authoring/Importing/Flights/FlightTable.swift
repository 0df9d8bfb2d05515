import Gazetteer

/// Reads flights from comma-separated values; the column names show which program wrote them.
enum FlightTable {
  /// A record with its fields by column name.
  struct Row {
    let line: Int
    private let fields: [String: String]

    init(_ head: [String], _ record: CSVRecords.Record) {
      line = record.line
      fields = Dictionary(zip(head, record.fields)) { first, _ in first }
    }

    /// Text of a column by its name in small letters; `nil` if it contains nothing visible.
    subscript(name: String) -> String? { ImportedText(fields[name]).text }

    /// Text of the first of some columns that isn't empty.
    subscript(names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }

    /// Text of a column, keeping its line breaks.
    func lines(_ name: String) -> String? { ImportedText(fields[name], keepsLines: true).text }
  }

  /// Programs whose exports can be read.
  private enum Program: CaseIterable {
    case flighty, airTrail, openFlights, simple

    /// Names of columns, in small letters, that together identify the program.
    var columns: [String] {
      switch self {
      case .flighty: FlightyFile.columns
      case .airTrail: AirTrailFile.columns
      case .openFlights: OpenFlightsFile.columns
      case .simple: SimpleTable.columns
      }
    }

    func read(_ rows: [Row], into file: inout ImportedFile) {
      switch self {
      case .flighty: for row in rows { FlightyFile.read(row, into: &file) }
      case .airTrail: for row in rows { AirTrailFile.read(row, into: &file) }
      case .openFlights: for row in rows { OpenFlightsFile.read(row, into: &file) }
      case .simple: SimpleTable.read(rows, into: &file)
      }
    }
  }

  /// Reads a text; `nil` if its first line doesn't have the columns of a known program.
  static func read(_ text: String) -> ImportedFile? {
    // If the first line can't contain column names, the rest isn't worth reading.
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "\""
    else { return nil }
    let csv = CSVRecords(text, most: ImportedFile.tripLimit + 1)
    guard let head = csv.records.first?.fields.map({ $0.trimmed.lowercased() }),
      let program = Program.allCases.first(where: { $0.columns.allSatisfy(head.contains) })
    else { return nil }
    var file = ImportedFile()
    program.read(csv.records.dropFirst().map { Row(head, $0) }, into: &file)
    if let fault = csv.fault { file.leave(fault.line, fault.reason) }
    return file
  }

  /// Both ends of a flight from the codes in two columns; `nil` if one is unknown, which is
  /// recorded.
  static func ends(
    _ row: Row, into file: inout ImportedFile
  ) -> (from: ImportedTrip.End, to: ImportedTrip.End)? {
    guard let from = end(row, row["from"] ?? "", &file), let to = end(row, row["to"] ?? "", &file)
    else { return nil }
    return (from, to)
  }

  /// The airport with a code; `nil` if it is unknown, which is recorded.
  static func end(_ row: Row, _ code: String, _ file: inout ImportedFile) -> ImportedTrip.End? {
    guard let airport = Airport(code: code.uppercased()) else {
      file.leave(row.line, "there is no airport with the IATA code '\(code.prefix(40))'")
      return nil
    }
    return .airport(airport)
  }
}
