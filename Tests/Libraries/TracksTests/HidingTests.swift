import TestSupport
import Testing

@testable import Tracks

@Suite struct HidingTests {
  /// Places of all lines and points of a track. Each line is divided into so many parts.
  private func drawn(_ track: Track, parts: Int = 3) -> [Vector] {
    let places = track.points.vectors
    var all = places
    for segment in track.segments {
      for index in segment.dropFirst() {
        let way = places[index] - places[index - 1]
        for part in 1..<parts {
          all.append((places[index - 1] + way * (Double(part) / Double(parts))).normalized)
        }
      }
    }
    return all
  }

  @Test(arguments: HiddenCircleTests.homes)
  func nothingInsideLeaves(north: Double, east: Double) throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<5 {
      let radius = Double.random(in: 60...2000, using: &random)
      let circle = try HiddenCircle.around(
        latitude: north, longitude: east, radius: radius, using: &random)
      let home = Vector(latitude: north, longitude: east)
      let way = Sample.walk(
        from: home, towards: Double.random(in: 0...6, using: &random), steps: 900, &random)
      let back = Sample.walk(
        from: way[899], towards: Double.random(in: 0...6, using: &random), steps: 300, &random)
      let track = Track([way.reversed() + [home] + way + back])
      let shown = track.hiding([circle], fingerprint: random.next())
      #expect(drawn(shown).allSatisfy { !circle.cap.contains($0) })
      #expect(shown.points.count < track.points.count)
      let simple = shown.simplified(tolerance: 200, outside: [circle])
      #expect(drawn(simple, parts: 100).allSatisfy { !circle.cap.contains($0) })
      #expect(simple.points.count <= shown.points.count)
    }
  }

  @Test func cutsStepsThatCrossWithoutPointInside() throws {
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 300)
    let west = circle.cap.center.moved(by: 0.001, towards: -.pi / 2)
    let east = circle.cap.center.moved(by: 0.001, towards: .pi / 2)
    let further = east.moved(by: 0.001, towards: .pi / 2)
    let track = Track([[west, east, further]]).hiding([circle], fingerprint: 1)
    #expect(track.segments == [0..<2])
    #expect(abs(track.points.longitudes[0] - east.longitude) < 1e-9)
  }

  @Test func leavesOutLongStepsThatMapsMayDrawThroughCircle() throws {
    // Along 60° N the great circle goes 20 km north of the parallel, on which the home is.
    let circle = try HiddenCircle(latitude: 60, longitude: 5, radius: 500)
    let points = [0.0, 10, 11].map { Point(latitude: 60, longitude: $0) }
    let track = Track(segments: [points])
    let arc = Arc(
      Vector(latitude: 60, longitude: 0), Vector(latitude: 60, longitude: 10))
    #expect(!circle.cut(1).touches(arc))
    #expect(track.hiding([circle], fingerprint: 1).points.longitudes == [10, 11])
  }

  @Test func endsAtPointOutsideWhereLongStepComesInside() throws {
    let circle = try HiddenCircle(latitude: 60, longitude: 5, radius: 500)
    let points = [0.0, 1, 5, 9, 10].map { Point(latitude: 60, longitude: $0) }
    let track = Track(segments: [points]).hiding([circle], fingerprint: 1)
    #expect(track.points.longitudes == [0, 1, 9, 10])
    #expect(track.segments == [0..<2, 2..<4])
  }

  @Test func cutGetsTimeAndElevationOfItsPlace() throws {
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 300)
    let cut = circle.cut(5)
    let (inside, outside) = (cut.center, cut.center.moved(by: cut.radius * 2, towards: 1))
    var points = [inside, outside].map { Point(latitude: $0.latitude, longitude: $0.longitude) }
    (points[0].elevation, points[1].elevation) = (100, 300)
    (points[0].time, points[1].time) = (0, 60_000)
    let track = Track(segments: [points]).hiding([circle], fingerprint: 5)
    #expect(track.points.count == 2)
    #expect(abs(try #require(track.points.elevation(at: 0)) - 200) < 0.1)
    #expect(abs(try #require(track.points.time(at: 0)) - 30_000) < 50)
    #expect(track.facts.times == (try #require(track.points.time(at: 0)))...60_000)
  }

  @Test func showsNothingOfTrackInside() throws {
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 300)
    let track = Track(
      segments: [[Point(latitude: 47.001, longitude: 11), Point(latitude: 47, longitude: 11)]])
    #expect(track.hiding([circle], fingerprint: 1).isEmpty)
    let facts = track.hiding([circle], fingerprint: 1).facts
    #expect(facts.distance == 0 && facts.bounds == nil && facts.times == nil)
  }

  @Test func leavesOtherTracksAlone() throws {
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 300)
    var random = SplitMix(seed: 3)
    let far = Track([
      Sample.walk(from: Vector(latitude: 48, longitude: 11), towards: 0, steps: 50, &random)
    ])
    let near = Track([
      Sample.walk(from: Vector(latitude: 47.02, longitude: 11), towards: 0, steps: 50, &random)
    ])
    #expect(far.hiding([circle], fingerprint: 1) == far)
    #expect(near.hiding([circle], fingerprint: 1) == near)
    #expect(near.hiding([], fingerprint: 1) == near)
  }

  @Test func keepsNoSinglePointOfWhatIsCut() throws {
    let circle = try HiddenCircle(latitude: 60, longitude: 5, radius: 500)
    let points = [1.0, 5, 9].map { Point(latitude: 60, longitude: $0) }
    #expect(Track(segments: [points]).hiding([circle], fingerprint: 1).isEmpty)
  }

  @Test func hidesWaypointsRoutesAndFingerprint() throws {
    let file = try TrackFile(
      """
      <gpx><wpt lat="47" lon="11"/><wpt lat="48" lon="11"/>
      <rte><rtept lat="47" lon="11"/><rtept lat="47.0001" lon="11"/></rte></gpx>
      """, .gpx)
    #expect(file.fingerprint != 0)
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 300)
    let shown = file.hiding([circle])
    #expect(shown.waypoints.latitudes == [48])
    #expect(shown.route.isEmpty)
    #expect(shown.fingerprint == 0)
  }

  @Test func hidesByAllCirclesAtOnce() throws {
    let circles = try [47.0, 47.01, 47.05].map {
      try HiddenCircle(latitude: $0, longitude: 11, radius: 400)
    }
    var random = SplitMix(seed: 9)
    for fingerprint in 0..<10 as Range<UInt64> {
      let way = Sample.walk(
        from: Vector(latitude: 46.97, longitude: 11), towards: 0, steps: 1200, &random)
      let shown = Track([way]).hiding(circles, fingerprint: fingerprint)
      for circle in circles {
        #expect(drawn(shown).allSatisfy { !circle.cap.contains($0) })
      }
    }
  }
}
