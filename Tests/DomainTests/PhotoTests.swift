import Domain
import Testing

struct PhotoTests {
  private func photo(sold: Bool, buyURL: String?, price: Int64 = 2599) throws -> Photo {
    try Photo(
      title: "Misery Ridge", source: .file("pli.jpg"), price: Money(minorUnits: price, .usd),
      isSold: sold, buyURL: buyURL)
  }

  @Test(arguments: [
    (false, "https://shop.example/pli", true), (true, "https://shop.example/pli", false),
    (false, nil, false),
  ])
  func isForSaleUntilSold(sold: Bool, buyURL: String?, forSale: Bool) throws {
    #expect(try photo(sold: sold, buyURL: buyURL).isForSale == forSale)
  }

  @Test func refusesANegativePrice() {
    #expect(throws: PhotoFault.negativePrice(Money(minorUnits: -1, .usd))) {
      try photo(sold: false, buyURL: nil, price: -1)
    }
  }

  @Test(arguments: [(-90.0, -180.0), (90, 180), (0, 0)])
  func placesLieOnTheEarth(latitude: Double, longitude: Double) throws {
    #expect(try Coordinate(latitude: latitude, longitude: longitude).latitude == latitude)
  }

  @Test func refusesPointsOffTheEarth() {
    #expect(throws: CoordinateFault.latitudeOutOfRange(90.1)) {
      try Coordinate(latitude: 90.1, longitude: 0)
    }
    #expect(throws: CoordinateFault.longitudeOutOfRange(-180.1)) {
      try Coordinate(latitude: 0, longitude: -180.1)
    }
    #expect(throws: CoordinateFault.self) { try Coordinate(latitude: .nan, longitude: 0) }
  }
}
