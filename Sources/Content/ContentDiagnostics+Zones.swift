import Diagnostics
import Domain
import Gazetteer

// Local times without a zone: content-missing-zone, content-assumed-zone, content-assumed-clock.

extension ContentDiagnostics {
  /// Error for a trip with local times of which neither end has a zone.
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

  /// Error for the local time of a key at an end without a zone; `known` names a time or place
  /// whose clock is known.
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

  /// Warning that the site's zone was taken for local times of places without one.
  static func assumedZone(_ zone: Zone, trips: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-assumed-zone", at: place,
      "the trip's local times are taken for those of \(zone.identifier), the site's 'timeZone', "
        + "since its places name no zones",
      fix: "give each place its 'timeZone', such as Europe/Lisbon",
      notes: more(trips))
  }

  /// Warning that the site's zone was taken for the clock of a photo's camera.
  static func assumedClock(_ zone: Zone, photos: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-assumed-clock", at: place,
      "nothing says which zone the camera's clock showed, so the photo's time is taken for that of "
        + "\(zone.identifier), the site's 'timeZone'",
      fix:
        "write 'takenAt' with its offset, as in 2026-05-02T09:41+01:00, or a 'trip' whose places "
        + "have a 'timeZone'",
      notes: more(photos))
  }

  /// Advice on where to write the zones: into a place that is an object already, else into one
  /// written anew in the file's own form. Zones of known cities are named.
  private static func zoneFix(of ends: [TripClocks.End], _ file: SourceFile) -> String {
    let cities = ends.compactMap { end in end.place.flatMap { City.named($0.name).first } }
    if cities.count == ends.count { return zoneFix(of: ends, in: cities, file) }
    let keys = ends.map { "'\($0.key)'" }.joined(separator: " and ")
    guard ends.contains(where: { !$0.isObject }) else {
      return "add 'timeZone' to \(keys), such as Europe/Lisbon"
    }
    let example = OthersKeys.place(with: "timeZone", in: file)
    return "write \(keys) with a zone as in \(example)"
  }

  /// Advice with the zones of the largest cities of these names: a guess, which the author sees.
  private static func zoneFix(
    of ends: [TripClocks.End], in cities: [City], _ file: SourceFile
  ) -> String {
    let names = zip(ends, cities).map { $0.place?.name ?? $1.name }
    let isOneZone = Set(cities.map(\.zone)).count == 1 && names.count > 1
    let facts =
      isOneZone
      ? ["\(ReadingDiagnostics.list(names)) are in \(cities[0].zone)"]
      : zip(names, cities).map { "\($0) is in \($1.zone)" }
    let ways = zip(ends, cities).map { end, city in
      end.isObject
        ? "add \(OthersKeys.member("timeZone", OthersKeys.text(city.zone, in: file), in: file)) to "
          + "'\(end.key)'"
        : "write '\(end.key)' as "
          + OthersKeys.place(["name": end.place?.name ?? "", "timeZone": city.zone], in: file)
    }
    return ReadingDiagnostics.list(facts) + ": " + ReadingDiagnostics.list(ways)
  }
}
