package import Markup

/// Trips for a calendar, encoded as iCalendar (RFC 5545).
package struct CalendarViewModel: Sendable {
  /// The calendar's name; none for the event of one trip.
  package let name: String?
  /// Zones that its events name.
  package let zones: [CalendarZoneViewModel]
  package let numberOfEvents: Int
  private let makeEvent: @Sendable (Int) -> CalendarEventViewModel

  /// Makes each event only when it is written, since all events of a large site would take much
  /// memory.
  package init(
    name: String? = nil, zones: [CalendarZoneViewModel], numberOfEvents: Int,
    eventAt makeEvent: @escaping @Sendable (Int) -> CalendarEventViewModel
  ) {
    self.name = name
    self.zones = zones
    self.numberOfEvents = numberOfEvents
    self.makeEvent = makeEvent
  }

  package func eventViewModel(at index: Int) -> CalendarEventViewModel { makeEvent(index) }

  package func write(into output: inout OutputBuffer) {
    output.appendContentLine("BEGIN", value: "VCALENDAR")
    output.appendContentLine("VERSION", value: "2.0")
    output.appendContentLine("PRODID", text: "-//Zoetrope//Trips//EN")
    output.appendContentLine("CALSCALE", value: "GREGORIAN")
    if let name {
      // RFC 7986 §5.1, and the older name that calendars know.
      output.appendContentLine("NAME", text: name)
      output.appendContentLine("X-WR-CALNAME", text: name)
    }
    for zone in zones { zone.write(into: &output) }
    for index in 0..<numberOfEvents { eventViewModel(at: index).write(into: &output) }
    output.appendContentLine("END", value: "VCALENDAR")
  }
}
