import Testing

@testable import Geodesy

@Suite struct DistanceTests {
  @Test func distancesAreThoseOfGeographicLib() throws {
    #expect(referenceDistances.count >= 40)
    for (north, east, otherNorth, otherEast, metres) in referenceDistances {
      let start = try #require(GeoPoint(latitude: north, longitude: east))
      let end = try #require(GeoPoint(latitude: otherNorth, longitude: otherEast))
      let place = "\(north) \(east) \(otherNorth) \(otherEast)"
      #expect(abs(start.metres(to: end) - metres) < 2e-4, "\(place)")
      #expect(abs(end.metres(to: start) - metres) < 2e-4, "\(place), back")
    }
  }

  @Test(arguments: [(0.0, 0.0), (90, 17), (-90, -180), (12.5, 180), (-33, 151)])
  func aPointIsNotAwayFromItself(north: Double, east: Double) throws {
    let point = try #require(GeoPoint(latitude: north, longitude: east))
    #expect(point.metres(to: point) == 0)
  }

  @Test func bothSidesOfTheDateLineAreTheSame() throws {
    let east = try #require(GeoPoint(latitude: 52, longitude: 180))
    let west = try #require(GeoPoint(latitude: 52, longitude: -180))
    let other = try #require(GeoPoint(latitude: 40, longitude: -170))
    #expect(east.metres(to: west) == 0)
    #expect(east.metres(to: other) == west.metres(to: other))
  }

  @Test(arguments: [
    (Double.nan, 0.0), (0, .nan), (.infinity, 0), (0, -.infinity), (90.001, 0), (-91, 0),
    (0, 180.5), (0, -181), (1e308, 1e308),
  ])
  func thereIsNoPointOffTheEarth(north: Double, east: Double) {
    #expect(GeoPoint(latitude: north, longitude: east) == nil)
  }
}
