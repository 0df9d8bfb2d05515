/// An airport with an IATA code, from the airportsdata data set.
package struct Airport: Sendable, Hashable {
  /// IATA location code: three capital letters.
  package let code: String
  /// City that the airport serves, which is how travellers name it. If the data has no city, the
  /// place in the airport's name.
  package let city: String
  /// Name such as `Lisbon Portela Airport`.
  package let name: String
  /// ISO 3166-1 code of its country, two letters.
  package let country: String
  /// Degrees north of the equator, to a thousandth.
  package let latitude: Double
  /// Degrees east of Greenwich, to a thousandth.
  package let longitude: Double
  /// IANA name of its time zone.
  package let zone: String
}

extension Airport {
  /// Finds the airport with a code; `nil` if no airport has it now.
  package init?(code: String) {
    guard Self.isCode(code) else { return nil }
    let number = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    guard let line = Table.airports.lines(from: { $0.code >= number }).first, line.code == number
    else { return nil }
    self.init(line)
  }

  init(_ line: Table.Line) {
    var fields = line.fields
    code = fields.text()
    city = fields.text()
    name = fields.text()
    country = fields.text()
    latitude = fields.number()
    longitude = fields.number()
    zone = fields.text()
  }

  /// Whether a text has the form of a code: three ASCII capital letters.
  package static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Up to `limit` airports whose codes are spelled most like the given one. Codes with two
  /// neighbouring letters exchanged come before codes with one other letter, and airports of known
  /// cities come first.
  package static func near(_ code: String, limit: Int = 3) -> [Airport] {
    guard isCode(code) else { return [] }
    var found: [(airport: Airport, rank: Int)] = []
    for line in Table.airports.lines {
      guard let distance = distance(Array(line.field(0)), Array(code.utf8)) else { continue }
      let airport = Airport(line)
      let isKnown = City.named(airport.city).contains { $0.country == airport.country }
      let beginsAlike = airport.code.first == code.first
      found.append((airport, distance * 4 + (beginsAlike ? 0 : 2) + (isKnown ? 0 : 1)))
    }
    let inOrder = found.sorted { ($0.rank, $0.airport.code) < ($1.rank, $1.airport.code) }
    return inOrder.prefix(limit).map(\.airport)
  }

  /// 0 for exchanged letters, 1 for another letter, `nil` for anything else.
  private static func distance(_ code: [UInt8], _ other: [UInt8]) -> Int? {
    guard code.count == 3, other.count == 3 else { return nil }
    let (a, b, c) = (code[0], code[1], code[2])
    if [b, a, c] == other || [a, c, b] == other { return 0 }
    return zip(code, other).count(where: { $0 != $1 }) == 1 ? 1 : nil
  }
}

/// A city with several airports, by its IATA code.
package struct Metropolis: Sendable, Hashable {
  /// IATA code of the city, which isn't the code of any airport.
  package let code: String
  package let city: String
  /// Codes of its airports.
  package let airports: [String]

  /// Finds the city with a code; `nil` if no city has it.
  package init?(code: String) {
    guard let line = Table.metropolises.lines.first(where: { $0.field(0).elementsEqual(code.utf8) })
    else { return nil }
    self.code = code
    city = line.text(1)
    airports = line.text(2).split(separator: " ").map(String.init)
  }
}

extension Collection<UInt8> {
  /// Whether the bytes sort before others in the order of the tables.
  func precedes(_ other: some Collection<UInt8>) -> Bool { lexicographicallyPrecedes(other) }
}
