/// An instant with the zone in which it is shown, such as 10:25 in Lisbon. It can also be a day, a
/// month or a year there, without a time.
public struct Moment: Sendable, Hashable {
  /// The instant, or the beginning of a day, a month or a year. For a moment made by
  /// `withoutTimeOfDay`, an instant on that day.
  public let instant: Instant
  /// Number of seconds of a day (86,400 unless clocks change), of a month or of a year. 0 for an
  /// instant.
  ///
  /// It uses padding after the instant, so it doesn't make a moment larger.
  package let daySeconds: Int32
  /// The zone whose clocks show it.
  public let zone: Zone

  /// Creates a moment from an instant and the zone to show it in.
  public init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = 0
  }

  /// Creates a day, a month or a year from its beginning and its number of seconds.
  package init(dayFrom instant: Instant, seconds: Int32, in zone: Zone) {
    self.instant = instant
    self.zone = zone
    daySeconds = seconds
  }

  /// Whether it is a day, a month or a year without a time.
  package var isDay: Bool { daySeconds > 0 }

  /// How much of the moment is known.
  package var precision: Precision {
    switch daySeconds {
    case 0: .time
    // A day may have 25 or 26 hours, and every month has at least 28 days.
    case ..<172_800: .day
    case ..<2_764_800: .month
    default: .year
    }
  }

  /// Whether even its day is unknown.
  package var isVague: Bool { precision > .day }

  /// The last second of a day, a month or a year; for an instant, the instant itself.
  package var lastSecond: Int64 { instant.seconds + Int64(max(0, daySeconds - 1)) }

  /// The moment as a day: its precision is that of a day, so no page shows its time, while the
  /// instant stays, so it keeps its place among others.
  package var withoutTimeOfDay: Moment {
    isDay ? self : Moment(dayFrom: instant, seconds: 1, in: zone)
  }

  /// Whether it is certainly before another moment: a day must be over by then.
  package func isBefore(_ other: Moment) -> Bool {
    guard isDay else { return instant < other.instant }
    return instant.seconds + Int64(daySeconds) <= other.instant.seconds
  }
}

extension Moment {
  /// How much of a moment is known, from the most to the least.
  package enum Precision: Int, Sendable, Comparable {
    case time, day, month, year

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}
