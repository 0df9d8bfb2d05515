/// An instant with the zone in which it is shown: 10:25 in Lisbon.
package struct Moment: Sendable, Hashable {
  package let instant: Instant
  package let zone: Zone

  package init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
  }
}
