/// A point in time, the same everywhere, to the nanosecond.
///
/// It lies in the years 1 to 9999, which is what RFC 3339 can write.
public struct Instant: Sendable, Hashable {
  /// The first second of the year 1 and the last one of the year 9999, in UTC.
  public static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Since 1970-01-01T00:00:00Z, without leap seconds; rounded down before 1970.
  public let seconds: Int64
  /// 0 to 999,999,999, after `seconds`.
  public let nanoseconds: Int32

  /// Throws where it lies outside of `range`, or the nanoseconds are no part of a second.
  public init(seconds: Int64, nanoseconds: Int32 = 0) throws(InstantFault) {
    guard Self.range.contains(seconds), (0..<1_000_000_000).contains(nanoseconds) else {
      throw .outOfRange
    }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  private init(unchecked seconds: Int64) {
    self.seconds = seconds
    nanoseconds = 0
  }

  /// 1970-01-01T00:00:00Z.
  public static let epoch = Instant(unchecked: 0)

  /// The time from another instant to this one; negative where the other is later.
  public func since(_ other: Instant) -> Duration {
    .seconds(seconds - other.seconds)
      + .nanoseconds(Int64(nanoseconds) - Int64(other.nanoseconds))
  }
}

/// Why there is no such instant.
public enum InstantFault: Error, Sendable, Hashable {
  /// Before the year 1 or after the year 9999.
  case outOfRange
}

extension Instant: Comparable {
  /// By time.
  public static func < (a: Instant, b: Instant) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
