/// Whether a trip or a leg of it takes place, and as planned.
package enum TripStatus: String, Sendable, Hashable, CaseIterable {
  case scheduled
  case cancelled
  /// Ended elsewhere than planned.
  case diverted
  /// Another leg was taken in its place.
  case replaced
}
