package import Domain

/// Reason why a text isn't a point in time, or may be more than one.
package enum TimeFault: Error, Sendable, Hashable {
  /// The text has none of the forms.
  case unreadable
  case noSuchDate(CalendarDateFault)
  case noSuchHour(Int)
  case noSuchMinute(Int)
  case noSuchSecond(Int)
  case noSuchOffset
  /// A fraction of a second with more than nine digits.
  case tooManyDecimals
  /// Seconds since 1970 that probably mean something else: too few, or digits like a year, month or
  /// day.
  case notMeantAsSeconds(Int64)
  /// The number counts milliseconds since 1970. The text gives it as seconds with their fraction.
  case milliseconds(String)
  /// The time is outside the years 1 to 9999.
  case outOfRange
  case unknownZone(String)
  /// A suffix `[!key=value]` that must not be ignored (RFC 9557 §3.2).
  case criticalSuffix(String)
  /// The offset differs from that of the zone in brackets at that time. Both are in seconds.
  case offsetDisagrees(written: Int, actual: Int, zone: Zone)
  /// The clocks of the zone skip that time; the offsets before and after, in seconds.
  case skipped(zone: Zone, before: Int, after: Int)
  /// The clocks of the zone show that time twice; the offsets of the first and the second, in
  /// seconds.
  case ambiguous(zone: Zone, first: Int, second: Int)
}
