import Basics
import Content
import Diagnostics

/// Reads trips from a calendar: iCalendar (RFC 5545).
///
/// The format doesn't say which events are trips, so the summary must name two ends: codes of
/// airports or cities, as TripIt writes them (`DL738 JFK to LAX`,
/// `Amtrak - New York, NY to Boston, MA`; samples in github.com/aaronfreimark/tripit-emoji).
struct CalendarFile {
  private var file = ImportedFile()
  private var zones = CalendarZones()
  private var events: [CalendarEvent] = []
  private var isCancelled = false
  private var event: CalendarEvent?
  private var zone: CalendarZoneReader?

  /// Whether bytes begin like a calendar.
  static func isOne(_ source: SourceFile) -> Bool {
    let start = source.bytes[source.text].drop { $0 <= 0x20 }.prefix(15)
    return String(decoding: start, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// Reads a calendar; `nil` if a line is not UTF-8.
  static func read(_ source: SourceFile) -> ImportedFile? {
    let bytes = source.bytes[source.text]
    let blanks = bytes.prefix { $0 <= 0x20 }
    let before = blanks.count { $0 == 0x0A }
    guard let lines = CalendarLine.lines(of: bytes.dropFirst(blanks.count)) else { return nil }
    var calendar = CalendarFile()
    var isWhole = false
    for line in lines {
      if line.name == "END", line.value.uppercased() == "VCALENDAR" { isWhole = true }
      calendar.take(line.later(by: before))
    }
    if let event = calendar.event {
      calendar.file.leave(event.line, "the event isn't closed")
    } else if !isWhole {
      calendar.file.leave(
        (lines.last?.number ?? 1) + before,
        "the calendar isn't closed, so events may be missing")
    }
    calendar.finish()
    return calendar.file
  }

  private mutating func take(_ line: CalendarLine) {
    let value = line.value.trimmed.uppercased()
    switch (line.name, value) {
    case ("BEGIN", "VEVENT"): event = CalendarEvent(line: line.number)
    case ("END", "VEVENT"):
      if let event { events.append(event) }
      event = nil
    case ("BEGIN", "VTIMEZONE"): zone = CalendarZoneReader()
    case ("END", "VTIMEZONE"):
      if let zone, let name = zone.name { zones.add(zone.zone, named: name) }
      zone = nil
    case ("END", "VCALENDAR"): finish()
    default:
      if zone != nil {
        zone?.take(line)
      } else if event != nil {
        event?.take(line)
      } else if line.name == "METHOD" {
        // RFC 5546 §3.2.5
        isCancelled = value == "CANCEL"
      }
    }
  }

  /// Adds the events of a calendar; a file may contain several calendars.
  private mutating func finish() {
    for event in CalendarVersions(events, zones).newest {
      event.add(to: &file, zones, isCancelled: isCancelled)
    }
    (events, zones, isCancelled) = ([], CalendarZones(), false)
  }
}

/// Reads the definition of a time zone (RFC 5545 §3.6.5).
private struct CalendarZoneReader {
  private(set) var name: String?
  private(set) var zone = CalendarZone()
  private var start: CalendarTime?
  private var offsets: (before: Int?, after: Int?) = (nil, nil)
  private var rule: String?
  private var dates: [CalendarTime] = []

  mutating func take(_ line: CalendarLine) {
    switch line.name {
    // The value is a text with escaped commas, unlike the parameter that names the zone.
    case "TZID": name = line.text.filter { $0 != "\"" }
    case "X-LIC-LOCATION": zone.location = line.value
    case "BEGIN": (start, offsets, rule, dates) = (nil, (nil, nil), nil, [])
    case "DTSTART": start = CalendarTime(line)
    case "TZOFFSETFROM": offsets.before = ClockOffset(line.value)?.seconds
    case "TZOFFSETTO": offsets.after = ClockOffset(line.value)?.seconds
    case "RRULE": rule = line.value
    case "RDATE": dates += line.value.split(separator: ",").compactMap { CalendarTime(String($0)) }
    case "END": add()
    default: break
    }
  }

  private mutating func add() {
    guard let after = offsets.after else { return }
    let yearly = rule.flatMap { YearlyRule($0) }
    // Without a beginning, or with an unknown form of rule, the onsets of the observance are
    // unknown.
    let unknown = CalendarTime("19700101T000000")
    guard let start = start ?? unknown else { return }
    zone.add(
      CalendarZone.Observance(
        start: start, before: offsets.before ?? after, after: after, rule: yearly, dates: dates,
        isUnclear: rule != nil && yearly == nil))
  }
}
