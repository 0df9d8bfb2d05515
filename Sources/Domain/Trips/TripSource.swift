/// The calendar event that a trip was imported from.
package struct TripSource: Sendable, Hashable {
  /// Unique identifier of the event (RFC 5545 §3.8.4.7).
  package let id: String
  /// The scheduled time of one of several repeated events, as the calendar writes it; `nil` for any
  /// other event.
  package let recurrence: String?
  /// Version of the event, 0 for the first (RFC 5545 §3.8.7.4).
  package let version: Int
  /// Checksum of the file as written by the import; `nil` if unknown.
  package let checksum: String?

  package init(id: String, recurrence: String?, version: Int, checksum: String?) {
    self.id = id
    self.recurrence = recurrence
    self.version = version
    self.checksum = checksum
  }

  /// Whether both are from the same event, in any version.
  package func isSameEvent(as other: TripSource) -> Bool {
    id == other.id && recurrence == other.recurrence
  }
}
