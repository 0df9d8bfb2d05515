import Foundation
import Testing

@testable import Gazetteer

@Suite struct AirportTests {
  private static let all = Table.airports.lines.map(Airport.init)

  @Test func findsEveryAirportByItsCode() {
    let codes = Self.all.map(\.code)
    #expect(codes.count == 7884)
    #expect(codes == Set(codes).sorted())
    #expect(Self.all.filter { Airport(code: $0.code) != $0 } == [])
  }

  @Test func everyAirportIsWhole() {
    let zones = Set(Self.all.map(\.zone))
    #expect(zones.filter { TimeZone(identifier: $0) == nil } == [])
    let broken = Self.all.filter { airport in
      !Airport.isCode(airport.code) || airport.country.utf8.count != 2 || airport.city.isEmpty
        || airport.name.isEmpty || abs(airport.latitude) > 90 || abs(airport.longitude) > 180
    }
    #expect(broken == [])
  }

  @Test func saysCityZoneAndPlace() {
    #expect(
      Airport(code: "LIS")
        == Airport(
          code: "LIS", city: "Lisbon", name: "Lisbon Portela Airport", country: "PT",
          latitude: 38.781, longitude: -9.136, zone: "Europe/Lisbon"))
  }

  @Test(arguments: [("AAA", "Anaa"), ("ZZV", "Zanesville"), ("BSL", "Basel"), ("ZRH", "Zürich")])
  func findsTheFirstAndTheLast(code: String, city: String) {
    #expect(Airport(code: code)?.city == city)
  }

  @Test(arguments: [
    "", "A", "LI", "lis", "Lis", "LISB", "ZZZ", "AAA ", "ÀAA", "A\tA", "\n\n\n", "\0\0\0", "999",
    "🇵🇹", "LÍS", String(repeating: "A", count: 100_000),
  ])
  func findsNothingByAnythingElse(code: String) {
    #expect(Airport(code: code) == nil)
    #expect(Metropolis(code: code) == nil)
  }

  @Test func isNearToACodeWithExchangedLettersFirst() {
    #expect(Airport.near("LSI").map(\.code) == ["LIS", "SLI", "LAI"])
    #expect(Airport.near("KXI", limit: 1).map(\.code) == ["KIX"])
    #expect(Airport.near("lis").isEmpty)
  }

  @Test func knowsCitiesOfSeveralAirports() {
    #expect(Metropolis(code: "NYC")?.airports == ["EWR", "JFK", "LGA"])
    for line in Table.metropolises.lines {
      let metropolis = Metropolis(code: line.text(0))
      #expect(Airport(code: line.text(0)) == nil)
      #expect(metropolis?.airports.isEmpty == false)
      for code in metropolis?.airports ?? [] { #expect(Airport(code: code) != nil, "\(code)") }
    }
  }
}
