/// Whether a trip or a leg takes place, and whether it goes as planned.
package enum TripStatus: String, Sendable, Hashable, CaseIterable {
  case scheduled
  case cancelled
  /// Ended elsewhere than planned.
  case diverted
  /// Another leg was taken in its place.
  case replaced
}
