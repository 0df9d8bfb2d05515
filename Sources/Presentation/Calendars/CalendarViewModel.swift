package import Markup

/// Trips for a calendar, encoded as iCalendar (RFC 5545).
package struct CalendarViewModel: Sendable, Hashable {
  /// What the calendar is called; none for the event of one trip.
  package let name: String?
  /// Every zone that its events name.
  package let zones: [CalendarZoneViewModel]
  package let events: [CalendarEventViewModel]

  package init(
    name: String? = nil, zones: [CalendarZoneViewModel], events: [CalendarEventViewModel]
  ) {
    self.name = name
    self.zones = zones
    self.events = events
  }

  package func write(into output: inout OutputBuffer) {
    output.appendContentLine("BEGIN", value: "VCALENDAR")
    output.appendContentLine("VERSION", value: "2.0")
    output.appendContentLine("PRODID", text: "-//Zoetrope//Trips//EN")
    output.appendContentLine("CALSCALE", value: "GREGORIAN")
    if let name {
      // RFC 7986 §5.1, and what calendars knew before it.
      output.appendContentLine("NAME", text: name)
      output.appendContentLine("X-WR-CALNAME", text: name)
    }
    for zone in zones { zone.write(into: &output) }
    for event in events { event.write(into: &output) }
    output.appendContentLine("END", value: "VCALENDAR")
  }
}
