import Basics

/// Circle around a home, of which nothing leaves.
///
/// # How tracks are cut
///
/// What attackers know: this program, all published parts, and how many tracks they fit a circle
/// to. What they don't: the circle, and the bytes of the tracks' files. A radius alone that changes
/// from track to track would hide nothing: a circle fitted to the ends of fifty tracks has its
/// centre within a few hundredths of the radius of the true one. So each track is cut at a circle
/// of its own, which holds the hidden one and has another centre:
///
/// 1. All share a shift of 0.6 to 0.9 radii, by a hash of the circle's numbers. It doesn't average
///    out, so a fit finds the shifted centre. Its way back from there is unknown as long as the
///    circle's numbers can't be tried one by one; those of `around` have seven decimals, of which
///    the last four are random.
/// 2. Each track has a shift of up to 0.15 radii, and a radius longer by 0.05 to 0.3 than needed,
///    by a hash of its file's bytes. These include points that are never published, so nobody else
///    can compute it, and it stays the same in each build. Without it, two ends of one track would
///    tell the shifted centre's bisector exactly.
///
/// A cut lies between 1.05 and 3.4 radii from the circle's centre. No cut hides where ways lead to:
/// who extends straight ways beyond their ends comes near to the home where they meet.
package struct HiddenCircle: Sendable, Hashable {
  /// Degrees north of the equator, -90 to 90.
  package let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  package let longitude: Double
  /// Metres, of `radii`.
  package let radius: Double

  package static let radii = 50.0...100_000

  /// A circle; throws what is wrong with its numbers.
  package init(latitude: Double, longitude: Double, radius: Double) throws(HiddenCircleFault) {
    guard abs(latitude) <= 90 else { throw .latitude(latitude) }
    guard abs(longitude) <= 180 else { throw .longitude(longitude) }
    guard Self.radii.contains(radius) else { throw .radius(radius) }
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
  }

  /// Whether a place in degrees is inside, and must not leave in any form.
  ///
  /// The rim is drawn up to 1 % further out than `radius`, which is the difference between the
  /// Earth's radii of curvature.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    cap.contains(Vector(latitude: latitude, longitude: longitude))
  }

  /// Whether the shorter way along a great circle between two places in degrees comes inside.
  package func isCrossed(
    fromLatitude south: Double, longitude west: Double, toLatitude north: Double,
    longitude east: Double
  ) -> Bool {
    let start = Vector(latitude: south, longitude: west)
    return cap.touches(Arc(start, Vector(latitude: north, longitude: east)))
  }

  /// Whether a single place in degrees, such as a photo's, is hidden: inside, or near.
  ///
  /// Many places outside of the circle alone would show it by the hole between them; so the hole
  /// has the centre of all cuts.
  package func veils(latitude: Double, longitude: Double) -> Bool {
    veil.contains(Vector(latitude: latitude, longitude: longitude))
  }
}

/// Number that no hidden circle has.
package enum HiddenCircleFault: Error, Sendable, Hashable {
  case latitude(Double)
  case longitude(Double)
  /// A radius outside of `HiddenCircle.radii`, or NaN.
  case radius(Double)
}

extension HiddenCircle {
  /// Least shift of all cuts, and the greatest, in radii.
  static let shifts = 0.6...0.9
  /// Greatest shift of one track's cuts, in radii.
  static let trackShift = 0.15
  /// Parts of the radius that lie between the hidden circle and a track's own, at the nearest.
  static let margins = 0.05...0.3

  /// The circle itself.
  var cap: Cap { Cap(center: center, radius: angle) }

  private var center: Vector { Vector(latitude: latitude, longitude: longitude) }

  /// The radius as an angle.
  private var angle: Double { radius / Earth.leastRadius }

  /// Circle around this one whose centre is that of all cuts.
  var veil: Cap {
    var random = HashedNumbers(hash)
    let shift = random.number(inAreaOf: Self.shifts) * angle
    return Cap(
      center: center.moved(by: shift, towards: random.direction()),
      radius: shift + angle * (1 + Self.margins.lowerBound))
  }

  /// Circle around this one at which a track is cut, by the fingerprint of its file.
  func cut(_ fingerprint: UInt64) -> Cap {
    var hasher = StableHasher(seed: hash)
    hasher.combine(fingerprint)
    var random = HashedNumbers(hasher.finish())
    let shift = random.number(inAreaOf: 0...Self.trackShift) * angle
    let cutCenter = veil.center.moved(by: shift, towards: random.direction())
    let margin = random.number(in: Self.margins)
    return Cap(center: cutCenter, radius: cutCenter.angle(to: center) + angle * (1 + margin))
  }

  private var hash: UInt64 {
    var hasher = StableHasher(seed: 0x6869_6464_656E)
    hasher.combine(latitude.bitPattern)
    hasher.combine(longitude.bitPattern)
    hasher.combine(radius.bitPattern)
    return hasher.finish()
  }
}

/// Numbers that follow from a hash.
private struct HashedNumbers {
  private let seed: UInt64
  private var count: UInt64 = 0

  init(_ seed: UInt64) { self.seed = seed }

  /// A number from 0 up to 1.
  private mutating func unit() -> Double {
    count += 1
    var hasher = StableHasher(seed: seed)
    hasher.combine(count)
    return Double(hasher.finish() >> 11) * 0x1p-53
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A distance at which each part of a ring's area is as likely.
  mutating func number(inAreaOf ring: ClosedRange<Double>) -> Double {
    let (inner, outer) = (ring.lowerBound, ring.upperBound)
    return number(in: inner * inner...outer * outer).squareRoot()
  }

  /// Radians of a circle.
  mutating func direction() -> Double { number(in: 0...2 * Double.pi) }
}
