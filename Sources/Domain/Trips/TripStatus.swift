/// Whether a trip takes place.
package enum TripStatus: String, Sendable, Hashable, CaseIterable {
  case scheduled, cancelled
}
