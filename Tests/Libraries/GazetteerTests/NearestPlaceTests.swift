import Testing

@testable import Gazetteer

@Suite struct NearestPlaceTests {
  @Test func readsEveryLine() {
    let places = Table.places.lines.map(NearestPlace.init)
    #expect(places.count == 7343)
    #expect(places.allSatisfy { $0.country.utf8.count == 2 && !$0.name.isEmpty })
    #expect(places.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
    let latitudes = places.map(\.latitude)
    #expect(latitudes == latitudes.sorted())
  }

  @Test(arguments: [
    (38.71, -9.14, "Lisbon", "PT"), (35.01, 135.77, "Kyoto", "JP"), (64.0, -21.2, "Selfoss", "IS"),
    (-16.5, 179.2, "Labasa", "FJ"), (42.66, 21.17, "Pristina", "XK"),
  ])
  func findsTheNearest(north: Double, east: Double, name: String, country: String) throws {
    let place = try #require(NearestPlace(latitude: north, longitude: east))
    #expect(place.name == name)
    #expect(place.country == country)
  }

  @Test(arguments: [(0, -140), (90, 0), (-60, 12), (89.9, -180)])
  func findsNoneWhereNoneIsNear(north: Double, east: Double) {
    #expect(NearestPlace(latitude: north, longitude: east) == nil)
  }

  @Test func looksAcrossTheDateLine() {
    let place = NearestPlace(latitude: 66.9, longitude: 179.95, within: 90)
    #expect(place?.name == "Egvekinot")
  }
}
