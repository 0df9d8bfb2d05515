extension SiteSettings {
  /// Trips that have their own calendar file, by the names in `calendars`.
  package enum Calendars: String, Sendable, Hashable, CaseIterable {
    /// Journeys, and trips that aren't over, since people don't add past trips to a calendar.
    case coming
    case all
  }
}
