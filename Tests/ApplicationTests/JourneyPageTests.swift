import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Application

/// Folders of trips that are journeys, on whole sites.
@Suite struct JourneyPageTests {
  private static func place(_ name: String, _ latitude: Int, _ longitude: Int, _ code: String)
    -> String
  {
    "{name: \(name), timeZone: UTC, latitude: \(latitude), longitude: \(longitude), country: \(code)}"
  }

  private static let frankfurt = place("Frankfurt", 50, 8, "DE")
  private static let tokyo = place("Tokyo", 35, 139, "JP")
  private static let kyoto = place("Kyoto", 35, 135, "JP")

  private static let files: [String: String] = [
    "trips/japan/index.md": """
    ---
    title: Three weeks in Japan
    summary: By train.
    tags: [japan]
    stays: [{place: Kyoto, name: Ryokan, from: 2025-03-05, to: 2025-03-08}]
    ---
    The story.
    """,
    "trips/japan/out.md": """
    ---
    departure: 2025-03-03T10:00
    arrival: 2025-03-03T21:00
    origin: \(frankfurt)
    destination: \(tokyo)
    mode: aircraft
    provider: ANA
    number: NH204
    tags: [flight]
    people: [ana]
    ---
    Out.
    """,
    "trips/japan/kyoto.md": """
    ---
    title: The slow train
    summary: A day of tunnels.
    departure: 2025-03-05T09:00
    arrival: 2025-03-05T12:00
    origin: \(tokyo)
    destination: \(kyoto)
    mode: train
    category: Rail
    people: [ana, tom]
    ---
    """,
    "trips/japan/home.md": """
    ---
    legs:
      - {departure: 2025-03-23T10:00, arrival: 2025-03-23T12:00, origin: \(kyoto), destination: \(tokyo), mode: train}
      - {departure: 2025-03-23T14:00, arrival: 2025-03-24T02:00, destination: \(frankfurt), mode: aircraft}
    ---
    """,
    "trips/lisbon.md": "---\ntitle: Lisbon\ndeparture: 2025-03-10\ntags: [flight]\n---\n",
    "people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
    "people/tom.md": "---\nfirstName: Tom\nlastName: Lima\n---\n",
    "photos/p.json": """
    [{"slug": "torii", "title": "Torii", "file": "a.png", "trip": "kyoto", "takenAt": "2025-03-05T15:00"},
     {"slug": "wing", "title": "Wing", "file": "b.png", "trip": "out"}]
    """,
    "accounts/cash.md": """
    ---
    name: Cash
    openingBalance: 1000
    entries:
      - {date: 2025-03-05, payee: Railway, amount: -100, trip: kyoto}
      - {date: 2025-03-01, payee: Airline, amount: -500, trip: out}
      - {date: 2025-03-02, payee: Guidebook, amount: -20, trip: japan}
    ---
    """,
  ]

  /// Files of the site, some of them with other texts.
  private func files(_ changes: [String: String] = [:]) -> [String: TemporaryFolder.File] {
    var all: [String: TemporaryFolder.File] = [
      "Content/photos/a.png": .png(8, 6), "Content/photos/b.png": .png(8, 6),
    ]
    for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
      all["Content/" + path] = .text(text)
    }
    return all
  }

  private func site(
    _ changes: [String: String] = [:], _ asked: Asked = Asked()
  ) throws -> MadeSite { try made(files(changes), asked) }

  /// Addresses of links whose texts are titles of cards.
  private func cards(_ html: String) -> [String] {
    html.matches(of: /card-title"><a href="([^"]*)">/).map { String($0.1) }
  }

  @Test func thePageTellsTheCourseOfAllItsTripsByDay() throws {
    let site = try site()
    #expect(site.report == "")
    let html = site["trips/japan/index.html"]
    let order = [
      "By train.", "March 3, 2025</time> – <time", "The story.", "Day 1</span>",
      #"<h3><a href="/trips/out/">Frankfurt to Tokyo</a></h3>"#, "ANA NH204", "Day 3</span>",
      #"<h3><a href="/trips/kyoto/">The slow train</a></h3>"#, "Tokyo to Kyoto",
      "A day of tunnels.", "Ryokan", "/photos/torii/", "Day 21</span>",
      #"<h3><a href="/trips/home/">Kyoto to Frankfurt</a></h3>"#, "Kyoto to Tokyo",
      "2 hr in Tokyo", #"<h3><a href="/trips/home/">Tokyo to Frankfurt</a></h3>"#,
      "/photos/wing/", "Airline", "Guidebook", "Railway", "$620.00",
    ]
    var rest = html[...]
    for text in order {
      let found = rest.range(of: text)
      #expect(found != nil, "\(text) is missing or comes too early")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
    #expect(html.contains("<span>22 days</span>"))
    #expect(html.contains("<span>2 countries</span>"))
    #expect(html.contains("<span>4 legs</span>"))
    #expect(!html.contains("class=\"ticket\""))
    #expect(html.contains("Ana Lima") && html.contains("Tom Lima"))
    // The traveller doesn't wait between two of its trips.
    #expect(html.matches(of: /class="connection"/).count == 1)
  }

  @Test func oneMapLeadsToTheTrips() throws {
    let html = try site()["trips/japan/index.html"]
    #expect(html.matches(of: /<svg class="map/).count == 1)
    #expect(html.matches(of: /class="map-link" href="\/trips\/(out|kyoto|home)\/"/).count == 4)
  }

  @Test func aTripOfItKeepsItsPage() throws {
    let site = try site()
    let html = site["trips/kyoto/index.html"]
    #expect(html.contains(#"<a href="/trips/japan/">Three weeks in Japan</a>"#))
    #expect(html.contains("Part of"))
    #expect(html.contains("class=\"ticket\""))
    #expect(!html.contains("noindex"))
    // The trips before and after it belong to the journey.
    #expect(html.contains(#"<a href="/trips/home/">Kyoto to Frankfurt</a>"#))
    #expect(html.contains(#"<a href="/trips/out/">Frankfurt to Tokyo</a>"#))
    #expect(!html.contains("/trips/lisbon/\""))
    #expect(html.contains(#""partOfTrip":{"@type":"Trip","name":"Three weeks in Japan""#))
    #expect(
      site["photos/torii/index.html"].contains(#"<a href="/trips/kyoto/">The slow train</a>"#))
    #expect(site["accounts/cash/index.html"].contains(#"href="/trips/kyoto/""#))
  }

  @Test func listsShowAJourneyInTheStead() throws {
    let site = try site()
    for page in ["index.html", "trips/index.html", "trips/2025/index.html"] {
      #expect(
        cards(site[page]).filter { $0.hasPrefix("/trips/") } == ["/trips/lisbon/", "/trips/japan/"])
    }
    #expect(site["trips/index.html"].contains("2 trips"))
    #expect(
      site["people/tom/index.html"].contains(
        #"<li><a href="/trips/japan/">Three weeks in Japan</a></li>"#))
    #expect(!site["people/tom/index.html"].contains("/trips/kyoto/"))
    // Terms of the journey's trips lead to the journey.
    #expect(cards(site["tags/flight/index.html"]) == ["/trips/lisbon/", "/trips/japan/"])
    #expect(cards(site["categories/rail/index.html"]) == ["/trips/japan/"])
    #expect(!site["feed.xml"].contains("/trips/out/"))
    #expect(site["feed.xml"].contains("/trips/japan/"))
    for trip in ["japan", "out", "kyoto", "home", "lisbon"] {
      #expect(site["sitemap.xml"].contains("/trips/\(trip)/"), "\(trip)")
    }
  }

  @Test func theLogbookCountsEachLegOnce() throws {
    let html = try site()["logbook/index.html"]
    #expect(html.contains("2 trips"))
    #expect(html.contains("from 4 of 5 legs"))
  }

  @Test func theMapsOfAllTripsDrawEachLegOnce() throws {
    let html = try site()["map/index.html"]
    #expect(html.matches(of: /href="\/trips\/japan\/"/).count == 4)
    #expect(!html.contains("/trips/out/"))
  }

  @Test func calendarsHaveEachLegOnce() throws {
    let site = try site(["site.json": #"{"calendars": "all"}"#])
    func events(_ path: String) -> [String] {
      site[path].replacing("\r\n ", with: "").matches(of: /UID:([^\r]*)/).map { String($0.1) }
    }
    let all = events("trips/trips.ics")
    #expect(all.count == 5)
    #expect(Set(all).count == 5)
    // An event is the same in every calendar that has it.
    let journey = events("trips/japan/trip.ics")
    #expect(journey == ["out", "kyoto", "home"].flatMap { events("trips/\($0)/trip.ics") })
    #expect(Set(journey).isSubset(of: all))
  }

  @Test func exportsHaveEachLegOnce() throws {
    let loaded = try TemporaryFolder(files()).loaded(Asked(), DiagnosticCollector())
    let rows = String(decoding: loaded.trips(as: .csv), as: UTF8.self).split(separator: "\r\n")
    #expect(
      rows.dropFirst().map { $0.split(separator: ",")[0] }
        == ["lisbon", "out", "kyoto", "home", "home"])
  }

  /// The clocks of two zones may show the same time at both ends.
  @Test func tellsTimesUnlessALegIsOfOneDay() throws {
    let out = try #require(Self.files["trips/japan/out.md"])
    func times(_ departure: String, _ arrival: String) throws -> Int {
      let text = out.replacing("2025-03-03T10:00", with: departure)
        .replacing("2025-03-03T21:00", with: arrival)
      let html = try site(["trips/japan/out.md": text])["trips/japan/index.html"]
      let line = html.firstMatch(of: /Frankfurt to Tokyo<\/a>.*?<\/p>/.dotMatchesNewlines())
      return try #require(line).0.matches(of: /<time/).count
    }
    #expect(try times("2025-03-03T10:00", "2025-03-04T10:00") == 2)
    #expect(try times("2025-03-03", "2025-03-04") == 2)
    #expect(try times("2025-03-03", "2025-03-03") == 0)
  }

  // MARK: - Costs

  private func withKey(_ key: String, _ path: String) throws -> [String: String] {
    let text = try #require(Self.files[path])
    return [path: text.replacing("---\n", with: "---\n\(key)\n", maxReplacements: 1)]
  }

  /// Names and values of the figures of a page.
  private func figures(_ html: String) -> [String] {
    html.matches(of: /<dt>([^<]*)<\/dt>\s*<dd><span>([^<]*)/).map { "\($0.1): \($0.2)" }
  }

  @Test func tellsWhatIsLeftOfTheBudgetsOfItsTrips() throws {
    var budgets: [String: String] = [:]
    for (name, sum) in [("out", 600), ("kyoto", 90), ("home", 400)] {
      budgets.merge(try withKey("budget: \(sum)", "trips/japan/\(name).md")) { $1 }
    }
    func ofBudget(_ changes: [String: String]) throws -> [String] {
      figures(try site(changes)["trips/japan/index.html"]).filter { !$0.hasPrefix("Per day") }
    }
    #expect(try ofBudget(budgets) == ["Spent: $620.00", "Budget: $1,090.00", "Remaining: $470.00"])
    let own = try withKey("budget: 700", "trips/japan/index.md")
    #expect(
      try ofBudget(budgets.merging(own) { $1 })
        == ["Spent: $620.00", "Budget: $700.00", "Remaining: $80.00"])
    // Otherwise the costs of a trip without a budget would be taken from the budgets of the others.
    budgets["trips/japan/out.md"] = nil
    #expect(try ofBudget(budgets) == ["Spent: $620.00"])
    #expect(
      try ofBudget(budgets.merging(withKey("draft: true", "trips/japan/out.md")) { $1 })
        == ["Spent: $120.00", "Budget: $490.00", "Remaining: $370.00"])
  }

  @Test func sumsWhatPrivateAccountsTellOfItsTrips() throws {
    let purse = """
      ---
      name: Purse
      visibility: private
      tripDisclosure: exact
      entries:
        - {date: 2025-03-05, payee: Inn, amount: -30, trip: kyoto}
        - {date: 2025-03-06, payee: Temple, amount: -7, trip: kyoto}
        - {date: 2025-03-03, payee: Taxi, amount: -40, trip: out}
        - {date: 2025-03-03, payee: Lounge, amount: -3, trip: out}
        - {date: 2025-03-23, payee: Parking, amount: -5, trip: home}
      ---
      """
    let all = ["accounts/purse.md": purse]
    let html = try site(all)["trips/japan/index.html"]
    #expect(figures(html).first == "Spent: $700.00")
    #expect(!html.contains("Inn") && !html.contains("Purse"))
    let hidden = try all.merging(withKey("visibility: private", "trips/japan/out.md")) { $1 }
    #expect(figures(try site(hidden)["trips/japan/index.html"]).first == "Spent: $157.00")
  }

  // MARK: - Hidden parts

  @Test(arguments: [
    "draft: true", "visibility: private", "visibility: unlisted", "publishDate: 2027-01-01",
    "expiryDate: 2025-06-01",
  ])
  func nothingTellsOfAPartThatIsHidden(key: String) throws {
    let out = try #require(Self.files["trips/japan/out.md"])
    let site = try site([
      "trips/japan/out.md": out.replacing("mode: aircraft", with: "mode: aircraft\n\(key)")
    ])
    let html = site["trips/japan/index.html"]
    for text in ["Frankfurt to Tokyo", "NH204", "/trips/out/", "Airline", "/photos/wing/"] {
      #expect(!html.contains(text), "\(text)")
    }
    #expect(html.contains("<span>3 legs</span>"))
    #expect(html.contains("March 5, 2025</time> – <time"))
    #expect(
      site.paths(with: "NH204").allSatisfy {
        key == "visibility: unlisted" && $0.hasPrefix("trips/out/")
      })
    #expect(!site["map/index.html"].contains("Frankfurt, Tokyo"))
  }

  /// The place in a tag's list would reveal when the hidden part took place.
  @Test(arguments: ["visibility: private", "draft: true"])
  func termsHaveAJourneyWhereListsHaveIt(key: String) throws {
    func trip(_ title: String, _ day: String, _ keys: String = "") -> TemporaryFolder.File {
      .text("---\ntitle: \(title)\ndeparture: \(day)\n\(keys)\n---\n")
    }
    let site = try made([
      "Content/trips/alps/index.md": "---\ntitle: Alps\ntags: snow\n---\n",
      "Content/trips/alps/early.md": trip("Early", "2024-01-10", key),
      "Content/trips/alps/late.md": trip("Late", "2024-12-10"),
      "Content/trips/sea.md": trip("Sea", "2024-06-10", "tags: snow"),
    ])
    for page in ["trips", "tags/snow"] {
      #expect(cards(site["\(page)/index.html"]) == ["/trips/alps/", "/trips/sea/"], "\(page)")
    }
  }

  @Test func draftsOfAJourneyAreShownToWhoeverAsks() throws {
    var asked = Asked()
    asked.drafts = true
    let index = try #require(Self.files["trips/japan/index.md"])
    let draft = ["trips/japan/index.md": index.replacing("tags:", with: "draft: true\ntags:")]
    #expect(try site(draft, asked)["trips/japan/index.html"].contains("/trips/out/"))
    let published = try site(draft)
    #expect(published.files["trips/japan/index.html"] == nil)
    // The journey's trips are at least as hidden as the journey.
    #expect(published.files["trips/out/index.html"] == nil)
  }

  @Test func aJourneyWithoutAVisibleTripHasNoPage() throws {
    let hidden = Dictionary(
      uniqueKeysWithValues: ["out", "kyoto", "home"].compactMap { name in
        Self.files["trips/japan/\(name).md"].map {
          (
            "trips/japan/\(name).md",
            $0.replacing("---\n", with: "---\ndraft: true\n", maxReplacements: 1)
          )
        }
      })
    let site = try site(hidden)
    #expect(site.files["trips/japan/index.html"] == nil)
    #expect(cards(site["trips/index.html"]) == ["/trips/lisbon/"])
  }

  // MARK: - Memory

  /// A site made with the memory of an earlier one equals one made without.
  @Test func anEditOfAPartMakesTheJourneyAgain() throws {
    let folder = try TemporaryFolder(files())
    var asked = Asked()
    asked.memory = SiteMemory()
    _ = try folder.make(asked)
    let kyoto = try #require(Self.files["trips/japan/kyoto.md"])
    let edits = [
      kyoto + "More.\n", kyoto.replacing("A day of tunnels.", with: "A night of them."),
      kyoto.replacing("T09:00", with: "T08:00"),
      kyoto.replacing("category: Rail", with: "draft: true"),
      kyoto.replacing("[ana, tom]", with: "[tom]"),
      kyoto.replacing("2025-03-05", with: "2025-02-05"),
    ]
    for edit in edits {
      try folder.write(.text(edit), to: "Content/trips/japan/kyoto.md")
      asked.changed = ["Content/trips/japan/kyoto.md"]
      let (again, fresh) = (try folder.make(asked), try folder.make())
      #expect(again.files == fresh.files, "\(edit)")
      #expect(again.report == fresh.report)
    }
  }
}
