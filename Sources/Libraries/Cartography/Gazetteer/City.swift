/// A city or town from GeoNames and Natural Earth.
package struct City: Sendable, Hashable {
  /// English name, or the local name if there isn't an English one.
  package let name: String
  /// ISO 3166-1 code of its country, two letters.
  package let country: String
  /// Postal code of its state, two letters; `nil` outside the United States, or if unknown.
  package let state: String?
  /// Degrees north of the equator, to a hundredth.
  package let latitude: Double
  /// Degrees east of Greenwich, to a hundredth.
  package let longitude: Double
  /// IANA name of its time zone.
  package let zone: String
}

extension City {
  /// Finds the cities with a name, the most populous first, ignoring case and diacritics. A country
  /// or state code after a comma selects the cities there: `Paris, TX`.
  package static func named(_ text: String) -> [City] {
    // The longest name is less than half as long, and a hostile text may be as long as a file.
    guard text.utf8.count <= 200 else { return [] }
    let parts = text.split(separator: ",", maxSplits: 1).map { FoldedName(String($0)) }
    guard let name = parts.first?.text, !name.isEmpty else { return [] }
    let cities = cities(folded: name)
    guard parts.count == 2 else { return cities }
    let region = parts[1].text.uppercased()
    return cities.filter { $0.country == region || $0.state == region }
  }

  /// Finds the city nearest to a point in degrees; `nil` if none is within `kilometres`.
  ///
  /// Cities are sorted by name, so the search looks at each one, which takes milliseconds.
  package static func nearest(
    latitude: Double, longitude: Double, within kilometres: Double = 200
  ) -> City? {
    var nearest: (line: Table.Line, distance: Double)?
    for line in Table.cities.lines {
      let north = line.number(4)
      guard abs(north - latitude) * 110 <= nearest?.distance ?? kilometres else { continue }
      let distance = NearestPlace.kilometres(
        from: (latitude, longitude), to: (north, line.number(5)))
      if distance <= nearest?.distance ?? kilometres { nearest = (line, distance) }
    }
    return nearest.map { City($0.line) }
  }

  private static func cities(folded name: String) -> [City] {
    Table.cities.lines { !$0.key.precedes(name.utf8) }
      .prefix { $0.key.elementsEqual(name.utf8) }
      .map(City.init)
  }

  init(_ line: Table.Line) {
    name = line.text(0)
    country = line.text(2)
    let state = line.text(3)
    self.state = state.isEmpty ? nil : state
    latitude = line.number(4)
    longitude = line.number(5)
    zone = line.text(6)
  }
}

extension Table.Line {
  /// Folded name of a city's line; the table contains it only if it differs from the name in small
  /// letters.
  fileprivate var key: SmallLetters {
    let key = field(1)
    return SmallLetters(key.isEmpty ? field(0) : key)
  }
}

/// Bytes in which ASCII capital letters are replaced by small ones.
private struct SmallLetters: Collection {
  typealias Base = Slice<UnsafeBufferPointer<UInt8>>
  private let base: Base

  init(_ base: Base) { self.base = base }

  var startIndex: Int { base.startIndex }
  var endIndex: Int { base.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> UInt8 {
    let byte = base[index]
    return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
