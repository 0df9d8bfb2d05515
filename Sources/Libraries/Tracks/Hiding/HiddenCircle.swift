import Basics

/// Circle around a home; no point inside it is ever published.
///
/// # How tracks are cut
///
/// Attackers know this program, all published parts, and the number of tracks to which they fit a
/// circle. They don't know the circle, nor the bytes of the tracks' files. Changing only the radius
/// from track to track would hide nothing: a circle fitted to the ends of fifty tracks has its
/// centre within a few hundredths of the radius of the true one. So each track is cut at its own
/// circle, which contains the hidden one and has a different centre:
///
/// 1. All cuts share a shift of 0.6 to 0.9 radii, derived from a hash of the circle's numbers. It
///    doesn't average out, so a fit finds the shifted centre. The way back from there is unknown as
///    long as attackers can't try the circle's numbers one by one. Those of `around` have seven
///    decimals, of which the last four are random.
/// 2. Each track has its own shift of up to 0.15 radii, and a radius that is longer than needed by
///    0.05 to 0.3 radii, both derived from a hash of its file's bytes. These bytes include points
///    that are never published, so only the author can compute the hash, and it is the same in each
///    build. Without this shift, two ends of one track would reveal the bisector on which the
///    shifted centre is.
///
/// A cut is between 1.05 and 3.4 radii from the circle's centre. No cut hides where ways lead:
/// straight ways that are extended beyond their ends meet near the home.
package struct HiddenCircle: Sendable, Hashable {
  /// Degrees north of the equator, -90 to 90.
  package let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  package let longitude: Double
  /// Metres, within `radii`.
  package let radius: Double

  package static let radii = 50.0...100_000

  /// Creates a circle; throws a fault if one of its numbers is invalid.
  package init(latitude: Double, longitude: Double, radius: Double) throws(HiddenCircleFault) {
    guard abs(latitude) <= 90 else { throw .latitude(latitude) }
    guard abs(longitude) <= 180 else { throw .longitude(longitude) }
    guard Self.radii.contains(radius) else { throw .radius(radius) }
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
  }

  /// Whether a place in degrees is inside, so that it must not be published in any form.
  ///
  /// The rim is up to 1 % further out than `radius`, because the Earth's radii of curvature differ.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    cap.contains(Vector(latitude: latitude, longitude: longitude))
  }

  /// Whether the shorter way along a great circle between two places in degrees enters the circle.
  package func isCrossed(
    fromLatitude south: Double, longitude west: Double, toLatitude north: Double,
    longitude east: Double
  ) -> Bool {
    let start = Vector(latitude: south, longitude: west)
    return cap.touches(Arc(start, Vector(latitude: north, longitude: east)))
  }

  /// Whether a single place in degrees, such as a photo's, is hidden because it is in or near the
  /// circle.
  ///
  /// If only the circle were hidden, many places around it would show it as a hole. So the hole has
  /// the centre of all cuts instead.
  package func veils(latitude: Double, longitude: Double) -> Bool {
    veil.contains(Vector(latitude: latitude, longitude: longitude))
  }
}

/// Reason why a number can't describe a hidden circle.
package enum HiddenCircleFault: Error, Sendable, Hashable {
  case latitude(Double)
  case longitude(Double)
  /// A radius outside `HiddenCircle.radii`, or NaN.
  case radius(Double)
}

extension HiddenCircle {
  /// Least and greatest shift of all cuts, in radii.
  static let shifts = 0.6...0.9
  /// Greatest shift of one track's cuts, in radii.
  static let trackShift = 0.15
  /// Least and greatest margin between the hidden circle and a track's own, at the nearest point,
  /// in radii.
  static let margins = 0.05...0.3

  /// The circle itself.
  var cap: Cap { Cap(center: center, radius: angle) }

  private var center: Vector { Vector(latitude: latitude, longitude: longitude) }

  /// The radius as an angle.
  private var angle: Double { radius / Earth.leastRadius }

  /// Circle around this one whose centre is the centre of all cuts.
  var veil: Cap {
    var random = HashedNumbers(hash)
    let shift = random.number(inAreaOf: Self.shifts) * angle
    return Cap(
      center: center.moved(by: shift, towards: random.direction()),
      radius: shift + angle * (1 + Self.margins.lowerBound))
  }

  /// Circle around this one at which a track with this fingerprint is cut.
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

/// Numbers derived from a hash.
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

  /// A distance such that each part of a ring's area is equally likely.
  mutating func number(inAreaOf ring: ClosedRange<Double>) -> Double {
    let (inner, outer) = (ring.lowerBound, ring.upperBound)
    return number(in: inner * inner...outer * outer).squareRoot()
  }

  /// A direction in radians.
  mutating func direction() -> Double { number(in: 0...2 * Double.pi) }
}
