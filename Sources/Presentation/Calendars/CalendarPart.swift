package import Markup

/// A part of a calendar of trips, encoded as iCalendar (RFC 5545): the beginning, an event, or the
/// end. Calendars are written in parts, because all events of a large site would take too much
/// memory.
package enum CalendarPart: Sendable, Equatable {
  /// The beginning, with the time zones of the events and the calendar's name. The calendar of a
  /// single trip has no name.
  case beginning(name: String?, zones: [CalendarZoneViewModel])
  case event(CalendarEventViewModel)
  case end

  package func write(into output: inout OutputBuffer) {
    switch self {
    case .beginning(let name, let zones):
      output.appendContentLine("BEGIN", value: "VCALENDAR")
      output.appendContentLine("VERSION", value: "2.0")
      output.appendContentLine("PRODID", text: "-//Zoetrope//Trips//EN")
      output.appendContentLine("CALSCALE", value: "GREGORIAN")
      if let name {
        // RFC 7986 §5.1, and the older name that calendar programs know.
        output.appendContentLine("NAME", text: name)
        output.appendContentLine("X-WR-CALNAME", text: name)
      }
      for zone in zones { zone.write(into: &output) }
    case .event(let event): event.write(into: &output)
    case .end: output.appendContentLine("END", value: "VCALENDAR")
    }
  }
}
