import Content
import Diagnostics
import Tracks

/// Trips in another program's file, and the parts that could not be read.
struct ImportedFile {
  /// A part that isn't a readable trip, with the reason.
  struct Left {
    /// Line of the file, from 1.
    let line: Int
    let reason: String
    var problem = Problem.importNoTrip
    var fix: String?
  }

  private(set) var trips: [ImportedTrip] = []
  private(set) var left: [Left] = []
  /// Mistakes that prevent the whole file from being read.
  private(set) var mistakes: [Diagnostic] = []
  private var contradicted: Set<String> = []
  /// Line of the first trip above the limit.
  private(set) var firstAboveLimit: Int?

  /// Greatest size of a list of trips in bytes, the same as for a content file.
  static let limit = 10_000_000
  /// Greatest number of trips of a file.
  static let tripLimit = 20_000

  init(mistakes: [Diagnostic] = []) { self.mistakes = mistakes }

  /// Adds a trip, or records why it is skipped: too many trips, or a text longer than any name.
  mutating func add(_ trip: ImportedTrip) {
    guard trips.count < Self.tripLimit else {
      firstAboveLimit = firstAboveLimit ?? trip.line
      return
    }
    guard let cleaned = trip.cleaned else {
      return leave(trip.line, "one of its texts has more than \(ImportedText.limit) bytes")
    }
    guard cleaned.isInRange else {
      return leave(trip.line, "its times are outside the years 1 to 9999")
    }
    trips.append(cleaned)
  }

  mutating func leave(_ line: Int, _ reason: String) {
    left.append(Left(line: line, reason: reason))
  }

  /// Records a time that can't be read; the trip is imported without it.
  mutating func noteUnreadable(time text: String, at line: Int) {
    leave(line, "'\(text.prefix(40))' isn't a time such as 2026-05-02T10:00, so it is skipped")
  }

  /// Skips an event whose times are in an unknown time zone.
  mutating func leaveUnknownZone(_ name: String, of title: String, at line: Int) {
    left.append(
      Left(
        line: line,
        reason: "'\(title)' is in the time zone '\(name.prefix(100))', which isn't known",
        problem: .importUnknownZone,
        fix: "give it a zone such as Europe/Lisbon in the calendar, or add the trip by hand"))
  }

  /// Records that a calendar defines an IANA zone differently from the system, once for each name.
  mutating func noteContradiction(of zone: String, at line: Int) {
    guard contradicted.insert(zone).inserted else { return }
    left.append(
      Left(
        line: line,
        reason: "the calendar gives the time zone '\(zone.prefix(100))' another offset than it has",
        problem: .importZoneContradiction,
        fix: "check the times of its trips: they are by the zone's name, and not by the calendar's "
          + "own rules"))
  }

  /// Reads a file in any known format; `nil` if its format is unknown. `circles` are the site's
  /// hidden circles.
  static func read(_ source: SourceFile, hiding circles: [HiddenCircle]) -> ImportedFile? {
    if let track = TrackImport(source, hiding: circles) { return track.file }
    guard source.bytes.count <= limit else {
      return ImportedFile(mistakes: [ImportDiagnostics.tooLarge(source.path)])
    }
    // Calendars are checked first: a fold may split a character, so their lines are joined before
    // decoding.
    if CalendarFile.isOne(source), let calendar = CalendarFile.read(source) { return calendar }
    if let mistakes = mistakesOfText(in: source) {
      return ImportedFile(mistakes: mistakes)
    }
    if let flights = AirTrailFile.read(source) { return flights }
    let text = String(decoding: source.bytes[source.text], as: UTF8.self)
    return FlightTable.read(text)
  }
}

extension ImportedFile {
  /// Mistakes of a file that isn't UTF-8 text; `nil` if it is.
  private static func mistakesOfText(in source: SourceFile) -> [Diagnostic]? {
    if source.isUTF16 {
      return [
        Problem.importEncoding(at: source.place, "this is UTF-16", fix: "save it as UTF-8")
      ]
    }
    let mistakes = DiagnosticCollector()
    return Findings(source, mistakes).isText(source.text) ? nil : mistakes.diagnostics
  }
}
