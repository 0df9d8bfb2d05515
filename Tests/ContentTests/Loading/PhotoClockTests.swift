import Content
import Domain
import TestSupport
import Testing

/// Zones of cameras' clocks, which follow from trips.
struct PhotoClockTests {
  private static let toTokyo = """
    ---
    departure: 2024-05-01T10:00
    arrival: 2024-05-02T08:00
    origin: {name: Lisbon, timeZone: Europe/Lisbon}
    destination: {name: Tokyo, timeZone: Asia/Tokyo}
    ---

    """

  private static let toSeattle = """
    ---
    departure: 2024-05-10T10:00
    arrival: 2024-05-10T04:00
    origin: {name: Tokyo, timeZone: Asia/Tokyo}
    destination: {name: Seattle, timeZone: America/Los_Angeles}
    ---

    """

  private func load(
    taken: String, trip: String? = "tokyo", _ more: [String: String] = [:]
  ) throws -> Loaded {
    try TestSite(
      [
        "Content/photos/pier.md": "---\ntitle: Pier\nalt: A pier\nfile: pier.jpg\n"
          + (trip.map { "trip: \($0)\n" } ?? "") + "---\n",
        "Content/photos/pier.jpg": "taken=\(taken)", "Content/trips/tokyo.md": Self.toTokyo,
        "Content/trips/seattle.md": Self.toSeattle,
      ].merging(more) { $1 }
    ).load()
  }

  @Test(arguments: [
    // Before the departure, by the clocks there.
    ("2024-05-01T09:00", "tokyo", "Europe/Lisbon", "2024-05-01T09:00+01:00"),
    // From the arrival on, by the clocks there.
    ("2024-05-02T08:00", "tokyo", "Asia/Tokyo", "2024-05-02T08:00+09:00"),
    ("2024-05-09T23:00", "tokyo", "Asia/Tokyo", "2024-05-09T23:00+09:00"),
    ("2024-05-09T09:00", "seattle", "Asia/Tokyo", "2024-05-09T09:00+09:00"),
    ("2024-05-12T09:00", "seattle", "America/Los_Angeles", "2024-05-12T09:00-07:00"),
  ])
  func readsAClockInTheZoneOfItsTrip(
    taken: String, trip: String, zone: String, instant: String
  ) throws {
    let loaded = try load(taken: taken, trip: trip)
    #expect(loaded.report == "")
    let photo = try #require(loaded.content.photos.first)
    let expected = try WrittenTime(instant).moment(place: nil, site: .utc).instant
    #expect(photo.model.takenAt == Moment(expected, in: Zone(named: zone)).withoutTimeOfDay)
    #expect(photo.date == photo.model.takenAt)
  }

  @Test(arguments: [
    // On the way from one zone to another.
    ("2024-05-01T20:00", "tokyo"),
    // Another trip had left for other clocks.
    ("2024-05-11T09:00", "tokyo"),
    // Another trip was on its way.
    ("2024-05-01T20:00", "seattle"),
    // Before the departure by the clocks there, and after the arrival by those beyond the date
    // line.
    ("2024-05-10T09:00", "seattle"),
  ])
  func tellsAClockWhoseZoneIsNotKnown(taken: String, trip: String) throws {
    let loaded = try load(taken: taken, trip: trip)
    let photo = try #require(loaded.content.photos.first)
    let moment = try WrittenTime(taken).moment(place: nil, site: .utc)
    #expect(photo.model.takenAt == moment.withoutTimeOfDay)
    #expect(
      loaded.report == """
        Content/photos/pier.md:4:7: warning[content-assumed-clock]: the time zone of the camera's clock is unknown, so the photo's time is read in the site's 'timeZone', UTC
            4 | file: pier.jpg
              |       ^~~~~~~~ write 'takenAt' with an offset, as in 2026-05-02T09:41+01:00, or a 'trip' whose places have a 'timeZone'

        """)
  }

  /// An offset or an hour would reveal where a hidden trip went.
  @Test(arguments: [
    ("private", "public", false), ("private", "private", true), ("unlisted", "public", true),
    ("public", "private", true), ("[family]", "public", false), ("[family]", "private", true),
    ("[family]", "[family]", true), ("[family]", "[family, friends]", false),
    ("[family, friends]", "[friends]", true), ("private", "[family]", false),
  ])
  func takesNoClocksOfATripThatFewerMaySee(trip: String, photo: String, isKnown: Bool) throws {
    func visible(_ text: String, for readers: String) -> String {
      let keys = readers.hasPrefix("[") ? "protected\naudience: \(readers)" : readers
      return text.replacing(/^---\n/, with: "---\nvisibility: \(keys)\n")
    }
    let settings = #"""
      {"audiences": [{"name": "family", "title": "F"}, {"name": "friends", "title": "G"}]}
      """#
    // A hidden trip at the same time doesn't count either.
    let others = Self.toSeattle.replacing("2024-05-10", with: "2024-05-01")
    let loaded = try load(
      taken: "2024-05-01T09:00",
      [
        "Content/site.json": settings,
        "Content/photos/pier.md": visible(
          "---\ntitle: Pier\nalt: A pier\nfile: pier.jpg\ntrip: tokyo\n---\n", for: photo),
        "Content/trips/tokyo.md": visible(Self.toTokyo, for: trip),
        "Content/trips/seattle.md": photo == "private"
          ? Self.toSeattle : visible(others, for: "private"),
      ])
    #expect(loaded.ids == (isKnown ? [] : ["content-assumed-clock"]), "\(loaded.report)")
    let zone = loaded.content.photos.first?.model.takenAt?.zone
    #expect(zone == (isKnown ? Zone(named: "Europe/Lisbon") : .utc))
  }

  @Test func tellsClocksOnceForAllPhotos() throws {
    let loaded = try load(
      taken: "2024-05-01T20:00",
      ["Content/photos/quay.md": "---\ntitle: Quay\nalt: A quay\nfile: pier.jpg\n---\n"])
    #expect(loaded.ids == ["content-assumed-clock"])
    #expect(loaded.report.contains("note: the same goes for 1 more"))
  }

  @Test func readsAClockWithoutATripByTheZoneThatTheSiteStates() throws {
    let settings = ["Content/site.json": #"{"timeZone": "Asia/Tokyo"}"#]
    let loaded = try load(taken: "2024-05-01T20:00", trip: nil, settings)
    #expect(loaded.report == "")
    let moment = try WrittenTime("2024-05-01T20:00").moment(
      place: nil, site: Zone(named: "Asia/Tokyo"))
    #expect(loaded.content.photos.first?.model.takenAt == moment.withoutTimeOfDay)
    #expect(try load(taken: "2024-05-01T20:00", trip: nil).ids == ["content-assumed-clock"])
  }

  @Test func tellsATimeThatClocksShowTwice() throws {
    let trip = """
      ---
      departure: 2024-10-26
      arrival: 2024-10-28
      origin: {name: Lisbon, timeZone: Europe/Lisbon}
      ---

      """
    let loaded = try load(taken: "2024-10-27T01:30", ["Content/trips/tokyo.md": trip])
    #expect(loaded.ids == ["content-assumed-clock"])
  }

  @Test func hashesAZoneThatATripTells() throws {
    let elsewhere = Self.toTokyo.replacing("Europe/Lisbon", with: "Europe/Madrid")
    let first = try load(taken: "2024-05-01T09:00").content.photos[0].hashes
    let second = try load(
      taken: "2024-05-01T09:00", ["Content/trips/tokyo.md": elsewhere]
    ).content.photos[0].hashes
    #expect(first.facts != second.facts)
    #expect(first.relations != second.relations)
  }
}
