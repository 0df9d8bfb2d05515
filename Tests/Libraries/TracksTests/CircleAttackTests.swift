import Foundation
import TestSupport
import Testing

@testable import Tracks

/// Attackers who know the program and the published parts of fifty tracks that begin or end at a
/// home. They fit circles to the places where the tracks are cut.
@Suite struct CircleAttackTests {
  private static let radius = 500.0
  private static let home = Vector(latitude: 47.2692, longitude: 11.4041)
  private static let tracks = 50

  /// Place in metres east and north of the home.
  private struct Spot {
    var x, y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(_ place: Vector) {
      let way = place - CircleAttackTests.home
      let east = Vector(-CircleAttackTests.home.y, CircleAttackTests.home.x, 0).normalized
      x = way.dot(east) * Earth.leastRadius
      y = way.dot(CircleAttackTests.home.cross(east)) * Earth.leastRadius
    }

    func distance(_ other: Spot) -> Double { hypot(x - other.x, y - other.y) }
  }

  /// Centre of the circle that fits best by least squares (I. Kåsa, 1976).
  private static func fit(_ spots: [Spot]) -> Spot {
    let count = Double(spots.count)
    let middle = Spot(
      x: spots.reduce(0) { $0 + $1.x } / count, y: spots.reduce(0) { $0 + $1.y } / count)
    var (xx, xy, yy, xz, yz) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for spot in spots {
      let (x, y) = (spot.x - middle.x, spot.y - middle.y)
      let z = x * x + y * y
      (xx, xy, yy, xz, yz) = (xx + x * x, xy + x * y, yy + y * y, xz + x * z, yz + y * z)
    }
    let size = 2 * (xx * yy - xy * xy)
    return Spot(
      x: middle.x + (xz * yy - yz * xy) / size, y: middle.y + (yz * xx - xz * xy) / size)
  }

  /// Place nearest to the perpendicular lines between the two cuts of each track.
  ///
  /// By least squares; exact if both cuts of a track have the same distance from one centre.
  private static func meeting(_ pairs: [(Spot, Spot)]) -> Spot {
    var (xx, xy, yy, xz, yz) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (a, b) in pairs {
      let length = a.distance(b)
      let (x, y) = ((b.x - a.x) / length, (b.y - a.y) / length)
      let z = x * (a.x + b.x) / 2 + y * (a.y + b.y) / 2
      (xx, xy, yy, xz, yz) = (xx + x * x, xy + x * y, yy + y * y, xz + x * z, yz + y * z)
    }
    let size = xx * yy - xy * xy
    return Spot(x: (xz * yy - yz * xy) / size, y: (yz * xx - xz * xy) / size)
  }

  /// Centre of the largest circle without a published place, by trying a grid of 50 m.
  private static func hole(_ spots: [Spot]) -> Spot {
    var best = (spot: Spot(x: 0, y: 0), room: 0.0)
    for x in stride(from: -1500.0, through: 1500, by: 50) {
      for y in stride(from: -1500.0, through: 1500, by: 50) {
        let spot = Spot(x: x, y: y)
        var room = Double.infinity
        for other in spots where room > best.room { room = min(room, spot.distance(other)) }
        if room > best.room { best = (spot, room) }
      }
    }
    return best.spot
  }

  /// Cuts of tracks that come from all sides, pass the home, and continue.
  private static func cuts(
    _ seed: UInt64, by hide: (Track, UInt64) -> Track
  ) -> (pairs: [(Spot, Spot)], published: [Spot]) {
    var random = SplitMix(seed: seed)
    var pairs: [(Spot, Spot)] = []
    var published: [Spot] = []
    for _ in 0..<tracks {
      let directions = (0..<2).map { _ in Double.random(in: 0..<2 * .pi, using: &random) }
      let ways = directions.map { Sample.walk(from: home, towards: $0, steps: 400, &random) }
      let shown = hide(Track([ways[0].reversed() + [home] + ways[1]]), random.next())
      let spots = shown.points.vectors.map { Spot($0) }
      published += stride(from: 0, to: spots.count, by: 10).map { spots[$0] }
      guard shown.segments.count == 2 else { continue }
      pairs.append((spots[shown.segments[0].upperBound - 1], spots[shown.segments[1].lowerBound]))
    }
    return (pairs, published)
  }

  @Test func findsHomeInCircleThatIsNotMoved() throws {
    // Proof that the attacks work if only the radius changes, from 1 to 1.5 times that of the
    // circle.
    let (pairs, published) = Self.cuts(1) { track, fingerprint in
      let part = 1 + Double(fingerprint >> 11) * 0x1p-53 / 2
      let cap = Cap(center: Self.home, radius: Self.radius * part / Earth.leastRadius)
      return track.outside(cap)
    }
    let home = Spot(x: 0, y: 0)
    #expect(pairs.count == Self.tracks)
    #expect(Self.fit(pairs.flatMap { [$0.0, $0.1] }).distance(home) < 0.1 * Self.radius)
    #expect(Self.meeting(pairs).distance(home) < 0.05 * Self.radius)
    #expect(Self.hole(published).distance(home) < 0.2 * Self.radius)
  }

  /// Checks that no attack comes closer than half the radius to a circle's centre or the home.
  private static func attack(_ circle: HiddenCircle, _ seed: UInt64) {
    let (pairs, published) = cuts(seed) { $0.hiding([circle], fingerprint: $1) }
    #expect(pairs.count > tracks / 2)
    let guesses = [
      "fit": fit(pairs.flatMap { [$0.0, $0.1] }), "meeting": meeting(pairs),
      "hole": hole(published),
    ]
    for (name, guess) in guesses {
      let home = guess.distance(Spot(x: 0, y: 0)) / radius
      let center = guess.distance(Spot(circle.cap.center)) / radius
      #expect(home > 0.5, "\(name) comes as near as \(home) radii to the home, seed \(seed)")
      #expect(center > 0.5, "\(name) comes as near as \(center) radii to the centre, seed \(seed)")
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func fiftyTracksDoNotTellHomeOfCircleAroundIt(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let circle = try HiddenCircle.around(
      latitude: Self.home.latitude, longitude: Self.home.longitude, radius: Self.radius,
      using: &random)
    Self.attack(circle, seed)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func fiftyTracksDoNotTellCentreOfCircleByHand(seed: UInt64) throws {
    let circle = try HiddenCircle(
      latitude: Self.home.latitude + Double(seed) * 1e-7, longitude: Self.home.longitude,
      radius: Self.radius)
    Self.attack(circle, seed)
  }
}

extension Track {
  /// The parts outside a cap, as a naive program would cut them.
  fileprivate func outside(_ cap: Cap) -> Track {
    let places = points.vectors
    var track = Track()
    for index in points.indices where !cap.contains(places[index]) {
      if index > 0, cap.contains(places[index - 1]) { track.endSegment() }
      track.append(points[index])
    }
    track.endSegment()
    return track
  }
}
