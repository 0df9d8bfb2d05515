/// An instant with the zone in which it is shown: 10:25 in Lisbon.
public struct Moment: Sendable, Hashable {
  /// When it is.
  public let instant: Instant
  /// Whose clocks show it.
  public let zone: Zone

  /// An instant, and the zone to show it in.
  public init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
  }
}
