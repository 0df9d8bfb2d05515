import Domain

/// Reads flights exported by Flighty.
///
/// Flighty publishes no description of its format. The columns and value formats are those of
/// exports that others have published as samples, such as the tests of
/// github.com/johanohly/AirTrail (src/lib/import/flighty.test.ts). Times are local to the airport,
/// and airlines are ICAO codes. The booking code (PNR) and the registration are not imported.
enum FlightyFile {
  static let columns = ["from", "to", "flight", "gate departure (scheduled)"]

  static func read(_ row: FlightTable.Row, into file: inout ImportedFile) {
    guard let (from, to) = FlightTable.ends(row, into: &file) else { return }
    var diverted: ImportedTrip.End?
    if let code = row["diverted to"] {
      diverted = FlightTable.end(row, code, &file)
      if diverted == nil { return }
    }
    let ended = diverted ?? to
    func time(_ column: String, at end: ImportedTrip.End) -> ImportedTime? {
      guard let zone = end.zone, let text = row[column] else { return nil }
      let time = ImportedTime(local: text, in: zone)
      if time == nil { file.noteUnreadable(time: text, at: row.line) }
      return time
    }
    let actualDeparture =
      time("gate departure (actual)", at: from) ?? time("take off (actual)", at: from)
    let actualArrival =
      time("gate arrival (actual)", at: ended) ?? time("landing (actual)", at: ended)
    let departure = time("gate departure (scheduled)", at: from) ?? actualDeparture
    let arrival =
      time("gate arrival (scheduled)", at: to) ?? (diverted == nil ? actualArrival : nil)
    var trip: ImportedTrip
    if let departure, let arrival, arrival.seconds >= departure.seconds {
      trip = ImportedTrip(
        line: row.line, origin: from, destination: to, departure: departure, arrival: arrival)
      let isInOrder =
        (actualArrival?.seconds ?? .max) >= (actualDeparture?.seconds ?? .min)
      trip.actualDeparture = isInOrder ? actualDeparture : nil
      trip.actualArrival = isInOrder ? actualArrival : nil
    } else if let day = row["date"].flatMap({ ImportedTime(day: $0) }) {
      trip = ImportedTrip(
        line: row.line, origin: from, destination: to, departure: day, arrival: day)
    } else {
      return file.leave(row.line, "the flight has no times and no date")
    }
    trip.provider = row["airline"]
    trip.number = [row["airline"], row["flight"]].compactMap(\.self).joined()
    (trip.seat, trip.gate) = (row["seat"], row["dep gate"])
    trip.mode = .aircraft
    trip.isCancelled = row["canceled"]?.lowercased() == "true"
    trip.divertedTo = diverted
    trip.note = row.lines("notes")
    file.add(trip)
  }
}
