import Content
import Diagnostics
import Domain
import Foundation
import Testing

@testable import Authoring

struct NewModelTests {
  /// Inspector that recognises pictures by the beginnings of their files.
  private struct Inspector: PictureInspector {
    func inspect(_ path: String, clock: Int) -> InspectedFile {
      guard let data = FileManager.default.contents(atPath: path),
        let kind = (try? ImageFile(Array(data)))?.kind
      else { return .noPicture }
      return .picture(PictureFacts(), extension: kind == .jpeg ? "jpg" : kind.rawValue.lowercased())
    }
  }

  private static func write(
    _ kind: ModelKind, _ title: String, slug: String? = nil, image: String? = nil,
    journey: String? = nil, in site: TemporarySite
  ) throws -> [String] {
    let now = try Instant(seconds: 1_769_860_800)  // 2026-01-31T12:00:00Z
    return try NewModel(
      kind, title: title, slug: slug, image: image, journey: journey, by: Inspector()
    ).write(in: site.folder, at: now, reserved: { $0.switches.isEmpty ? [] : ["settings"] })
  }

  private static func fault(
    _ kind: ModelKind, _ title: String, slug: String? = nil, image: String? = nil,
    journey: String? = nil, in site: TemporarySite
  ) throws -> String? {
    let before = site.everything
    defer { #expect(site.everything == before) }
    do {
      _ = try write(kind, title, slug: slug, image: image, journey: journey, in: site)
      return nil
    } catch let fault as AuthoringFault {
      return TerminalWriter(colours: false).text([fault.diagnostic])
    }
  }

  private static func site(_ files: [String: String] = [:]) throws -> TemporarySite {
    try TemporarySite(files.merging(["Content/site.json": "{}"]) { mine, _ in mine })
  }

  @Test func beginsATripBetweenTwoPlaces() throws {
    let site = try Self.site()
    #expect(
      try Self.write(.trips, "Lisbon to Porto", in: site) == ["Content/trips/lisbon-to-porto.md"])
    #expect(
      site.text("Content/trips/lisbon-to-porto.md") == """
        ---
        departure: 2026-01-31T09:00
        arrival: 2026-01-31T12:00
        origin:
          name: Lisbon
          country: PT
          timeZone: Europe/Lisbon
          latitude: 38.73
          longitude: -9.15
        destination:
          name: Porto
          country: PT
          timeZone: Europe/Lisbon
          latitude: 41.15
          longitude: -8.61
        date: 2026-01-31
        # To use one of these keys, remove its '#':
        #title:            # The title. The default is "Origin to Destination". Journeys need a title.
        #actualDeparture:  # Actual departure. If you leave it out, the delay is unknown.
        #actualArrival:    # Actual arrival.
        #stops:            # Stops on the way: names, or objects with times.
        #mode:             # The mode of transport.
        #provider:         # The operator, such as an airline.
        #number:           # The flight, train or line number.
        #status:           # Whether the trip or leg runs as planned.
        #divertedTo:       # The actual destination, if the trip or leg was diverted.
        #seat:             # The seat: `23A`.
        #platform:         # The departure platform.
        #gate:             # The departure gate.
        #track:            # Paths of recorded tracks: GPX, GeoJSON or KML files.
        #note:             # A short note.
        #legs:             # The legs of a trip with connections, in order.
        #stays:            # Overnight stays: place, accommodation, first and last day.
        #visits:           # Sights on the way, and when you visit them.
        #download:         # `true` to offer the track on the page, as a GPX file with only points and elevations.
        #people:           # The slugs of the travellers.
        #budget:           # The trip's budget: one amount, or amounts by category.
        #budgetCurrency:   # The currency of the budget. The default is the site's.
        # You can also use: slug, id, summary, updated, tags, category, author, image,
        # draft, publishDate, expiryDate, visibility, audience, aliases, template.
        ---

        Write your story here.

        """)
    #expect(site.report == "")
    let trip = try #require(site.load().trips.first?.model)
    #expect(trip.origin?.name == "Lisbon")
    #expect(trip.destination?.name == "Porto")
    #expect(trip.duration == .seconds(3 * 3600))
  }

  @Test func leavesTheZoneOfAnUnknownPlaceToItsAuthor() throws {
    let site = try Self.site()
    let path = try Self.write(.trips, "Nowhere to Upper Nowhere", in: site)[0]
    #expect(
      site.report == """
        Content/trips/nowhere-to-upper-nowhere.md:6:3: error[content-missing-zone]: the trip has local times, but the time zones of 'origin' and 'destination' are unknown
            6 |   timeZone:  # such as Europe/Lisbon
              |   ^~~~~~~~ add 'timeZone' to 'origin' and 'destination', such as Europe/Lisbon
           note: if all your places are in one zone, set 'timeZone' in Content/site.json

        """)
    let filled = try #require(site.text(path))
      .replacing("timeZone:  #", with: "timeZone: Europe/Lisbon  #")
    try Data(filled.utf8).write(to: URL(fileURLWithPath: "\(site.folder)/\(path)"))
    #expect(site.report == "")
  }

  @Test(arguments: [
    ("Lisbon to Tokyo", "T09:00", "T09:00", "Tokyo"), ("LIS to HND", "T09:00", "T09:00", "Tokyo"),
    ("Auckland to Honolulu", "T09:00", "T20:00", "Honolulu"),
    ("São Paulo to sao paulo", "T09:00", "T12:00", "São Paulo"),
    ("Lisbon to Nowhere at all", "T09:00", "T12:00", "Nowhere at all"),
  ])
  func beginsATripWhoseArrivalIsPlausible(
    title: String, departure: String, arrival: String, destination: String
  ) throws {
    let site = try Self.site()
    let path = try Self.write(.trips, title, in: site)[0]
    let text = try #require(site.text(path))
    #expect(text.contains("\(departure)\narrival:"))
    #expect(text.contains("\(arrival)\norigin:"), "\(text)")
    guard destination != "Nowhere at all" else { return }
    #expect(site.report == "")
    #expect(site.load().trips.first?.model.destination?.name == destination)
  }

  @Test func saysWhichPlaceOfSeveralItTook() {
    func remarks(_ title: String) -> [String] {
      NewModel(.trips, title: title, by: Inspector()).remarks
    }
    #expect(remarks("Kyoto to Lisbon") == [])
    #expect(remarks("LIS to Portland, ME") == [])
    #expect(
      remarks("Paris to Foo") == [
        "using 'Paris' in FR; for another one (TX), write \"Paris, TX\"",
        "'Foo' isn't a known place: add its 'timeZone' in the file, or write 'FOO' if you mean "
          + "Kornasoren Airfield",
      ])
    #expect(
      remarks("Kyoto to Nowhere") == [
        "'Nowhere' isn't a known place: add its 'timeZone' in the file"
      ])
    #expect(NewModel(.pages, title: "Paris to Foo", by: Inspector()).remarks == [])
  }

  /// The report on the site, except for the warning that a new album has no pictures yet.
  private static func mistakes(in site: TemporarySite, _ kind: ModelKind) -> String {
    let report = site.mistakes
    let isExpected =
      kind == .albums && report.matches(of: /warning\[|error\[/).count == 1
      && report.contains("warning[content-empty-album]")
    return isExpected ? "" : report
  }

  /// Titles that YAML, paths or people could misread.
  static let titles = [
    "Lisbon", "A: B # C", "\"Quoted\" title", "null no", "true story", "- Dash", "[List] {x}",
    "1984 again",
    "Tab\tand \\ slash", "東京 京都", "'Single' 'two'", "Ends with: ", "& * ! % @ ` x", "a\nb",
    "O'Brien Lee",
  ]

  @Test(arguments: ModelKind.builtIn, titles)
  func makesAFileWithoutAMistake(kind: ModelKind, title: String) throws {
    guard kind != .people || title.split(separator: " ").count > 1 else { return }
    let site = try Self.site()
    let paths = try Self.write(kind, title, in: site)
    #expect(Self.mistakes(in: site, kind) == "", "\(site.text(paths[0]) ?? "")")
    #expect(try #require(site.text(paths[0])).contains("date: 2026-01-31\n"))
    let content = site.load()
    let titles =
      content.trips.map(\.attributes.title) + content.photos.map(\.attributes.title)
      + content.accounts.map(\.attributes.title) + content.people.map(\.attributes.title)
      + content.pages.map(\.attributes.title) + content.albums.map(\.attributes.title)
    #expect(titles == [title.trimmingSuffixBlanks])
  }

  /// Each commented line is a known key without its '#'.
  @Test(arguments: ModelKind.builtIn)
  func namesFurtherKeysThatTheReaderKnows(kind: ModelKind) throws {
    let site = try Self.site()
    let path = try Self.write(kind, "Ana Lima", in: site)[0]
    let lines = try #require(site.text(path)).split(separator: "\n")
      .map { $0.hasPrefix("#") && !$0.hasPrefix("# ") ? $0.dropFirst() : $0 }
    try site.write(path, lines.joined(separator: "\n"))
    #expect(Self.mistakes(in: site, kind) == "")
    let text = lines.joined(separator: "\n")
    for key in kind.keys.keys where key.name != "body" && key.name != "$schema" {
      #expect(
        text.contains(key.name) == (key.newer == nil && key.name != TripKind.source.name),
        "\(key.name)")
    }
  }

  @Test func datesAModelInTheZoneOfItsSite() throws {
    let site = try Self.site(["Content/site.json": "{\"timeZone\": \"Pacific/Kiritimati\"}"])
    _ = try Self.write(.pages, "A", in: site)
    #expect(try #require(site.text("Content/pages/a.md")).contains("date: 2026-02-01\n"))
  }

  @Test func givesAnAccountTheCurrencyOfItsSite() throws {
    let site = try Self.site(["Content/site.json": "{\"currency\": \"JPY\"}"])
    _ = try Self.write(.accounts, "A", in: site)
    #expect(site.report == "")
    #expect(site.load().accounts.map(\.model.currency.code) == ["JPY"])
  }

  @Test func copiesAPictureBesideItsPhoto() throws {
    let site = try Self.site()
    let jpeg = site.folder + "/Content/photos/old.png"
    _ = try Self.write(.photos, "Old", in: site)
    #expect(
      try Self.write(.photos, "New", image: jpeg, in: site) == [
        "Content/photos/new.md", "Content/photos/new.png",
      ])
    #expect(site.bytes("Content/photos/new.png") == PackageResources.postcard_png)
    #expect(site.report == "")
  }

  @Test func refusesASlugThatIsTaken() throws {
    let site = try Self.site([
      "Content/trips/2025/x.md": "---\nslug: Lisbon\ndeparture: 0\narrival: 0\n---\n",
      "Content/trips/lisbon-2/index.md": "---\ndeparture: 0\narrival: 0\n---\n",
      "Content/pages/broken.json": "{",
    ])
    #expect(
      try Self.fault(.trips, "lisbon", in: site) == """
        error[new-slug-taken]: 'Content/trips/2025/x.md' already has the slug 'lisbon'
           change that file, or add --slug lisbon-3

        """)
    #expect(
      try Self.fault(.pages, "Broken", in: site) == """
        error[new-slug-taken]: 'Content/pages/broken.json' already has the slug 'broken'
           change that file, or add --slug broken-2

        """)
    #expect(
      try Self.write(.trips, "lisbon", slug: "lisbon-3", in: site) == ["Content/trips/lisbon-3.md"])
  }

  @Test func refusesToWriteOverAPicture() throws {
    let site = try Self.site(["Content/photos/a.png": "mine"])
    #expect(
      try Self.fault(.photos, "A", in: site) == """
        error[new-file-exists]: '\(site.folder)/Content/photos/a.png' already exists, so nothing was written
           move the existing files away, or choose another place

        """)
  }

  @Test func reservesWhatTheSettingsOfTheSiteAskFor() throws {
    let site = try Self.site(["Content/site.json": #"{"switches": ["dark"]}"#])
    #expect(
      try Self.fault(.pages, "Settings", in: site) == """
        error[new-reserved-slug]: no page can have the slug 'settings', because Zoetrope publishes a built-in page there
           choose another slug with --slug

        """)
    let plain = try Self.site(["Content/site.json": "{}"])
    #expect(
      try Self.write(.pages, "Settings", in: plain) == ["Content/pages/settings.md"])
  }

  @Test func beginsAJourneyWithItsFirstTripAndAddsFurtherOnes() throws {
    let site = try Self.site()
    let folder = "Content/trips/weeks-in-japan"
    #expect(
      try Self.write(.trips, "Tokyo to Kyoto", journey: "Weeks in Japan", in: site)
        == ["\(folder)/index.md", "\(folder)/tokyo-to-kyoto.md"])
    #expect(
      site.text("\(folder)/index.md")?.hasPrefix("---\ntitle: Weeks in Japan\ndate: 2026-01-31\n")
        == true)
    for (title, journey) in [("Nara", "weeks-in-japan"), ("Uji", "Weeks in Japan")] {
      #expect(
        try Self.write(.trips, title, journey: journey, in: site)
          == ["\(folder)/\(title.lowercased()).md"])
    }
    let diagnostics = DiagnosticCollector()
    let content = ContentLoader(site: site.folder, jobs: 1).load(diagnostics)
    #expect(diagnostics.mistakes == 0)
    #expect(content.trips.first { $0.model.isJourney }?.model.parts.count == 3)
  }

  @Test func refusesJourneysThatAreNone() throws {
    let site = try Self.site([
      "Content/trips/japan.md": "---\ndeparture: 2025-03-01\n---\n",
      "Content/trips/broken.md": "---\n[\n---\n",
    ])
    #expect(
      try Self.fault(.trips, "Nara", journey: "Japan", in: site) == """
        error[new-no-journey]: 'Content/trips/japan.md' is a single trip, not a journey
           name another journey, or move that file to 'Content/trips/japan/index.md' first

        """)
    #expect(
      try Self.fault(.trips, "Nara", journey: "broken", in: site) == """
        error[new-no-journey]: 'Content/trips/broken.md' is a single trip, not a journey
           name another journey, or move that file to 'Content/trips/broken/index.md' first

        """)
    #expect(
      try Self.fault(.pages, "Nara", journey: "Asia", in: site) == """
        error[new-journey-of-another]: a page can't have --journey
           remove it: a journey contains only trips

        """)
    #expect(
      try Self.fault(.trips, "Nara", journey: "?", in: site) == """
        error[new-no-slug]: the journey's title '?' has no letter or digit for an address
           write a title with letters

        """)
    #expect(
      try Self.fault(.trips, "Asia", journey: "Asia", in: site) == """
        error[new-slug-taken]: 'Content/trips/asia/index.md' already has the slug 'asia'
           change that file, or add --slug asia-2

        """)
  }

  @Test func refusesWhatCannotBeBegun() throws {
    let site = try Self.site()
    #expect(
      try Self.fault(.trips, "!?", in: site) == """
        error[new-no-slug]: the title '!?' has no letter or digit for an address
           write the last part of the address with --slug

        """)
    #expect(
      try Self.fault(.trips, "A", slug: "a/b", in: site) == """
        error[new-wrong-slug]: 'a/b' can't be a slug: it contains '/'
           choose another slug with --slug

        """)
    #expect(
      try Self.fault(.trips, "A", slug: "", in: site) == """
        error[new-wrong-slug]: '' can't be a slug: it is empty
           choose another slug with --slug

        """)
    #expect(
      try Self.fault(.pages, "Trips", in: site) == """
        error[new-reserved-slug]: no page can have the slug 'trips', because Zoetrope publishes a built-in page there
           choose another slug with --slug

        """)
    #expect(
      try Self.fault(.trips, "Index", in: site) == """
        error[new-reserved-slug]: no trip can be in 'index.md', because that file contains the text above the list
           choose another slug with --slug

        """)
    #expect(
      try Self.fault(.trips, "1987", in: site) == """
        error[new-reserved-slug]: no trip can have the slug '1987', because the list of that year's trips is there
           choose another slug, such as --slug in-1987

        """)
    #expect(
      try Self.fault(.trips, "1987", slug: "2024", in: site) == """
        error[new-reserved-slug]: no trip can have the slug '2024', because the list of that year's trips is there
           choose another slug, such as --slug in-2024

        """)
  }

  @Test func refusesPeopleOfOneNameAndPicturesThatAreNone() throws {
    let site = try Self.site(["note.txt": "no picture"])
    let note = site.folder + "/note.txt"
    #expect(
      try Self.fault(.people, "Ana", in: site) == """
        error[new-one-name]: a person needs a first and a last name, but 'Ana' is only one
           write both, as in "Ana Lima"

        """)
    #expect(
      try Self.fault(.photos, "A", image: note, in: site) == """
        error[new-not-an-image]: '\(note)' isn't a picture that a page can show
           name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF

        """)
    #expect(
      try Self.fault(.trips, "A", image: note, in: site) == """
        error[new-image-of-another]: a trip can't have --image
           create a photo from it: zoetrope new photo

        """)
    #expect(
      try Self.fault(.photos, "A", image: note + "x", in: site) == """
        error[new-unreadable]: the file '\(note)x' doesn't exist or can't be read
           check its name and permissions

        """)
    #expect(
      try Self.fault(.photos, "A", image: site.folder, in: site) == """
        error[new-unreadable]: the file '\(site.folder)' doesn't exist or can't be read
           check its name and permissions

        """)
    let empty = try TemporarySite()
    #expect(
      try Self.fault(.trips, "A", in: empty) == """
        error[new-no-site]: there is no 'Content' in '\(empty.folder)'
           name the site's folder with --site, or start a site with 'zoetrope init'

        """)
  }
}

extension String {
  fileprivate var trimmingSuffixBlanks: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
