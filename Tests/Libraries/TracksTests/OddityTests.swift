import Testing

@testable import Tracks

/// Rules for values that don't make a file unreadable.
@Suite struct OddityTests {
  private static func point(_ latitude: String, _ longitude: String, _ inner: String = "") -> String
  {
    "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">\(inner)</trkpt>\n"
  }

  @Test(arguments: [
    ("NaN", "2"), ("1", "nan"), ("1e308", "2"), ("-1e308", "2"), ("1", "1e308"), ("1e999", "2"),
    ("INF", "2"), ("90.000001", "2"), ("-91", "2"), ("1", "360.5"), ("1", "-361"),
  ])
  func leavesOutPointsOffEarth(latitude: String, longitude: String) throws {
    let file = try TrackFile(
      Sample.gpx(
        Self.point("1", "2") + Self.point(latitude, longitude) + Self.point("3", "4")), .gpx)
    #expect(file.track.points.latitudes == [1, 3])
    #expect(file.track.segments == [0..<2])
    #expect(file.oddities[.pointOffEarth]?.number == 1)
    #expect(file.oddities[.pointOffEarth]?.first.line == 2)
  }

  @Test(
    arguments: [
      ("180", -180), ("-180", -180), ("181.5", -178.5), ("-190", 170), ("360", 0), ("-360", 0),
      ("179.5", 179.5),
    ] as [(String, Double)])
  func turnsLongitudes(written: String, longitude: Double) throws {
    let file = try TrackFile(Sample.gpx(Self.point("90", written)), .gpx)
    #expect(file.track.points.longitudes == [longitude])
    #expect(file.oddities.isEmpty)
  }

  @Test(arguments: ["<ele/>", "<ele></ele>", "<ele> </ele>"])
  func takesAnEmptyElevationForUnknown(elevation: String) throws {
    let points = Self.point("1", "2", elevation) + Self.point("1", "2", "<ele>5</ele>")
    let file = try TrackFile(Sample.gpx(points), .gpx)
    #expect(file.track.points.elevation(at: 0) == nil)
    #expect(file.oddities.isEmpty)
  }

  @Test(arguments: ["1e308", "NaN", "-12000.5", "100001", "high", "null"])
  func takesImpossibleElevationsForUnknown(elevation: String) throws {
    let file = try TrackFile(
      Sample.gpx(
        Self.point("1", "2", "<ele>\(elevation)</ele>") + Self.point("1", "2", "<ele>5</ele>")),
      .gpx)
    #expect(file.track.points.elevation(at: 0) == nil)
    #expect(file.track.points.elevation(at: 1) == 5)
    #expect(file.oddities[.elevation]?.number == 1)
  }

  @Test func keepsTimesThatGoBack() throws {
    let times = ["08:00:00", "08:00:10", "07:00:00", "08:00:20"]
    let points = times.map { Self.point("1", "2", "<time>2024-01-01T\($0)Z</time>") }
    let file = try TrackFile(Sample.gpx(points.joined()), .gpx)
    #expect(file.track.points.time(at: 2) == 1_704_092_400_000)
    #expect(file.oddities[.timeGoesBack]?.number == 1)
    #expect(file.oddities[.timeGoesBack]?.first.line == 3)
    let facts = file.track.facts
    #expect(facts.times == 1_704_092_400_000...1_704_096_020_000)
  }

  @Test func takesUnreadableTimesForUnknown() throws {
    let text = ["<time>2024-01-01T08:00:00Z</time>", "<time>yesterday</time>", ""]
    let file = try TrackFile(
      Sample.gpx(text.map { Self.point("1", "2", $0) }.joined()), .gpx)
    #expect(file.oddities[.time]?.number == 1)
    #expect(file.oddities[.pointWithoutTime]?.number == 2)
    #expect(file.track.points.time(at: 1) == nil)
    #expect(file.track.facts.movement == nil)
  }

  @Test func takesTooLongValuesForUnknown() throws {
    let zeros = String(repeating: "0", count: 300)
    let file = try TrackFile(Sample.gpx(Self.point("1", "2", "<ele>\(zeros)</ele>")), .gpx)
    #expect(file.oddities[.elevation]?.number == 1)
  }
}
