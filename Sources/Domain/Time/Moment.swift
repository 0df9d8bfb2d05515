/// An instant with the zone in which it is shown, 10:25 in Lisbon; or a day there of which no time is
/// known.
public struct Moment: Sendable, Hashable {
  /// When it is; of a day alone, when that begins.
  public let instant: Instant
  /// Of a day alone, how many seconds it has: 86,400, but where clocks change. Otherwise 0.
  ///
  /// It has room behind the instant, so that a moment takes no more for it.
  package let daySeconds: Int32
  /// Whose clocks show it.
  public let zone: Zone

  /// An instant, and the zone to show it in.
  public init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = 0
  }

  /// A day that begins at an instant and has so many seconds.
  package init(dayFrom instant: Instant, seconds: Int32, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = seconds
  }

  /// Whether no more than a day is known.
  package var isDay: Bool { daySeconds > 0 }

  /// Whether it is certainly before another one: a day is, where it is over by then.
  package func isBefore(_ other: Moment) -> Bool {
    guard isDay else { return instant < other.instant }
    return instant.seconds + Int64(daySeconds) <= other.instant.seconds
  }
}
