import Content
import Domain
import Gazetteer

/// An end of a new trip, by a name or an airport's code in the trip's title.
///
/// A name may be that of several cities. The author sees in the new file which one was taken, and
/// is told of the others; a build never looks up names.
struct NewPlace {
  /// Place as a key's value: a code, or a block with what is known.
  let yaml: String
  /// Sentence on other places of the name, or on a name that is not known; `nil` if the place is
  /// certain.
  let remark: String?
  /// IANA name of its zone; `nil` if unknown.
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
    // An object says that the code is no name.
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
  /// Code of the state if it is known, else of the country.
  fileprivate var region: String { state ?? country }
}
