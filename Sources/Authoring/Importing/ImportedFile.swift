import Content
import Diagnostics
import Tracks

/// Trips that a file of another program holds, and what could not be read in it.
struct ImportedFile {
  /// Something that is no trip here, with the reason.
  struct Left {
    /// Line of the file, from 1.
    let line: Int
    let reason: String
  }

  private(set) var trips: [ImportedTrip] = []
  private(set) var left: [Left] = []
  /// Mistakes for which nothing of the file is read.
  private(set) var mistakes: [Diagnostic] = []
  /// Line of the first trip above the limit.
  private(set) var firstAboveLimit: Int?

  /// Greatest size of a list of trips in bytes, as that of a content file.
  static let limit = 10_000_000
  /// Greatest number of trips of a file.
  static let tripLimit = 20_000

  init(mistakes: [Diagnostic] = []) { self.mistakes = mistakes }

  /// Adds a trip; more than the limit, and texts that are longer than any name, are noted.
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

  /// Reads a file of any known format; `nil` if it has none of them. `circles` are those that the
  /// site hides.
  static func read(_ source: SourceFile, hiding circles: [HiddenCircle]) -> ImportedFile? {
    if let track = TrackImport(source, hiding: circles) { return track.file }
    guard source.bytes.count <= limit else {
      return ImportedFile(mistakes: [ImportDiagnostics.tooLarge(source.path)])
    }
    if let mistakes = mistakesOfText(in: source) {
      return ImportedFile(mistakes: mistakes)
    }
    if let flights = AirTrailFile.read(source) { return flights }
    let text = String(decoding: source.bytes[source.text], as: UTF8.self)
    return CalendarFile.read(text) ?? FlightTable.read(text)
  }
}

extension ImportedFile {
  /// Mistakes of a file that is no text in UTF-8; `nil` for one that is.
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
