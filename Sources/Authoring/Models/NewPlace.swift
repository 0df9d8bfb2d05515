import Content
import Domain
import Gazetteer

/// An end of a new trip, from a name or an airport's code in the trip's title.
///
/// Several cities may share a name. The new file shows the author which one was chosen, and a
/// remark lists the others. A build never looks up names.
struct NewPlace {
  /// The place as a key's value: a code, or a block with the known facts.
  let yaml: String
  /// Sentence about other places with the same name, or about an unknown name; `nil` if the place
  /// is certain.
  let remark: String?
  /// IANA name of its time zone; `nil` if unknown.
  let zoneName: String?
  let coordinate: Coordinate?

  init(_ text: String) {
    if let airport = Airport(code: text), !PlaceReader.hasOtherMeaning(text) {
      self.init(airport)
      return
    }
    let cities = City.named(text)
    guard let city = cities.first else {
      self.init(unknown: text)
      return
    }
    self.init(city, remark: Self.remark(on: city, others: cities.dropFirst()))
  }

  private init(unknown name: String) {
    yaml = "\n  name: \(YAMLText(name).text)\n  timeZone:  # such as Europe/Lisbon"
    let code = name.uppercased()
    let airport = Airport(code: code).map { ", or write '\(code)' if you mean \($0.name)" }
    remark =
      "'\(name)' isn't a known place: add its 'timeZone' in the file" + (airport ?? "")
    (zoneName, coordinate) = (nil, nil)
  }

  init(_ airport: Airport) {
    // As an object, the code can't be read as a name.
    yaml =
      PlaceReader.hasOtherMeaning(airport.code) ? "\n  airport: \(airport.code)" : airport.code
    remark = nil
    zoneName = airport.zone
    coordinate = try? Coordinate(latitude: airport.latitude, longitude: airport.longitude)
  }

  init(_ city: City, remark: String? = nil) {
    let lines = [
      ("name", YAMLText(city.name).text), ("country", YAMLText(city.country).text),
      ("timeZone", city.zone), ("latitude", "\(city.latitude)"),
      ("longitude", "\(city.longitude)"),
    ]
    yaml = lines.map { "\n  \($0): \($1)" }.joined()
    self.remark = remark
    zoneName = city.zone
    coordinate = try? Coordinate(latitude: city.latitude, longitude: city.longitude)
  }

  private static func remark(on city: City, others: some Sequence<City>) -> String? {
    var regions: [String] = []
    for other in others where other.region != city.region && !regions.contains(other.region) {
      regions.append(other.region)
    }
    guard let first = regions.first else { return nil }
    let list = regions.prefix(5).joined(separator: ", ") + (regions.count > 5 ? ", …" : "")
    return "using '\(city.name)' in \(city.region); for another one (\(list)), write "
      + "\"\(city.name), \(first)\""
  }
}

extension City {
  /// Code of the state, or else of the country.
  fileprivate var region: String { state ?? country }
}
