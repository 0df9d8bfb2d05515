import Testing

@testable import Tracks

@Suite struct TrackBoundsTests {
  private static func bounds(_ segments: [[(Double, Double)]]) -> TrackBounds? {
    Track(
      segments: segments.map { $0.map { Point(latitude: $0.0, longitude: $0.1) } }
    ).facts.bounds
  }

  @Test func areSmallest() {
    #expect(
      Self.bounds([[(1, 2), (-3, 5)], [(0, 4)]])
        == TrackBounds(south: -3, north: 1, west: 2, east: 5))
    #expect(Self.bounds([]) == nil)
    #expect(Self.bounds([[(1, 2)]]) == TrackBounds(south: 1, north: 1, west: 2, east: 2))
  }

  @Test func goAcrossTheDateLine() throws {
    let bounds = try #require(Self.bounds([[(0, 179), (0, -179), (0, -178)]]))
    #expect(bounds == TrackBounds(south: 0, north: 0, west: 179, east: -178))
    #expect(bounds.east < bounds.west)
    #expect(
      Self.bounds([[(0, 179), (0, 178)], [(0, -179), (0, -170)]])
        == TrackBounds(south: 0, north: 0, west: 178, east: -170))
    #expect(
      Self.bounds([[(0, -170), (0, -175), (0, 175)], [(0, 160)], [(0, -172)]])
        == TrackBounds(south: 0, north: 0, west: 160, east: -170))
  }

  @Test func leaveOutTheLargestGap() {
    #expect(
      Self.bounds([[(0, -100)], [(0, 0)], [(0, 120)]])
        == TrackBounds(south: 0, north: 0, west: -100, east: 120))
  }

  @Test func areTheWorldWhereTrackGoesAround() {
    let around = stride(from: 0.0, through: 360, by: 90).map { (0.0, Track.wrapped($0)) }
    #expect(Self.bounds([around]) == TrackBounds(south: 0, north: 0, west: -180, east: 180))
    let half = stride(from: 0.0, through: 270, by: 90).map { (0.0, Track.wrapped($0)) }
    #expect(Self.bounds([half]) == TrackBounds(south: 0, north: 0, west: 0, east: -90))
  }
}
