import Diagnostics
import Domain

// Times of which nobody said whose clocks tell them: content-missing-zone, content-assumed-zone.

extension ContentDiagnostics {
  /// Neither end of a trip says whose clocks tell its local times.
  static func missingZones(
    of origin: TripClocks.End, _ destination: TripClocks.End, _ file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-zone", at: file.place(origin.range),
      "the trip has local times, but nothing says which time zones '\(origin.key)' and "
        + "'\(destination.key)' are in",
      fix: zoneFix(of: [origin, destination], file),
      notes: [
        Diagnostic.Note(
          "where all places are in one zone, 'timeZone' in Content/site.json may name it")
      ])
  }

  /// One end of a trip does not say so of the time of a key; `known` is what tells the clocks of some of its times.
  static func missingZone(
    of end: TripClocks.End, _ key: String,
    known: (key: String, clock: String, range: Range<Int>)?, _ file: SourceFile
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-zone", at: file.place(end.range),
      end.place == nil
        ? "'\(key)' is a local time, but nothing says of which time zone"
        : "'\(key)' is a local time, but nothing says which time zone '\(end.key)' is in",
      fix: zoneFix(of: [end], file) + ", or write '\(key)' with its offset as in +01:00",
      notes: known.map {
        [Diagnostic.Note("'\($0.key)' is told by \($0.clock)", at: file.place($0.range))]
      } ?? [])
  }

  /// The site's zone was taken for local times of places that have none.
  static func assumedZone(_ zone: Zone, trips: Int, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .warning, "content-assumed-zone", at: place,
      "the trip's local times are taken for those of \(zone.identifier), the site's 'timeZone', "
        + "since its places name no zones",
      fix: "add 'timeZone' to each place",
      notes: trips > 1 ? [Diagnostic.Note("the same goes for \(trips - 1) more")] : [])
  }

  /// A place that is an object lacks one key; another is to be written as an object, in the form that its
  /// file has.
  private static func zoneFix(of ends: [TripClocks.End], _ file: SourceFile) -> String {
    let keys = ends.map { "'\($0.key)'" }.joined(separator: " and ")
    guard ends.contains(where: { !$0.isObject }) else {
      return "add 'timeZone' to \(keys), such as Europe/Lisbon"
    }
    let example =
      switch file.bytes.first {
      case UInt8(ascii: "-"): "{name: Lisbon, timeZone: Europe/Lisbon}"
      case UInt8(ascii: "+"): #"{name = "Lisbon", timeZone = "Europe/Lisbon"}"#
      default: #"{"name": "Lisbon", "timeZone": "Europe/Lisbon"}"#
      }
    return "write \(keys) with a zone as in \(example)"
  }
}
