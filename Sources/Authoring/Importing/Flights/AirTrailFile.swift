import Content
import Diagnostics
import Domain
import Foundation
import Gazetteer

/// Reads flights exported by AirTrail as JSON or CSV.
///
/// Format: airtrail.johan.ohly.dk/docs/features/export. Since AirTrail 3, an airport in the JSON is
/// an object; src/lib/import/airtrail.test.ts of github.com/johanohly/AirTrail has samples. In
/// earlier versions it was an ICAO code, which can't be looked up here, but the CSV has the IATA
/// code. Users, guests, and the aircraft's registration are not imported.
enum AirTrailFile {
  // MARK: - CSV

  static let columns = ["date", "from", "to", "flightnumber"]

  static func read(_ row: FlightTable.Row, into file: inout ImportedFile) {
    guard let (from, to) = FlightTable.ends(row, into: &file) else { return }
    add(
      AirTrailFlight(
        line: row.line, from: from, to: to, date: row["date"], departure: row["departure"],
        arrival: row["arrival"], provider: row["airline"], number: row["flightnumber"],
        seat: row["seatnumber"], note: row.lines("note")), to: &file)
  }

  // MARK: - JSON

  /// Reads a JSON file; `nil` if it isn't an object with `flights`.
  static func read(_ source: SourceFile) -> ImportedFile? {
    let blanks = source.bytes[source.text].prefix { $0 <= 0x20 }.count
    guard source.bytes[source.text].dropFirst(blanks).first == UInt8(ascii: "{") else { return nil }
    let mistakes = DiagnosticCollector()
    guard let value = Value.json(Findings(source, mistakes)) else {
      return ImportedFile(mistakes: mistakes.diagnostics)
    }
    guard case .array(let flights)? = value["flights"]?.kind else { return nil }
    var file = ImportedFile()
    for flight in flights {
      let line = source.place(flight.range.lowerBound..<flight.range.lowerBound).line
      guard let from = end(flight["from"], line, &file), let to = end(flight["to"], line, &file)
      else { continue }
      func text(_ name: String) -> String? { ImportedText(flight[name]?.text).text }
      var read = AirTrailFlight(
        line: line, from: from, to: to, date: text("date"), departure: text("departure"),
        arrival: text("arrival"), provider: airline(flight["airline"]),
        number: text("flightNumber"), seat: seat(of: flight),
        note: ImportedText(flight["note"]?.text, keepsLines: true).text)
      read.precision = text("datePrecision")
      read.departureScheduled = text("departureScheduled")
      read.arrivalScheduled = text("arrivalScheduled")
      add(read, to: &file)
    }
    return file
  }

  /// An airport from its IATA code or from the facts in its object; `nil` if neither suffices,
  /// which is recorded.
  private static func end(
    _ value: Value?, _ line: Int, _ file: inout ImportedFile
  ) -> ImportedTrip.End? {
    if let code = value?.text {
      if let airport = Airport(code: code) { return .airport(airport) }
      file.leave(
        line, "'\(code.prefix(40))' isn't an IATA airport code, which AirTrail's CSV needs")
      return nil
    }
    if let airport = value?["iata"]?.text.flatMap({ Airport(code: $0) }) {
      return .airport(airport)
    }
    let names = ["municipality", "name"].lazy.compactMap { ImportedText(value?[$0]?.text).text }
    guard let value, let name = names.first, name.utf8.count <= 200,
      let zone = value["tz"]?.text, TimeZone(identifier: zone) != nil,
      let latitude = degrees(value["lat"], most: 90),
      let longitude = degrees(value["lon"], most: 180)
    else {
      file.leave(line, "an airport of this flight has no name, time zone or coordinates")
      return nil
    }
    let country = value["country"]?.text.flatMap { Self.isCountry($0) ? $0 : nil }
    return .place(
      ImportedPlace(
        name: name, country: country, zone: zone, latitude: latitude, longitude: longitude))
  }

  private static func isCountry(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static func degrees(_ value: Value?, most: Double) -> Double? {
    guard let text = value?.scalarText, let number = Double(text), abs(number) <= most else {
      return nil
    }
    return (number * 1_000_000).rounded() / 1_000_000
  }

  /// Name of the airline from its object, or else its code.
  private static func airline(_ value: Value?) -> String? {
    ImportedText(value?["name"]?.text ?? value?.text).text
  }

  /// The seat of the first traveller who has one.
  private static func seat(of flight: Value) -> String? {
    guard case .array(let seats)? = flight["seats"]?.kind else { return nil }
    return seats.lazy.compactMap { ImportedText($0["seatNumber"]?.text).text }.first
  }

  // MARK: - Flights

  private static func add(_ flight: AirTrailFlight, to file: inout ImportedFile) {
    guard let times = flight.times else {
      let date = flight.date ?? ""
      return file.leave(flight.line, "'\(date.prefix(40))' isn't a date such as 2026-05-02")
    }
    for text in flight.unreadable { file.noteUnreadable(time: text, at: flight.line) }
    file.add(
      ImportedTrip(
        line: flight.line, origin: flight.from, destination: flight.to,
        departure: times.departure, arrival: times.arrival,
        actualDeparture: times.actualDeparture, actualArrival: times.actualArrival,
        provider: flight.provider, number: flight.number, seat: flight.seat, mode: .aircraft,
        note: flight.note))
  }
}

/// An AirTrail flight with the texts from its file.
private struct AirTrailFlight {
  let line: Int
  let from: ImportedTrip.End
  let to: ImportedTrip.End
  let date: String?
  let departure: String?
  let arrival: String?
  let provider: String?
  let number: String?
  let seat: String?
  let note: String?
  /// Precision of the date: `day`, `month` or `year`.
  var precision: String?
  var departureScheduled: String?
  var arrivalScheduled: String?

  /// Texts of times that can't be read.
  var unreadable: [String] {
    let texts = [
      (departure, from), (departureScheduled, from), (arrival, to), (arrivalScheduled, to),
    ]
    return texts.compactMap { text, end in
      guard let text, let zone = end.zone, ImportedTime(local: text, in: zone) == nil else {
        return nil
      }
      return text
    }
  }

  struct Times {
    let departure: ImportedTime
    let arrival: ImportedTime
    var actualDeparture: ImportedTime?
    var actualArrival: ImportedTime?
  }

  /// The times. If the scheduled times are known, they are the planned ones. `nil` if not even the
  /// day is known.
  var times: Times? {
    if let zone = from.zone, let other = to.zone {
      func time(_ text: String?, _ zone: TimeZone) -> ImportedTime? {
        text.flatMap { ImportedTime(local: $0, in: zone) }
      }
      let (left, arrived) = (time(departure, zone), time(arrival, other))
      let (plan, planned) = (time(departureScheduled, zone), time(arrivalScheduled, other))
      if let start = plan ?? left, let end = planned ?? arrived, end.seconds >= start.seconds {
        let isInOrder = (arrived?.seconds ?? .max) >= (left?.seconds ?? .min)
        return Times(
          departure: start, arrival: end,
          actualDeparture: plan != nil && isInOrder ? left : nil,
          actualArrival: planned != nil && isInOrder ? arrived : nil)
      }
    }
    guard let day = date.flatMap({ ImportedTime(day: $0) }) else { return nil }
    let length = precision == "month" ? 7 : precision == "year" ? 4 : 10
    guard let known = ImportedTime(day, length: length) else { return nil }
    return Times(departure: known, arrival: known)
  }
}
