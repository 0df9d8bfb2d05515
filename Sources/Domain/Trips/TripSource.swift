/// Event of a calendar from which a trip was imported.
package struct TripSource: Sendable, Hashable {
  /// Unique name of the event (RFC 5545 §3.8.4.7).
  package let id: String
  /// Time at which one of several repeated events would be, as the calendar writes it; `nil` for
  /// any other.
  package let recurrence: String?
  /// Version of the event, 0 for the first (RFC 5545 §3.8.7.4).
  package let version: Int
  /// Checksum of the file as it was written; `nil` if unknown.
  package let checksum: String?

  package init(id: String, recurrence: String?, version: Int, checksum: String?) {
    self.id = id
    self.recurrence = recurrence
    self.version = version
    self.checksum = checksum
  }

  /// Whether two are of the same event, in any versions.
  package func isSameEvent(as other: TripSource) -> Bool {
    id == other.id && recurrence == other.recurrence
  }
}
