/// An instant with the zone in which it is shown, such as 10:25 in Lisbon; or a day there without a
/// time.
public struct Moment: Sendable, Hashable {
  /// The instant, or the beginning of a day.
  public let instant: Instant
  /// Number of seconds of a day: 86,400 unless clocks change. 0 for an instant.
  ///
  /// It fits behind the instant, so a moment needs no more memory for it.
  package let daySeconds: Int32
  /// Zone whose clocks show it.
  public let zone: Zone

  /// Takes an instant, and the zone to show it in.
  public init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = 0
  }

  /// Takes the beginning of a day, and its number of seconds.
  package init(dayFrom instant: Instant, seconds: Int32, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = seconds
  }

  /// Whether it is a day without a time.
  package var isDay: Bool { daySeconds > 0 }

  /// Whether it is certainly before another one: a day must be over by then.
  package func isBefore(_ other: Moment) -> Bool {
    guard isDay else { return instant < other.instant }
    return instant.seconds + Int64(daySeconds) <= other.instant.seconds
  }
}
