import Domain
import Foundation

/// Reads trips from any program's comma-separated values. The first line must contain
/// `date,from,to`, and may name columns for times, operator, number, seat, mode and note.
enum SimpleTable {
  static let columns = ["date", "from", "to"]

  static func read(_ rows: [FlightTable.Row], into file: inout ImportedFile) {
    let finding = BankDate.order(of: rows.map { $0["date"].flatMap { BankDate($0) } })
    let order: DateOrder? = if case .order(let order) = finding { order } else { nil }
    for row in rows { add(row, order, to: &file) }
  }

  /// `order` is `nil` if the dates in the file don't show which number is the month.
  private static func add(
    _ row: FlightTable.Row, _ order: DateOrder?, to file: inout ImportedFile
  ) {
    guard let from = end(row, "from", &file), let to = end(row, "to", &file) else { return }
    let written = row["date"] ?? ""
    guard let date = BankDate(written), let day = date.day(order ?? .ymd) else {
      let reason = "'\(written.prefix(40))' isn't a date such as 2026-05-02"
      let isOpen = order == nil && BankDate(written) != nil
      return file.leave(row.line, isOpen ? reason + ": day and month may be swapped" : reason)
    }
    guard let times = times(of: row, on: day, from, to, &file) else { return }
    var trip = ImportedTrip(
      line: row.line, origin: from, destination: to, departure: times.departure,
      arrival: times.arrival)
    trip.provider = row[["airline", "provider", "operator", "carrier"]]
    trip.number = row[["number", "flight number", "flight", "train"]]
    trip.seat = row[["seat"]]
    trip.gate = row[["gate"]]
    trip.mode =
      row["mode"].flatMap { TravelMode(rawValue: $0.lowercased()) }
      ?? (from.isAirport && to.isAirport ? .aircraft : nil)
    trip.note = row.lines("note") ?? row.lines("notes")
    file.add(trip)
  }

  /// A city or an airport; `nil` if it is unknown, which is recorded.
  private static func end(
    _ row: FlightTable.Row, _ column: String, _ file: inout ImportedFile
  ) -> ImportedTrip.End? {
    let text = row[column] ?? ""
    if let end = TitlePlace.whole(text) { return end }
    file.leave(row.line, "'\(text.prefix(40))' isn't a known city or an airport's IATA code")
    return nil
  }

  /// The times, or only the day if one is missing; `nil` if one can't be read, which is recorded.
  private static func times(
    of row: FlightTable.Row, on day: CalendarDate, _ from: ImportedTrip.End,
    _ to: ImportedTrip.End, _ file: inout ImportedFile
  ) -> (departure: ImportedTime, arrival: ImportedTime)? {
    let texts = [row[["departure", "departs"]], row[["arrival", "arrives"]]]
    let known = ImportedTime(year: day.year, month: day.month, day: day.day)
    guard let left = texts[0], let arrived = texts[1], let start = from.zone, let end = to.zone
    else { return known.map { ($0, $0) } }
    var times: [ImportedTime] = []
    for (text, zone) in [(left, start), (arrived, end)] {
      guard let time = time(text, on: day, in: zone) else {
        file.leave(row.line, "'\(text.prefix(40))' isn't a time such as 2026-05-02T10:00")
        return nil
      }
      times.append(time)
    }
    // If a time without a day would be before the departure, it is on the next day.
    if times[1].seconds < times[0].seconds, ImportedTime.minutes(arrived) != nil,
      let next = time(arrived, on: CalendarDate(daysSinceEpoch: day.daysSinceEpoch + 1), in: end)
    {
      times[1] = next
    }
    guard times[1].seconds >= times[0].seconds else {
      file.leave(row.line, "it arrives before it departs")
      return nil
    }
    return (times[0], times[1])
  }

  private static func time(
    _ text: String, on day: CalendarDate, in zone: TimeZone
  ) -> ImportedTime? {
    guard let minute = ImportedTime.minutes(text) else {
      return ImportedTime(local: text, in: zone)
    }
    return ImportedTime(
      year: day.year, month: day.month, day: day.day, minute: minute, in: zone)
  }
}
