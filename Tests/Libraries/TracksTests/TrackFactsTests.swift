import Testing

@testable import Tracks

@Suite struct TrackFactsTests {
  /// Figures of a file by gpxpy 1.6.2, and its length by geographiclib 2.1.
  struct Reference: Sendable {
    let file: String
    /// `length_2d`, on a sphere of the equator's radius.
    let length: Double
    /// Sum of geodesics.
    let geodesic: Double
    /// `get_moving_data`.
    let movingTime: Int64
    let movingDistance: Double
    let maximalSpeed: Double
    /// `get_uphill_downhill`; `nil` for a file without elevations, for which gpxpy returns 0.
    let climb: (Double, Double)?
    /// `get_time_bounds`, in seconds.
    let duration: Int64
    /// `get_elevation_extremes`.
    let elevations: ClosedRange<Double>?
  }

  static let references = [
    Reference(
      file: "hike.gpx", length: 5303.075931969022, geodesic: 5304.268749400159,
      movingTime: 4_035_000, movingDistance: 5331.359369382818, maximalSpeed: 1.5511720493781707,
      climb: (251.29, 179.39), duration: 4485, elevations: 619.1...809.1),
    Reference(
      file: "drive-across-the-date-line.gpx", length: 64041.477944755985,
      geodesic: 63902.1236030951, movingTime: 4_760_000, movingDistance: 64043.35976856233,
      maximalSpeed: 17.1419272102617, climb: (204.02, 214.02), duration: 6580,
      elevations: 8...76.6),
    Reference(
      file: "ride-without-elevation.gpx", length: 9399.754889736621, geodesic: 9428.924907055003,
      movingTime: 2_370_000, movingDistance: 9399.754889736621, maximalSpeed: 4.646128171662288,
      climb: nil, duration: 2370, elevations: nil),
  ]

  @Test(arguments: references)
  func agreesWithGPXPy(reference: Reference) throws {
    let track = try Sample.file(reference.file).track
    let facts = track.facts
    #expect(abs(facts.distance - reference.geodesic) < 0.001)
    // gpxpy's sphere is off by up to 0.31 %, ours is the ellipsoid.
    #expect(abs(facts.distance / reference.length - 1) < 0.0035)
    let movement = try #require(facts.movement)
    #expect(movement.time == reference.movingTime)
    // gpxpy adds the climb of each step.
    #expect(abs(movement.distance / reference.movingDistance - 1) < 0.006)
    // gpxpy leaves out the top twentieth of steps, and takes no mean.
    #expect(abs(movement.maximalSpeed / reference.maximalSpeed - 1) < 0.05)
    let times = try #require(facts.times)
    #expect(times.upperBound - times.lowerBound == reference.duration * 1000)
    #expect(facts.elevations == reference.elevations)
    let bare = track.climb(deadBand: 0)
    #expect(
      bare.map { abs($0.ascent - (reference.climb?.0 ?? -1)) < 1e-6 } ?? (reference.climb == nil))
    #expect(
      bare.map { abs($0.descent - (reference.climb?.1 ?? -1)) < 1e-6 } ?? (reference.climb == nil))
  }

  private static func track(
    _ elevations: [Double?], seconds: [Int64?] = [], step: Double = 0.001
  ) -> Track {
    Track(segments: [
      elevations.enumerated().map { index, elevation in
        Point(
          latitude: 0, longitude: Double(index) * step, elevation: elevation,
          time: index < seconds.count ? seconds[index].map { $0 * 1000 } : nil)
      }
    ])
  }

  @Test func climbPassesOverWhatTrembles() throws {
    let trembling = (0..<1000).map { index -> Double? in Double(index % 2) * 2 + Double(index) / 10
    }
    let climb = try #require(Self.track(trembling).facts.climb)
    #expect(abs(climb.ascent - 100) < 4)
    #expect(climb.descent == 0)
    let flat = try #require(Self.track((0..<100).map { Double($0 % 3) }).facts.climb)
    #expect(flat == Climb())
  }

  @Test func climbCountsHillsWhole() throws {
    // Ten points up 100 m, and ten down, thrice: smoothing takes 0.3 of a step at each turn.
    let up = (0..<10).map { Double($0) * 10 }
    let hills = Array(repeating: up + up.reversed(), count: 3).flatMap { $0 }
    let climb = try #require(Self.track(hills).facts.climb)
    #expect(abs(climb.ascent - 270) < 3 * 6 + 0.1 && climb.ascent <= 270)
    #expect(abs(climb.descent - 270) < 3 * 6 + 0.1 && climb.descent <= 270)
  }

  @Test func climbNeedsTwoElevationsOfASegment() {
    #expect(Self.track([nil, nil, nil]).facts.climb == nil)
    #expect(Self.track([5, nil, nil]).facts.climb == nil)
    #expect(Self.track([5, nil, 25]).facts.climb?.ascent == 20)
    #expect(
      Track(segments: [[Self.track([5]).points[0]], [Self.track([9]).points[0]]]).facts.climb == nil
    )
  }

  @Test func movementLeavesOutStops() throws {
    // 111.3 m in 60 s, ten minutes at one place, 111.3 m in 60 s.
    var segment: [Point] = []
    for (longitude, second) in [(0.0, 0), (0.001, 60), (0.001, 660), (0.002, 720)] {
      segment.append(Point(latitude: 0, longitude: longitude, time: Int64(second) * 1000))
    }
    let facts = Track(segments: [segment]).facts
    let movement = try #require(facts.movement)
    #expect(movement.time == 120_000)
    #expect(abs(movement.distance - 222.639) < 0.001)
    #expect(abs(movement.maximalSpeed - 1.85532) < 0.0001)
  }

  @Test func movementTakesNoStepWhoseTimeIsNotLater() throws {
    let still = Self.track([nil, nil, nil, nil], seconds: [0, 0, -5, nil])
    #expect(still.facts.movement == nil)
    #expect(abs(still.facts.distance - 333.958) < 0.001)
    let gap = Self.track([nil, nil, nil, nil, nil], seconds: [0, 60, nil, 120, 180])
    #expect(gap.facts.movement?.time == 120_000)
  }

  @Test func highestSpeedIsAMeanOfTenSeconds() throws {
    // 11.1 m each second, and once 111 m: what one bad position does.
    var longitude = 0.0
    var segment: [Point] = []
    for second in 0..<60 {
      longitude += second == 30 ? 0.001 : 0.0001
      segment.append(Point(latitude: 0, longitude: longitude, time: Int64(second) * 1000))
    }
    let movement = try #require(Track(segments: [segment]).facts.movement)
    #expect(abs(movement.maximalSpeed - (9 * 11.1319 + 111.319) / 10) < 0.001)
    let short = Track(segments: [Array(segment.prefix(5))])
    #expect(abs(try #require(short.facts.movement).maximalSpeed - 11.1319) < 0.001)
  }

  @Test func profileLiesAtEqualDistances() throws {
    let track = Self.track([nil, 0, nil, 20, 20, nil])
    let profile = try #require(track.elevationProfile(count: 11))
    let expected: [Double] = [0, 0, 0, 5, 10, 15, 20, 20, 20, 20, 20]
    for (value, wanted) in zip(profile, expected) { #expect(abs(value - wanted) < 1e-6) }
    #expect(profile.count == 11)
    #expect(track.elevationProfile(count: 1) == nil)
    #expect(Self.track([1, nil, nil]).elevationProfile(count: 5) == nil)
    #expect(Self.track([1, 2], step: 0).elevationProfile(count: 5) == nil)
  }

  @Test func gapsHaveNoLengthAndNoTime() throws {
    let first = Self.track([1, 2], seconds: [0, 60]).points
    let second = Self.track([3, 4], seconds: [600, 660]).points
    let far = (0..<2).map { index in
      var point = second[index]
      point.latitude = 50
      return point
    }
    let facts = Track(segments: [[first[0], first[1]], far]).facts
    #expect(abs(facts.distance - 111.319 - 71.696) < 0.01)
    #expect(facts.movement?.time == 120_000)
    #expect(facts.climb?.ascent == 0)
  }
}
