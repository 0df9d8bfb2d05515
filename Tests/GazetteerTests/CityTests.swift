import Testing

@testable import Gazetteer

@Suite struct CityTests {
  @Test func readsEveryLine() {
    #expect(City.all.count == 7343)
    #expect(City.all.allSatisfy { $0.country.utf8.count == 2 && !$0.name.isEmpty })
    #expect(City.all.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
    let latitudes = City.all.map(\.latitude)
    #expect(latitudes == latitudes.sorted())
  }

  @Test(arguments: [
    (38.71, -9.14, "Lisbon", "PT"), (35.01, 135.77, "Kyoto", "JP"), (64.0, -21.2, "Selfoss", "IS"),
    (-16.5, 179.2, "Labasa", "FJ"), (42.66, 21.17, "Pristina", "XK"),
  ])
  func findsTheNearest(north: Double, east: Double, name: String, country: String) throws {
    let city = try #require(City.nearest(latitude: north, longitude: east))
    #expect(city.name == name)
    #expect(city.country == country)
  }

  @Test(arguments: [(0, -140), (90, 0), (-60, 12), (89.9, -180)])
  func findsNoneWhereNoneIsNear(north: Double, east: Double) {
    #expect(City.nearest(latitude: north, longitude: east) == nil)
  }

  @Test func looksAcrossTheDateLine() {
    let city = City.nearest(latitude: 66.9, longitude: 179.95, within: 90)
    #expect(city?.name == "Egvekinot")
  }
}
