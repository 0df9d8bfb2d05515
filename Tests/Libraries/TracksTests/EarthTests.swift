import Testing

@testable import Tracks

@Suite struct EarthTests {
  /// Two places and their distance on WGS 84, by `Geodesic.WGS84.Inverse` of geographiclib 2.1.
  static let ways: [(Double, Double, Double, Double, Double)] = [
    (0.0, 0.0, 0.0, 0.001, 111.3194908),
    (0.0, 0.0, 0.001, 0.0, 110.5742758),
    (47.26, 11.39, 47.26001, 11.39002, 1.8781299),
    (-16.8, 179.9999, -16.8001, -179.9998, 33.8401545),
    (89.9999, 0.0, 89.9999, 180.0, 22.3387959),
    (-77.85, 166.67, -77.86, 166.7, 1320.3290732),
    (64.15, -21.94, 63.42, -19.01, 165790.1315134),
    (51.47, -0.4543, 40.64, -73.78, 5555124.4660744),
    (1.35, 103.99, 1.35, 103.99, 0.0000000),
    (14.22932, 87.04332, 14.229333, 87.043276, 4.9617926),
    (62.23929, 86.36349, 62.23933, 86.363445, 5.0345197),
    (-70.3884, -12.37584, -70.388358, -12.375886, 4.9928425),
    (17.33446, 144.32418, 17.337882, 144.327251, 499.9870853),
    (-3.54669, -91.23378, -3.551042, -91.235002, 500.0241736),
    (8.50423, -175.27889, 8.505168, -175.274448, 499.9610837),
    (-26.16995, 149.88433, -26.152005, 149.685283, 19999.9525628),
    (-42.90553, 106.97292, -42.789548, 107.160054, 19999.9651728),
    (13.58603, -134.38828, 13.766791, -134.386218, 19999.9862301),
    (47.97129, -104.5957, 48.483946, -100.630887, 300000.0045000),
    (74.76196, 134.0668, 73.897716, 143.498601, 299999.9959314),
    (67.36212, 14.12045, 66.067732, 8.156564, 299999.9875381),
  ]

  @Test(arguments: ways)
  func distanceIsThatOfTheEllipsoid(
    south: Double, west: Double, north: Double, east: Double, metres: Double
  ) {
    let distance = Earth.distance(
      Earth.surface(latitude: south, longitude: west),
      Earth.surface(latitude: north, longitude: east))
    // The error grows with the cube of the distance: 12 µm at 10 km, 12 m at 1,000 km.
    let kilometres = metres / 1000
    #expect(abs(distance - metres) <= 1.3e-8 * kilometres * kilometres * kilometres + 1e-7)
  }

  @Test func oppositePlacesHaveDistance() {
    let distance = Earth.distance(
      Earth.surface(latitude: 0, longitude: 0), Earth.surface(latitude: 0, longitude: -180))
    #expect(distance > 20_000_000 && distance < 20_020_000)
  }
}
