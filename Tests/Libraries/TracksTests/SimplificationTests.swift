import Foundation
import TestSupport
import Testing

@testable import Tracks

@Suite struct SimplificationTests {
  /// Largest distance in metres of a track's points from the lines of another track.
  private func deviation(_ track: Track, from other: Track) -> Double {
    let lines = other.segments.flatMap { segment in
      let places = segment.map { other.points.vectors[$0] }
      return zip(places, places.dropFirst()).map { Arc($0, $1) }
    }
    let worst = track.points.vectors.map { place in
      lines.map { $0.squaredDistance(to: place) }.min() ?? .infinity
    }
    return (worst.max() ?? 0).squareRoot() * Earth.meanRadius
  }

  @Test(
    arguments: [
      (47.0, 11.0), (0, 179.98), (-16.9, -179.99), (89.99, 0), (-89.98, 120),
    ], [5.0, 50, 500])
  func staysWithinTolerance(place: (Double, Double), tolerance: Double) {
    var random = SplitMix(seed: 4)
    let start = Vector(latitude: place.0, longitude: place.1)
    let track = Track([Sample.walk(from: start, towards: 1, steps: 400, &random)])
    let simple = track.simplified(tolerance: tolerance)
    #expect(simple.points.count < 400 / 2)
    #expect(deviation(track, from: simple) <= tolerance)
    #expect(simple.points[0] == track.points[0])
    #expect(simple.points[simple.points.count - 1] == track.points[399])
  }

  @Test func keepsSegmentsElevationsAndTimes() throws {
    let track = try Sample.file("drive-across-the-date-line.gpx").track
    let simple = track.simplified(tolerance: 20)
    #expect(simple.segments.count == 2)
    #expect(simple.points.count < track.points.count / 2)
    let last = track.points[track.points.count - 1]
    #expect(simple.points[simple.points.count - 1] == last)
    #expect(abs(simple.facts.distance / track.facts.distance - 1) < 0.01)
  }

  @Test func keepsBothEndsOfLoop() {
    var points = (0...36).map { index -> Point in
      let angle = Double(index) / 18 * .pi
      return Point(latitude: sin(angle) / 100, longitude: cos(angle) / 100)
    }
    points[36] = points[0]
    let simple = Track(segments: [points]).simplified(tolerance: 100)
    #expect(simple.points.count >= 8)
    #expect(simple.points[0] == simple.points[simple.points.count - 1])
    let still = Track(segments: [Array(repeating: points[0], count: 50)])
    #expect(still.simplified(tolerance: 1).points.count == 2)
  }

  @Test func tolerance0DropsOnlyWhatLiesOnTheLine() {
    let line = (0..<100).map { Point(latitude: 0, longitude: Double($0) / 100) }
    #expect(Track(segments: [line]).simplified(tolerance: 0.01).points.count == 2)
    let zigzag = (0..<100).map { Point(latitude: Double($0 % 2), longitude: Double($0) / 100) }
    #expect(Track(segments: [zigzag]).simplified(tolerance: 0.01).points.count == 100)
  }

  @Test func boundsWorkOnHostileTracks() {
    // The furthest point is always next to an end. Splits only there would take 20,000² steps.
    let count = 20_000
    let fan = (0..<count).map { index in
      let number = Double(index)
      let latitude = index % 2 == 0 ? 0 : 40 * pow(0.9995, number)
      return Point(latitude: latitude, longitude: number * 1e-5)
    }
    let clock = ContinuousClock()
    var kept = 0
    let duration = clock.measure {
      kept = Track(segments: [fan]).simplified(tolerance: 1).points.count
    }
    #expect(kept > count / 2)
    // 20,000 points at a depth of 38 take a fraction of a second; 200 million steps take a minute.
    #expect(duration < .seconds(30))
  }

  @Test func goesAroundHiddenCircle() throws {
    let circle = try HiddenCircle(latitude: 47, longitude: 11, radius: 1000)
    let around = (0...18).map { index in
      circle.cap.center.moved(by: circle.cap.radius * 1.1, towards: Double(index) / 18 * .pi)
    }
    let track = Track([around])
    #expect(track.simplified(tolerance: 5000).points.count == 2)
    let simple = track.simplified(tolerance: 5000, outside: [circle])
    #expect(simple.points.count > 3 && simple.points.count < 19)
    for index in 1..<simple.points.count {
      let (a, b) = (simple.points[index - 1], simple.points[index])
      #expect(
        !circle.isCrossed(
          fromLatitude: a.latitude, longitude: a.longitude, toLatitude: b.latitude,
          longitude: b.longitude))
    }
  }
}
