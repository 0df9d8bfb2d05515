import Testing

@testable import Tracks

/// Points that are far from all others of their segment.
struct StrayTests {
  private static let start: Int64 = 1_777_622_400_000

  /// A track to the north with a kilometre and a minute per step, in which some points are
  /// replaced.
  private static func file(
    _ count: Int, _ change: (inout [Point]) -> Void, times: Bool = true
  ) -> TrackFile {
    var points = (0..<count).map { index in
      Point(
        latitude: 48 + Double(index) * 0.009, longitude: 11.5,
        time: times ? start + Int64(index) * 60_000 : nil)
    }
    change(&points)
    var file = TrackFile()
    file.track = Track(segments: [points])
    file.removeStrays()
    return file
  }

  private static func counts(_ file: TrackFile) -> [Int] {
    [file.oddities[.strayTime]?.number ?? 0, file.oddities[.strayPlace]?.number ?? 0]
  }

  @Test(arguments: [0, 5, 19], [Int64(5_000), 946_684_800_000, 2_051_222_400_000])
  func leavesOutATimeThatIsYearsFromAllOthers(index: Int, time: Int64) {
    let file = Self.file(20) { $0[index].time = time }
    #expect(Self.counts(file) == [1, 0])
    #expect(file.track.points.count == 19)
  }

  @Test(arguments: [0, 7, 19], [(0.0, 0.0), (-33.9, 151.2), (48.1, -170)])
  func leavesOutAPlaceThatNoVehicleReaches(index: Int, place: (Double, Double)) {
    let file = Self.file(20) { ($0[index].latitude, $0[index].longitude) = place }
    #expect(Self.counts(file) == [0, 1])
    #expect(file.track.points.count == 19)
  }

  @Test func leavesOutAPlaceWithoutATime() {
    let file = Self.file(20, { ($0[3].latitude, $0[3].longitude) = (10, 100) }, times: false)
    #expect(Self.counts(file) == [0, 1])
  }

  /// A receiver without a fix writes 0, 0 hours before it has one.
  @Test func leavesOutTheZeroPointOfAnyTime() {
    let file = Self.file(20) { points in
      (points[0].latitude, points[0].longitude) = (0, 0)
      points[0].time = Self.start - 86_400_000
    }
    #expect(Self.counts(file) == [0, 1])
  }

  @Test func keepsWhatMayBe() {
    // A pause of a week, and a flight of 900 km/h.
    let paused = Self.file(20) { points in
      for index in 10..<20 { points[index].time = (points[index].time ?? 0) + 7 * 86_400_000 }
    }
    #expect(Self.counts(paused) == [0, 0])
    let flight = Self.file(20) { points in
      for index in 0..<20 { points[index].latitude = -40 + Double(index) * 0.135 }
    }
    #expect(Self.counts(flight) == [0, 0])
    // The same flight by a recorder that writes whole minutes, twice in each.
    let coarse = Self.file(20) { points in
      for index in 0..<20 {
        points[index].latitude = -40 + Double(index) * 0.0675
        points[index].time = Self.start + Int64(index / 2) * 60_000
      }
    }
    #expect(Self.counts(coarse) == [0, 0])
    let planned = Self.file(
      3, { ($0[1].latitude, $0[1].longitude) = (35, 139) }, times: false)
    #expect(Self.counts(planned) == [0, 0])
    // A track across the Gulf of Guinea.
    let zero = Self.file(20) { points in
      for index in 0..<20 {
        (points[index].latitude, points[index].longitude) = (0, 0.009 * Double(index))
      }
    }
    #expect(Self.counts(zero) == [0, 0])
  }

  @Test func keepsAllWhereMostWouldGo() {
    let file = Self.file(20) { points in
      for index in points.indices where index % 2 == 0 { points[index].longitude = -100 }
    }
    #expect(Self.counts(file) == [0, 0])
  }

  @Test(arguments: [
    ("{}", [Int64?]()), (#"{"coordTimes": ["1970-01-01T00:00:05Z", null]}"#, [5_000, nil]),
    (
      #"{"coordinateProperties": {"times": ["1970-01-01T00:00:05Z", "1970-01-01T00:00:06Z"]}}"#,
      [5_000, 6_000]
    ),
    (#"{"coordTimes": [["1970-01-01T00:00:05Z"], ["x"]]}"#, [5_000, nil]),
    (#"{"coordTimes": "x", "a": {"times": [1]}}"#, []),
  ])
  func readsTheTimesOfPositions(properties: String, times: [Int64?]) throws {
    let line = #""geometry": {"type": "LineString", "coordinates": [[1, 2], [1, 2.1]]}"#
    for members in [
      "\(line), \"properties\": \(properties)", "\"properties\": \(properties), \(line)",
    ] {
      let text = "{\"type\": \"Feature\", \(members)}"
      let file = try TrackFile(Array(text.utf8), format: .geoJSON)
      let read = (0..<2).map { file.track.points.time(at: $0) }
      #expect(read == (times.isEmpty ? [nil, nil] : times))
      #expect(file.oddities.isEmpty)
    }
  }

  @Test func countsTimesThatAreNotThoseOfThePositions() throws {
    let text = #"""
      {"type": "Feature", "properties": {"coordTimes": ["2026-05-01T08:00:00Z"]},
       "geometry": {"type": "LineString", "coordinates": [[1, 2], [1, 2.1]]}}
      """#
    let file = try TrackFile(Array(text.utf8), format: .geoJSON)
    #expect(file.oddities[.time]?.number == 1 && !file.track.points.hasTimes)
  }
}
