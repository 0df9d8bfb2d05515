import Foundation
import Gazetteer

/// Flights as OpenFlights exports them.
///
/// Format: openflights.org/help/csv.php, revision 0.42, with the sample there. Columns are found by
/// the names in the first line, so that files with fewer or more of them are read, too.
enum OpenFlightsFile {
  /// `nil` for a text without the columns of the format in its first line.
  static func read(_ text: String) -> ImportedFile? {
    // A first line of another kind is not worth reading the rest.
    guard let first = text.unicodeScalars.first, ["D", "d", "\""].contains(first) else {
      return nil
    }
    let records = CSVRecords(text).records
    guard let head = records.first?.fields.map({ $0.lowercased() }),
      ["date", "from", "to", "flight_number"].allSatisfy(head.contains)
    else { return nil }
    var file = ImportedFile()
    for record in records.dropFirst() { read(Row(head, record), into: &file) }
    return file
  }

  /// A record by the names of its columns.
  private struct Row {
    let line: Int
    private let fields: [String: String]

    init(_ head: [String], _ record: CSVRecords.Record) {
      line = record.line
      fields = Dictionary(zip(head, record.fields)) { first, _ in first }
    }

    subscript(name: String) -> String? {
      let text = fields[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
      return text == "" ? nil : text
    }
  }

  private static func read(_ row: Row, into file: inout ImportedFile) {
    var ends: [ImportedTrip.End] = []
    for name in ["from", "to"] {
      guard let code = row[name]?.uppercased(), let airport = Airport(code: code) else {
        return file.leave(
          row.line, "there is no airport with the IATA code '\(row[name] ?? "")'")
      }
      ends.append(.airport(airport))
    }
    let written = row["date"] ?? ""
    let length = row["duration"].flatMap(minutes)
    guard let departure = time(written, in: ends[0].zone, hasEnd: length != nil) else {
      return file.leave(row.line, "'\(written)' is no day such as 2026-05-02")
    }
    let arrival = departure.later(by: departure.isDay ? 0 : length ?? 0, in: ends[1].zone)
    file.add(
      ImportedTrip(
        line: row.line, origin: ends[0], destination: ends[1], departure: departure,
        arrival: arrival, provider: row["airline"], number: row["flight_number"], isFlight: true,
        note: row["note"]))
  }

  /// Minutes of `HH:MM`.
  private static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count >= 2, let hours = parts[0], let minute = parts[1], (0...99).contains(hours),
      (0..<60).contains(minute)
    else { return nil }
    return hours * 60 + minute
  }

  /// A day in one of the forms of the format, with the time of day only if the flight's duration
  /// says when it arrives: a trip has both times or none.
  private static func time(_ text: String, in zone: TimeZone?, hasEnd: Bool) -> ImportedTime? {
    let parts = text.split(separator: " ")
    guard let date = parts.first.flatMap({ day(String($0)) }) else { return nil }
    guard hasEnd, let zone, parts.count > 1, let minute = minutes(String(parts[1])) else {
      return ImportedTime(year: date.0, month: date.1, day: date.2)
    }
    return ImportedTime(year: date.0, month: date.1, day: date.2, minute: minute, in: zone)
  }

  private static func day(_ text: String) -> (Int, Int, Int)? {
    func numbers(_ separator: Character) -> [Int]? {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
      return parts.count == 3 && numbers.count == 3 ? numbers : nil
    }
    if let parts = numbers("-") { return (parts[0], parts[1], parts[2]) }
    if let parts = numbers("/") { return (parts[2], parts[0], parts[1]) }
    if let parts = numbers(".") { return (parts[2], parts[1], parts[0]) }
    return nil
  }
}
