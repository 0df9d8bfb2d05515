/// A point in time, independent of place, to the nanosecond.
///
/// It is in the years 1 to 9999, the range of RFC 3339.
public struct Instant: Sendable, Hashable {
  /// The first second of the year 1 and the last one of the year 9999, in UTC.
  public static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds; rounded down before 1970.
  public let seconds: Int64
  /// Nanoseconds after `seconds`, 0 to 999,999,999.
  public let nanoseconds: Int32

  /// Creates an instant. Throws if it is outside of `range`, or if the nanoseconds are a second or
  /// more.
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

  /// The time from another instant to this one; negative if the other is later.
  public func since(_ other: Instant) -> Duration {
    .seconds(seconds - other.seconds)
      + .nanoseconds(Int64(nanoseconds) - Int64(other.nanoseconds))
  }
}

/// Reason why an instant doesn't exist.
public enum InstantFault: Error, Sendable, Hashable {
  /// The instant is before the year 1 or after the year 9999.
  case outOfRange
}

extension Instant: Comparable {
  /// Whether an instant is earlier than another.
  public static func < (a: Instant, b: Instant) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
