import Domain
import Foundation

/// A calendar event, which may be a trip.
struct CalendarEvent {
  /// Line of the event's title, or the line on which the event begins.
  private(set) var line: Int
  /// Id of the event, which its later versions share (`UID`).
  private(set) var id: String?
  /// Original time of one occurrence of a repeated event, as written in the file (`RECURRENCE-ID`).
  private(set) var recurrence: String?
  private var sequence = 0
  /// Time when this version was made, as written in the file.
  private var stamp = ""
  private var summary: String?
  private var location: String?
  private var start: CalendarTime?
  private var end: CalendarTime?
  private var hasEnd = false
  private var duration: String?
  private var original: CalendarTime?
  private var isRepeated = false
  private var excluded: [CalendarTime] = []
  private var isCancelled = false
  /// Depth of components inside the event, such as alarms, whose lines don't belong to the event.
  private var depth = 0

  init(line: Int) { self.line = line }

  mutating func take(_ line: CalendarLine) {
    if line.name == "BEGIN" { depth += 1 }
    if line.name == "END" { depth -= 1 }
    guard depth == 0 else { return }
    switch line.name {
    case "SUMMARY":
      summary = line.text
      self.line = line.number
    case "LOCATION": location = line.text
    case "UID": id = ImportedText(line.text).text
    case "SEQUENCE": sequence = line.value.utf8.count <= 9 ? Int(line.value.trimmed) ?? 0 : 0
    case "DTSTAMP", "LAST-MODIFIED": stamp = max(stamp, line.value)
    case "DTSTART": start = CalendarTime(line)
    case "DTEND": (end, hasEnd) = (CalendarTime(line), true)
    case "DURATION": duration = line.value
    case "RECURRENCE-ID": (recurrence, original) = (line.value, CalendarTime(line))
    case "RRULE", "RDATE": isRepeated = true
    case "EXDATE":
      let zone = line.parameters["TZID"]
      excluded += line.value.split(separator: ",").compactMap {
        CalendarTime(String($0), zone: zone)
      }
    case "STATUS":
      // Some programs spell the word with one L.
      isCancelled = ["CANCELLED", "CANCELED"].contains(line.value.trimmed.uppercased())
    default: break
    }
  }

  /// Whether this version is newer than another one that comes later in the file.
  func isNewer(than other: CalendarEvent) -> Bool {
    (sequence, stamp) > (other.sequence, other.stamp)
  }

  /// Whether this event changes the first occurrence of a repeated one.
  func isChange(of event: CalendarEvent, _ zones: CalendarZones) -> Bool {
    guard let original, let start = event.start else { return false }
    return original.isSame(as: start, zones)
  }

  /// Adds the trip, or the reason why the event isn't one.
  func add(to file: inout ImportedFile, _ zones: CalendarZones, isCancelled isAllCancelled: Bool) {
    let text = ImportedText(summary).text ?? ""
    let shown = String(text.prefix(200))
    guard let words = EventTitle(text, at: location) else {
      return file.leave(line, "'\(shown)' doesn't name two places, as in \"LH1166 FRA to LIS\"")
    }
    if isRepeated, let start, excluded.contains(where: { $0.isSame(as: start, zones) }) {
      return file.leave(
        line, "'\(shown)' repeats, and its first time is cancelled: add the others by hand")
    }
    do throws(EventTimes.Fault) {
      let times = try EventTimes(
        start: start, end: end, hasEnd: hasEnd, duration: duration, words, zones)
      for name in times.contradicted { file.noteContradiction(of: name, at: line) }
      file.add(
        ImportedTrip(
          line: line, givenTitle: words.origin == nil ? shown : nil, origin: words.origin,
          destination: words.destination, departure: times.departure, arrival: times.arrival,
          provider: words.provider, number: words.number, mode: words.mode,
          isCancelled: isCancelled || isAllCancelled || words.isCancelled,
          source: id.map {
            TripSource(id: $0, recurrence: recurrence, version: sequence, checksum: nil)
          }))
      if isRepeated { file.leave(line, "'\(shown)' repeats, but only its first time was imported") }
    } catch {
      switch error {
      case .noStart: file.leave(line, "'\(shown)' has no start time")
      case .noEnd: file.leave(line, "'\(shown)' has no end time after its start")
      case .noZone:
        file.leave(
          line,
          "'\(shown)' doesn't name the place where it starts, so the zone of its time is unknown")
      case .unknownZone(let name): file.leaveUnknownZone(name, of: shown, at: line)
      }
    }
  }
}
