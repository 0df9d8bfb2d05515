import Markup

/// The clock changes of a time zone during the years of a calendar's events. Each change is listed
/// separately.
package struct CalendarZoneViewModel: Sendable, Equatable {
  /// The period from one clock change to the next.
  package struct Observance: Sendable, Equatable {
    package let isDaylight: Bool
    /// The start of the period in the local time before the change: "20160327T010000".
    package let start: String
    /// The offset from UTC before the change: "+0000".
    package let offsetBefore: String
    /// The offset from UTC after the change: "+0100".
    package let offset: String

    package init(isDaylight: Bool, start: String, offsetBefore: String, offset: String) {
      self.isDaylight = isDaylight
      self.start = start
      self.offsetBefore = offsetBefore
      self.offset = offset
    }
  }

  /// IANA name such as "Europe/Lisbon".
  package let id: String
  /// The periods, sorted by start. The list has at least one.
  package let observances: [Observance]
  /// The encoded zone, which is the same in the calendars of many trips.
  private let lines: [UInt8]

  package init(id: String, observances: [Observance]) {
    self.id = id
    self.observances = observances
    lines = Self.lines(of: id, observances)
  }

  func write(into output: inout OutputBuffer) { output.append(lines) }

  private static func lines(of id: String, _ observances: [Observance]) -> [UInt8] {
    var output = OutputBuffer(capacity: 1024)
    output.appendContentLine("BEGIN", value: "VTIMEZONE")
    output.appendContentLine("TZID", text: id)
    for observance in observances {
      let component = observance.isDaylight ? "DAYLIGHT" : "STANDARD"
      output.appendContentLine("BEGIN", value: component)
      output.appendContentLine("DTSTART", value: observance.start)
      output.appendContentLine("TZOFFSETFROM", value: observance.offsetBefore)
      output.appendContentLine("TZOFFSETTO", value: observance.offset)
      output.appendContentLine("END", value: component)
    }
    output.appendContentLine("END", value: "VTIMEZONE")
    return output.bytes
  }
}
