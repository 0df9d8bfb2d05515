import Foundation
import Testing

@testable import Gazetteer

@Suite struct CityTests {
  private static let all = Table.cities.lines.map(City.init)

  @Test func foldsNamesAsTheTableDoes() {
    let wrong = Table.cities.lines.map { ($0.text(0), $0.text(1)) }.filter { name, key in
      FoldedName(name).text != (key.isEmpty ? name.lowercased() : key)
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test func findsEveryCityByItsName() {
    #expect(Self.all.count == 36_024)
    let lost = Self.all.filter { !$0.name.contains(",") && !City.named($0.name).contains($0) }
    #expect(lost == [])
  }

  @Test func everyCityIsWhole() {
    let zones = Set(Self.all.map(\.zone))
    #expect(zones.filter { TimeZone(identifier: $0) == nil } == [])
    let broken = Self.all.filter { city in
      city.name.isEmpty || city.country.utf8.count != 2 || abs(city.latitude) > 90
        || abs(city.longitude) > 180
        || !(city.state.map { $0.utf8.count == 2 && city.country == "US" } ?? true)
    }
    #expect(broken == [])
  }

  @Test(arguments: ["Kyoto", "kyoto", "KYOTO", " Kyōto ", "Kyoto, JP", "kyoto,jp"])
  func findsACityHoweverItIsWritten(name: String) {
    #expect(
      City.named(name) == [
        City(
          name: "Kyoto", country: "JP", state: nil, latitude: 35.02, longitude: 135.75,
          zone: "Asia/Tokyo")
      ])
  }

  @Test(arguments: [
    ("sao paulo", "São Paulo"), ("Reykjavik", "Reykjavík"), ("Łódź", "Łódź"), ("lodz", "Łódź"),
    ("St Louis", "St. Louis"), ("Xian", "Xi’an"),
  ])
  func foldsMarksAndSpecialLetters(written: String, name: String) {
    #expect(City.named(written).first?.name == name)
  }

  @Test func givesTheMostPopulousFirstAndOthersByTheirCountryOrState() {
    #expect(City.named("Paris").map(\.country) == ["FR", "US"])
    #expect(City.named("Paris, TX").map(\.zone) == ["America/Chicago"])
    #expect(City.named("Portland, ME").map(\.state) == ["ME"])
    #expect(City.named("Paris, DE").isEmpty)
  }

  @Test(arguments: [
    "", " ", ",", ", JP", "Nowhere at All", "\0", "\n", "\t", "Kyoto\tJP", "zzzzzzzz", "   ,,, ",
    "\u{301}", String(repeating: "a", count: 100_000),
  ])
  func findsNothingByAnythingElse(name: String) { #expect(City.named(name).isEmpty) }
}
