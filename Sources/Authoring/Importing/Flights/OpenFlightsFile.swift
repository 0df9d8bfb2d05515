import Domain
import Foundation

/// Reads flights exported by OpenFlights.
///
/// Format: openflights.org/help/csv.php, revision 0.42, with its sample. Columns are found by the
/// names in the first line, so files with fewer or more columns can be read, too.
enum OpenFlightsFile {
  static let columns = ["date", "from", "to", "flight_number"]

  static func read(_ row: FlightTable.Row, into file: inout ImportedFile) {
    guard let (from, to) = FlightTable.ends(row, into: &file) else { return }
    let written = row["date"] ?? ""
    let length = row["duration"].flatMap { ImportedTime.minutes($0) }
    guard let departure = time(written, in: from.zone, hasEnd: length != nil) else {
      return file.leave(row.line, "'\(written.prefix(40))' isn't a date such as 2026-05-02")
    }
    let arrival = departure.later(by: departure.isDay ? 0 : length ?? 0, in: to.zone)
    file.add(
      ImportedTrip(
        line: row.line, origin: from, destination: to, departure: departure, arrival: arrival,
        provider: row["airline"], number: row["flight_number"], seat: row["seat"],
        mode: .aircraft, note: row.lines("note")))
  }

  /// A day in one of the format's forms. The time of day is included only if the flight's duration
  /// gives its arrival, because a trip has both times or neither.
  private static func time(_ text: String, in zone: TimeZone?, hasEnd: Bool) -> ImportedTime? {
    let parts = text.split(separator: " ")
    guard let date = parts.first.flatMap({ day(String($0)) }) else { return nil }
    guard hasEnd, let zone, parts.count > 1, let minute = ImportedTime.minutes(parts[1]) else {
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
