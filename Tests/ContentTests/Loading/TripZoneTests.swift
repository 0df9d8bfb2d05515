import Domain
import Testing

@testable import Content

/// Local times, and the sources of their zones.
struct TripZoneTests {
  /// Result for a trip with these lines: its duration, or the ids of the diagnostics.
  private func outcome(_ lines: String, settings: String? = nil) throws -> String {
    var files = ["Content/trips/a.md": "---\n" + lines + "\n---\n"]
    files["Content/site.json"] = settings
    let loaded = try TestSite(files).load()
    let trip = loaded.content.trips.first?.model
    let ids = loaded.ids.joined(separator: " ")
    guard let trip else { return ids }
    let minutes = trip.duration.map { "\($0.components.seconds / 60)" } ?? "days"
    return ids.isEmpty ? minutes : "\(minutes) \(ids)"
  }

  private static let tokyo = "destination: {name: Tokyo, timeZone: Asia/Tokyo}"
  private static let lisbon = "origin: {name: Lisbon, timeZone: Europe/Lisbon}"
  private static let night = "departure: 2026-05-02T10:00\narrival: 2026-05-03T08:00"
  private static let morning = "departure: 2026-05-02T10:00\narrival: 2026-05-02T12:00"
  private static let names = "origin: Lisbon\ndestination: Tokyo"
  private static let missing = "content-missing-zone"

  struct Case: Sendable, CustomTestStringConvertible {
    let lines: String
    /// Results without a zone in the settings, with the zone of Lisbon, and with an invalid one.
    let unstated: String
    let stated: String
    var testDescription: String { lines }

    init(_ lines: String..., unstated: String, stated: String) {
      self.lines = lines.joined(separator: "\n")
      self.unstated = unstated
      self.stated = stated
    }
  }

  private static let cases = [
    Case(night, lisbon, tokyo, unstated: "840", stated: "840"),
    Case(night, names, unstated: missing, stated: "1320 content-assumed-zone"),
    Case(
      night, "origin: {name: Lisbon}\ndestination: {name: Tokyo, timeZone: }",
      unstated: missing, stated: "1320 content-assumed-zone"),
    // One end has a zone: the other must have one, though it may be the site's.
    Case(night, lisbon, "destination: Tokyo", unstated: missing, stated: missing),
    Case(night, "origin: Lisbon", tokyo, unstated: missing, stated: missing),
    Case(night, "origin: {name: Lisbon}", tokyo, unstated: missing, stated: missing),
    // An end without a place: the site's clocks are used if they are also the other end's.
    Case(morning, lisbon, unstated: missing, stated: "120"),
    Case(morning, tokyo, unstated: missing, stated: missing),
    // The same place has the same zone, however it is written.
    Case(morning, lisbon, "destination: lisbon", unstated: "120", stated: "120"),
    Case(morning, "origin: Tokyo", tokyo, unstated: "120", stated: "120"),
    Case(morning, "origin: Tokyo\ndestination: {name: Tokyo}", unstated: "120", stated: "120"),
    Case(morning, "origin: Tokyo", unstated: "120", stated: "120"),
    Case(morning, unstated: "120", stated: "120"),
    Case(
      morning,
      "origin: {name: Portland, timeZone: America/New_York, latitude: 43.7, longitude: -70.3}",
      "destination: {name: Portland, latitude: 45.5, longitude: -122.7}",
      unstated: missing, stated: missing),
    // Instants need no zone.
    Case(
      "departure: 2026-05-02T10:00+01:00\narrival: 2026-05-03T08:00+09:00", names,
      unstated: "840", stated: "840"),
    Case("departure: 1777712400\narrival: 1777762800", names, unstated: "840", stated: "840"),
    Case(
      "departure: 2026-05-02T09:00Z\narrival: 2026-05-02T23:00Z", lisbon, "destination: Tokyo",
      unstated: "840", stated: "840"),
    Case(
      "departure: 2026-05-02T10:00[Europe/Lisbon]\narrival: 2026-05-03T08:00[Asia/Tokyo]",
      names, unstated: "840", stated: "840"),
    // One of the two is an instant.
    Case(
      "departure: 2026-05-02T10:00+01:00\narrival: 2026-05-03T08:00", names,
      unstated: missing, stated: missing),
    Case(
      "departure: 2026-05-02T10:00[Europe/Lisbon]\narrival: 2026-05-03T08:00", names,
      unstated: missing, stated: missing),
    Case(
      "departure: 2026-05-02T09:00Z\narrival: 2026-05-03T08:00", names,
      unstated: missing, stated: "1320 content-assumed-zone"),
    Case(
      "departure: 2026-05-02T10:00\narrival: 1777762800", names,
      unstated: missing, stated: "840 content-assumed-zone"),
    Case(
      "departure: 2026-05-02T10:00+09:00\narrival: 2026-05-02T12:00",
      unstated: missing, stated: missing),
    Case(
      "departure: 2026-05-02T10:00+01:00\narrival: 2026-05-02T12:00",
      unstated: missing, stated: "120"),
    Case(
      "departure: 2026-05-02T10:00+01:00\narrival: 2026-05-02T12:00", lisbon,
      "destination: Lisbon", unstated: "120", stated: "120"),
    Case(
      "departure: 2026-05-02T09:00Z\narrival: 2026-05-02T12:00",
      unstated: missing, stated: "120"),
    // Only the actual times are local.
    Case(
      "departure: 2026-05-02T10:00+09:00\narrival: 2026-05-02T12:00+09:00",
      "actualDeparture: 2026-05-02T10:05", "origin: Tokyo", unstated: missing, stated: missing),
    Case(
      "departure: 2026-05-02T10:00+01:00\narrival: 2026-05-02T12:00+01:00",
      "actualDeparture: 2026-05-02T10:05", "origin: Lisbon", unstated: missing, stated: "120"),
    Case(
      "departure: 2026-05-02T10:00+09:00\narrival: 2026-05-02T12:00+09:00",
      "actualArrival: 2026-05-02T12:05", tokyo, unstated: "120", stated: "120"),
    // Days need no zone.
    Case("departure: 2026-05-02\narrival: 2026-05-05", names, unstated: "days", stated: "days"),
    Case(
      "departure: 2026-05-02\narrival: 2026-05-05T18:00", names,
      unstated: "days", stated: "days"),
    // Across the date line a day may end before the day on which it began.
    Case(
      "departure: 2026-05-02\narrival: 2026-05-01",
      "origin: {name: Tokyo, timeZone: Asia/Tokyo}",
      "destination: {name: Honolulu, timeZone: Pacific/Honolulu}",
      unstated: "days", stated: "days"),
    Case(
      "departure: 2026-05-02\narrival: 2026-05-01", names,
      unstated: "content-arrives-before-departure", stated: "content-arrives-before-departure"),
    Case("departure: 2026-05-02T18:00\narrival: 2026-05-02", unstated: "days", stated: "days"),
  ]

  @Test(arguments: cases) func takesNoZoneForGrantedThatChangesAFact(_ row: Case) throws {
    #expect(try outcome(row.lines) == row.unstated)
    let stated = #"{"timeZone": "Europe/Lisbon"}"#
    #expect(try outcome(row.lines, settings: stated) == row.stated)
    #expect(try outcome(row.lines, settings: #"{"timeZone": null}"#) == row.unstated)
  }

  @Test func saysNothingMoreWhereTheSettingsOrAPlaceAreWrong() throws {
    #expect(
      try outcome(Self.night + "\n" + Self.names, settings: #"{"timeZone": "Lisbon"}"#)
        == "1320 content-wrong-type")
    #expect(try outcome(Self.night + "\n" + Self.names, settings: "{").contains("json"))
    #expect(
      try outcome(Self.night + "\n" + Self.lisbon + "\ndestination: {name: Tokyo, timeZone: JST}")
        == "content-wrong-type")
  }

  @Test(arguments: mistakes) func saysWhatIsMissing(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let mistakes = [
    Mistake(
      "neither end has a zone",
      ["Content/trips/a.md": "---\n\(night)\n\(names)\n---\n"],
      report: #"""
        Content/trips/a.md:4:9: error[content-missing-zone]: the trip has local times, but the time zones of 'origin' and 'destination' are unknown
            4 | origin: Lisbon
              |         ^~~~~~ Lisbon is in Europe/Lisbon and Tokyo is in Asia/Tokyo: write 'origin' as {name: Lisbon, timeZone: Europe/Lisbon} and write 'destination' as {name: Tokyo, timeZone: Asia/Tokyo}
           note: if all your places are in one zone, set 'timeZone' in Content/site.json

        """#),
    Mistake(
      "one end has a zone",
      ["Content/trips/a.md": "---\n\(night)\n\(lisbon)\ndestination: {name: Tokyo}\n---\n"],
      report: #"""
        Content/trips/a.md:5:14: error[content-missing-zone]: 'arrival' is a local time, but the time zone of 'destination' is unknown
            5 | destination: {name: Tokyo}
              |              ^~~~~~~~~~~~~ Tokyo is in Asia/Tokyo: add timeZone: Asia/Tokyo to 'destination', or write 'arrival' with its offset, as in +01:00
           note: Content/trips/a.md:4:34: 'origin' uses Europe/Lisbon

        """#),
    Mistake(
      "one end is no place, in a list of JSON",
      [
        "Content/trips/a.json": #"""
        [
          {"id": "a", "departure": "2026-05-02T10:00", "arrival": "2026-05-02T12:00+09:00",
           "destination": "Tokyo"}
        ]
        """#
      ],
      report: #"""
        Content/trips/a.json:2:28: error[content-missing-zone]: 'departure' is a local time, but its time zone is unknown
            2 |   {"id": "a", "departure": "2026-05-02T10:00", "arrival": "2026-05-02T12:00+09:00",
              |                            ^~~~~~~~~~~~~~~~~~ write 'origin' with a time zone, as in {"name": "Lisbon", "timeZone": "Europe/Lisbon"}, or write 'departure' with its offset, as in +01:00
           note: Content/trips/a.json:2:59: 'arrival' uses GMT+09:00

        """#),
    Mistake(
      "the site's zone is taken, of which all trips are told at once",
      [
        "Content/site.json": #"{"timeZone": "Europe/Lisbon"}"#,
        "Content/trips/a.md":
          "+++\ndeparture = 2026-05-02T10:00:00\narrival = 2026-05-02T12:00:00\n"
          + "origin = \"Lisbon\"\ndestination = {name = \"Porto\"}\n+++\n",
        "Content/trips/b.json": #"""
        [{"id": "b", "departure": "2026-05-02T10:00", "arrival": "2026-05-02T12:00",
          "origin": "Lisbon", "destination": "Porto"},
         {"id": "c", "departure": "2026-05-02T10:00", "arrival": "2026-05-02T12:00",
          "origin": "Lisbon", "destination": "Porto"},
         {"id": "d", "departure": "2026-05-02T10:00", "arrival": "2026-05-02T12:00",
          "origin": "Lisbon", "destination": "Lisbon"}]
        """#,
      ],
      report: #"""
        Content/trips/a.md:4:10: warning[content-assumed-zone]: the trip's places have no time zone, so its local times are read in the site's 'timeZone', Europe/Lisbon
            4 | origin = "Lisbon"
              |          ^~~~~~~~ add 'timeZone' to each place, such as Europe/Lisbon
           note: the same goes for 2 more

        """#),
  ]
}
