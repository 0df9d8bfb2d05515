package import Domain

/// Why a text is no point in time, or not just one.
package enum TimeFault: Error, Sendable, Hashable {
  /// It has none of the forms.
  case unreadable
  case noSuchDate(CalendarDateFault)
  case noSuchHour(Int)
  case noSuchMinute(Int)
  case noSuchSecond(Int)
  case noSuchOffset
  /// A fraction of a second with more than nine digits.
  case tooManyDecimals
  /// Seconds since 1970 that nobody means so: too few, or digits that read as a year, month or day.
  case notMeantAsSeconds(Int64)
  /// Outside the years 1 to 9999.
  case outOfRange
  case unknownZone(String)
  /// A `[!key=value]` that its writer forbids to ignore (RFC 9557 §3.2).
  case criticalSuffix(String)
  /// The offset is not the one that the zone in brackets has then; in seconds.
  case offsetDisagrees(written: Int, actual: Int, zone: Zone)
  /// The clocks of the zone leap over that time; the offsets before and after, in seconds.
  case skipped(zone: Zone, before: Int, after: Int)
  /// The clocks of the zone show that time twice; the offsets of the first and the second, in seconds.
  case ambiguous(zone: Zone, first: Int, second: Int)
}
