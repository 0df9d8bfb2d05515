import Diagnostics
import Domain
import Foundation
import Gazetteer

extension ValueType where T == Place {
  /// A place, written as only its name, an airport's code, or an object with more.
  static var place: Self {
    let words = ValueType<String>.words
    let text = ValueType(
      expected: "a name, an airport's code such as LIS", shape: words.shape
    ) { value, field in
      words.read(value, field).flatMap { PlaceReader.place($0, value.range, field) }
    }
    return .oneOf(text, .object(PlaceReader.table, PlaceReader.read))
  }
}

/// Keys of a trip's ends.
///
/// An airport's code provides everything that the author leaves out. Names are never looked up,
/// because many places share one.
package enum PlaceReader {
  static let name = Key(
    "name", .words,
    "The name of the place. The default for an airport is the name of its city.")
  static let airport = Key(
    "airport", .located(.airportCode),
    "The IATA code of an airport. It sets the time zone, coordinates and country.")
  static let country = Key("country", .country, "The ISO 3166-1 code of the country.")
  static let timeZone = Key(
    "timeZone", .zone, "The time zone of local times at this place.")
  static let latitude = Key(
    "latitude", .located(.degrees(90)), "Degrees north, from -90 to 90.")
  static let longitude = Key(
    "longitude", .located(.degrees(180)), "Degrees east, from -180 to 180.")

  static let table = KeyTable(
    "a place", name, airport, country, timeZone, latitude, longitude,
    rules: [
      .atLeastOne([name.name, airport.name]), .allOrNone([latitude.name, longitude.name]),
    ])

  /// Reads a text. Three capital letters are an airport's code, and any other text is a name.
  static func place(_ text: String, _ range: Range<Int>, _ field: Field) -> Place? {
    guard Airport.isCode(text) else { return Place(name: text) }
    if let meaning = otherMeanings[text] {
      let file = field.findings.file
      field.findings.report(
        .contentAmbiguousCode, at: range,
        "'\(text)' may mean \(meaning), but is also the code of the airport of "
          + (Airport(code: text)?.city ?? text),
        fix: "write '\(field.path)' as \(OthersKeys.place(["name": text], in: file)), or as "
          + "\(OthersKeys.place(["airport": text], in: file)) for the airport")
      return nil
    }
    return find(text, range, field.findings, isText: true).map { Place($0) }
  }

  static func read(_ reader: inout ObjectReader) -> Place? {
    let code = reader.read(airport)
    let airport = code.flatMap { find($0.value, $0.range, reader.findings, isText: false) }
    // A wrong code is reported. A correct one would have given a name.
    let isWrong = reader.has(Self.airport) && airport == nil
    let name = reader.read(name, else: airport?.city ?? (isWrong ? "" : nil))
    let known = airport.map { Place($0) }
    let country = reader.read(country) ?? known?.country
    let zone = reader.read(timeZone) ?? known?.zone
    let isPlaced = reader.has(latitude) || reader.has(longitude)
    let coordinate = coordinate(&reader)
    guard let name, !isWrong else { return nil }
    return Place(
      name: name, zone: zone, coordinate: isPlaced ? coordinate : known?.coordinate,
      country: country, airport: known?.airport)
  }

  private static func find(
    _ code: String, _ range: Range<Int>, _ findings: Findings, isText: Bool
  ) -> Airport? {
    if let airport = Airport(code: code) { return airport }
    if let city = Metropolis(code: code) {
      findings.report(
        .contentUnknownAirport, at: range,
        "'\(code)' is the code of \(city.city), which has several airports",
        fix: "write the airport's own code: \(ReadingDiagnostics.list(city.airports, "or"))")
      return nil
    }
    let near = Airport.near(code).map { "\($0.code) (\($0.city))" }
    let likely =
      near.isEmpty
      ? ""
      : "did you mean \(ReadingDiagnostics.list(near, "or"))? "
        + "Otherwise "
    let file = findings.file
    let zone: KeyValuePairs = ["name": "Lisbon", "timeZone": "Europe/Lisbon"]
    let closed = "a closed airport"
    // The text may be a name in capital letters.
    findings.report(
      .contentUnknownAirport, at: range, "there is no airport '\(code)'",
      fix: likely
        + (isText
          ? "write \(OthersKeys.place(["name": code], in: file)) for a place with that name"
          : "write \(closed) as in \(OthersKeys.place(zone, in: file))"),
      notes: isText ? ["\(closed) is written as in \(OthersKeys.place(zone, in: file))"] : [])
    return nil
  }

  /// Whether a code more often means something else, so that a text with only this code is refused.
  package static func hasOtherMeaning(_ code: String) -> Bool { otherMeanings[code] != nil }

  /// Codes of small airports that more often mean something else.
  private static let otherMeanings = [
    "BVI": "the British Virgin Islands", "PNG": "Papua New Guinea", "USA": "the United States",
  ]

  private static func coordinate(_ reader: inout ObjectReader) -> Coordinate? {
    let north = reader.read(latitude)
    let east = reader.read(longitude)
    switch (reader.has(latitude), reader.has(longitude)) {
    case (true, false):
      reader.findings.report(
        .contentWrongCoordinate, at: reader.ranges[latitude],
        "there is a '\(latitude.name)' but no '\(longitude.name)'", fix: "add '\(longitude.name)'")
    case (false, true):
      reader.findings.report(
        .contentWrongCoordinate, at: reader.ranges[longitude],
        "there is a '\(longitude.name)' but no '\(latitude.name)'", fix: "add '\(latitude.name)'")
    default: break
    }
    guard let north, let east, let y = Double(north.value), let x = Double(east.value) else {
      return nil
    }
    do throws(CoordinateFault) {
      return try Coordinate(latitude: y, longitude: x)
    } catch {
      switch error {
      case .latitudeOutOfRange:
        reader.findings.report(
          .contentWrongCoordinate, at: north.range,
          "'latitude' is \(north.value), but must be between -90 and 90",
          fix:
            "write degrees north, or with a minus for south; this may be the longitude")
      case .longitudeOutOfRange:
        reader.findings.report(
          .contentWrongCoordinate, at: east.range,
          "'longitude' is \(east.value), but must be between -180 and 180",
          fix: "write degrees east, or with a minus for west: 93° west is -93")
      }
      return nil
    }
  }
}

extension ValueType where T == String {
  /// The code of an airport, in capital letters.
  fileprivate static var airportCode: Self {
    let form = TextForm("^[A-Z]{3}$", examples: ["LIS", "HND", "JFK"])
    return .parsed("an airport's IATA code such as LIS", form) { text throws(Fault) in
      guard Airport.isCode(text) else {
        let capitals = text.uppercased()
        throw Fault(
          "is '\(text)'",
          fix: Airport(code: capitals) == nil
            ? "remove it if the place isn't an airport" : "write \(capitals)")
      }
      return text
    }
  }

  /// The code of a country, in capital letters.
  fileprivate static var country: Self {
    let form = TextForm("^[A-Z]{2}$", examples: ["JP", "PT"])
    return .parsed("a country's ISO 3166-1 code such as PT", form) { text throws(Fault) in
      guard iso3166.contains(text) else {
        throw Fault("is '\(text)'", fix: countryCode(meantBy: text).map { "write \($0)" })
      }
      return text
    }
  }
}

/// The code of a country that a text names in another form: `pt`, `UK`, `Spain` or `Spanien`.
private func countryCode(meantBy text: String) -> String? {
  let capitals = text.uppercased()
  if iso3166.contains(capitals) { return capitals }
  if let code = ["UK": "GB", "USA": "US", "ENGLAND": "GB", "SCOTLAND": "GB"][capitals] {
    return code
  }
  let locales = ["en", "de", "fr", "es"].map { Locale(identifier: $0) }
  return iso3166.sorted().first { code in
    locales.contains { $0.localizedString(forRegionCode: code)?.uppercased() == capitals }
  }
}

extension Place {
  /// The place of an airport, with the name of its city. The zone is missing if the system's zone
  /// data is too old to contain it.
  init(_ airport: Airport) {
    self.init(
      name: airport.city, zone: Zone(iana: airport.zone),
      coordinate: try? Coordinate(latitude: airport.latitude, longitude: airport.longitude),
      country: airport.country, airport: airport.code)
  }
}
