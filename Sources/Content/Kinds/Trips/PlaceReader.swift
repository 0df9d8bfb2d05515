import Diagnostics
import Domain

extension ValueType where T == Place {
  /// A place by its name alone, or by an object with more.
  static var place: Self {
    .oneOf(
      ValueType<String>.words.map { Place(name: $0) },
      .object(PlaceReader.table, PlaceReader.read))
  }
}

/// Keys of a trip's ends.
enum PlaceReader {
  static let name = Key("name", .words, required: true, "What it is called.")
  static let timeZone = Key(
    "timeZone", .zone, "The zone that its clocks show, which tell local times.")
  static let latitude = Key(
    "latitude", .located(.degrees(90)), "Degrees north, -90 to 90.")
  static let longitude = Key(
    "longitude", .located(.degrees(180)), "Degrees east, -180 to 180.")

  static let table = KeyTable(
    "a place", name, timeZone, latitude, longitude,
    rules: [.allOrNone([latitude.name, longitude.name])])

  static func read(_ reader: inout ObjectReader) -> Place? {
    let name = reader.read(name)
    let zone = reader.read(timeZone)
    let coordinate = coordinate(&reader)
    return name.map { Place(name: $0, zone: zone, coordinate: coordinate) }
  }

  private static func coordinate(_ reader: inout ObjectReader) -> Coordinate? {
    let north = reader.read(latitude)
    let east = reader.read(longitude)
    let file = reader.findings.file
    switch (reader.has(latitude), reader.has(longitude)) {
    case (true, false):
      reader.findings.report(
        ContentDiagnostics.halfACoordinate(
          latitude.name, missing: longitude.name, at: file.place(reader.ranges[latitude])))
    case (false, true):
      reader.findings.report(
        ContentDiagnostics.halfACoordinate(
          longitude.name, missing: latitude.name, at: file.place(reader.ranges[longitude])))
    default: break
    }
    guard let north, let east, let y = Double(north.value), let x = Double(east.value) else {
      return nil
    }
    do throws(CoordinateFault) {
      return try Coordinate(latitude: y, longitude: x)
    } catch {
      let wrong =
        switch error {
        case .latitudeOutOfRange: north
        case .longitudeOutOfRange: east
        }
      reader.findings.report(
        ContentDiagnostics.offTheEarth(error, wrong.value, at: file.place(wrong.range)))
      return nil
    }
  }
}
