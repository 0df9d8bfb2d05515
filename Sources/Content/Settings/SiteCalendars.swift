extension SiteSettings {
  /// Trips that have a calendar file of their own, by its name in `calendars`.
  package enum Calendars: String, Sendable, Hashable, CaseIterable {
    /// Journeys, and trips that aren't over: nobody adds the others to a calendar.
    case coming
    case all
  }
}
