import Content
import Domain
import Testing

/// Folders of trips that are journeys.
@Suite struct JourneyTests {
  private static func trip(_ day: String, _ more: String = "mode: train") -> String {
    "---\ndeparture: 2025-03-\(day)\n\(more)\n---\n"
  }

  private func site(_ index: String, _ files: [String: String]) throws -> Loaded {
    var all = ["Content/trips/japan/index.md": "---\n\(index)\n---\n"]
    for (path, text) in files { all["Content/trips/\(path)"] = text }
    return try TestSite(all).load()
  }

  private func trips(_ loaded: Loaded) -> [String: Sourced<Trip>] {
    Dictionary(uniqueKeysWithValues: loaded.content.trips.map { ($0.slug.text, $0) })
  }

  private func slugs(_ trip: Sourced<Trip>?) -> [String] {
    trip?.model.parts.map(\.slug.text) ?? []
  }

  @Test func aFolderWithAnIndexAndFurtherTripsIsAJourney() throws {
    let loaded = try site(
      "title: Japan\nstays: [{place: Kyoto, from: 2025-03-05, to: 2025-03-07}]",
      [
        "japan/home.md": Self.trip("09"), "japan/out.md": Self.trip("01"),
        "japan/kyoto/index.md": Self.trip("04"),
        "japan/week/hops.json": """
        [{"slug": "nara", "departure": "2025-03-05"}, {"slug": "uji", "departure": "2025-03-06"}]
        """, "other.md": Self.trip("02"),
      ])
    #expect(loaded.report == "")
    let trips = trips(loaded)
    #expect(slugs(trips["japan"]) == ["out", "kyoto", "nara", "uji", "home"])
    #expect(trips["japan"]?.model.legs.count == 5)
    #expect(trips["japan"]?.date == trips["out"]?.date)
    #expect(trips["nara"]?.model.journey?.text == "japan")
    #expect(trips["other"]?.model.journey == nil)
    #expect(trips["japan"]?.isListed == true && trips["out"]?.isListed == false)
    #expect(trips["out"]?.isPublic == true)
    #expect(
      loaded.content.trips.map(\.slug.text) == [
        "home", "uji", "nara", "kyoto", "other", "japan", "out",
      ])
  }

  @Test func anIndexAloneIsATripAsBefore() throws {
    let loaded = try site("departure: 2025-03-01\ntitle: Japan", [:])
    #expect(loaded.report == "")
    #expect(loaded.content.trips.first?.model.isJourney == false)
    let empty = try site("title: Japan", [:])
    #expect(
      empty.report == """
        Content/trips/japan/index.md:1:1: error[content-missing-key]: a trip needs the keys 'departure' and 'arrival'
            1 | ---
              | ^~~ add departure: … and arrival: …
           note: 'departure' is a date or time such as 2015-10-09T13:09:53+01:00
           note: 'arrival' is a date or time such as 2015-10-09T13:09:53+01:00
           note: the index of a journey doesn't need it: put its trips next to it, as 'Content/trips/japan/….md'

        """)
  }

  @Test func aListOfTripsIsNoJourney() throws {
    let loaded = try TestSite([
      "Content/trips/japan/index.json": #"[{"slug": "a", "departure": "2025-03-01"}]"#,
      "Content/trips/japan/b.md": Self.trip("02"),
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.trips.allSatisfy { !$0.model.isJourney && $0.model.journey == nil })
  }

  @Test func ownLegsStandBetweenThoseOfItsTrips() throws {
    let loaded = try site(
      "title: Japan\nlegs: [{departure: 2025-03-01}, {departure: 2025-03-20}]",
      ["japan/nara.md": Self.trip("10")])
    #expect(loaded.report == "")
    let japan = try #require(trips(loaded)["japan"]).model
    #expect(japan.legs.indices.map { japan.part(ofLegAt: $0)?.slug.text } == [nil, "nara", nil])
  }

  @Test func keysOfALegNeedALegOfTheJourneysOwn() throws {
    let loaded = try site("title: Japan\nmode: train", ["japan/nara.md": Self.trip("10")])
    #expect(
      loaded.report == """
        Content/trips/japan/index.md:3:7: error[content-leg-key-beside-legs]: 'mode' describes one leg, but this journey has no legs except its trips
            3 | mode: train
              |       ^~~~~ write it in the trip that it belongs to, or add 'departure' to give the journey its own leg

        """)
  }

  @Test func aJourneyWithoutALegOfItsOwnNeedsATitle() throws {
    let loaded = try site("summary: Trains.", ["japan/nara.md": Self.trip("10")])
    #expect(loaded.report.contains("error[content-missing-key]: a trip needs the key 'title'"))
  }

  @Test func aJourneyCannotBeInAnother() throws {
    let loaded = try site(
      "title: Japan",
      [
        "japan/kansai/index.md": "---\ntitle: Kansai\n---\n",
        "japan/kansai/nara.md": Self.trip("10"),
        "japan/tokyo.md": Self.trip("11"),
      ])
    #expect(
      loaded.report == """
        Content/trips/japan/kansai/index.md: error[content-nested-journey]: a journey can't be part of another journey
           move 'Content/trips/japan/kansai' out of 'Content/trips/japan', or remove this file, so that its trips belong to the outer journey
           note: Content/trips/japan/index.md: the outer journey

        """)
  }

  @Test func mistakesOfItsOnlyTripAreToldOnce() throws {
    let loaded = try site("title: Japan", ["japan/nara.md": Self.trip("10", "mode: trian")])
    #expect(loaded.ids == ["content-wrong-type"])
  }

  @Test func warnsOfAStayOutsideOfItsTrips() throws {
    let loaded = try site(
      "title: Japan\nstays: [{place: Kyoto, from: 2024-03-05}]", ["japan/nara.md": Self.trip("10")])
    #expect(loaded.report.contains("index.md:3:8: warning[content-outside-of-trip]"))
  }

  @Test func warnsOfAnEntryFarFromItsTrips() throws {
    func entry(_ date: String) -> String {
      "---\nname: Purse\nopeningBalance: 9\nentries: [{date: \(date), payee: Inn, amount: -5, trip: japan}]\n---\n"
    }
    let files = ["japan/nara.md": Self.trip("10"), "japan/home.md": Self.trip("20")]
    for (date, ids) in [("2025-03-15", []), ("2015-03-15", ["content-entry-off-trip"])] {
      let loaded = try site(
        "title: Japan", files.merging(["../accounts/purse.md": entry(date)]) { first, _ in first })
      #expect(loaded.ids == ids)
    }
  }

  @Test func offersATrackOnlyIfItHasOne() throws {
    let loaded = try site("title: Japan\ndownload: true", ["japan/nara.md": Self.trip("10")])
    #expect(loaded.report.contains("index.md:3:11: error[content-track-missing]"))
  }

  @Test func itsTripsAreNoMorePublicThanItself() throws {
    let loaded = try site(
      "title: Japan\ndraft: true\npublishDate: 2026-01-01\nvisibility: unlisted",
      ["japan/nara.md": Self.trip("10")])
    let nara = try #require(trips(loaded)["nara"]).attributes
    #expect(nara.isDraft && nara.publishDate != nil && nara.visibility == .unlisted)
  }

  // MARK: - Hidden parts

  private func shown(_ index: String, _ files: [String: String]) throws -> [String: Sourced<Trip>] {
    let loaded = try site(index, files)
    #expect(loaded.report == "")
    let content = loaded.content.showing { !$0.isDraft && $0.visibility != .private }
    #expect(
      content.trips.map(\.date?.instant.seconds)
        == content.trips.map(\.date?.instant.seconds).sorted { ($0 ?? 0) > ($1 ?? 0) })
    return Dictionary(uniqueKeysWithValues: content.trips.map { ($0.slug.text, $0) })
  }

  @Test(arguments: ["draft: true", "visibility: private", "visibility: unlisted"])
  func tellsNothingOfAPartThatIsLessPublic(key: String) throws {
    let trips = try shown(
      "title: Japan",
      [
        "japan/nara.md": Self.trip("10"), "japan/secret.md": Self.trip("01", key + "\npeople: []"),
        "between.md": Self.trip("05"),
      ])
    let japan = try #require(trips["japan"])
    #expect(slugs(japan) == ["nara"])
    #expect(japan.model.legs.count == 1)
    #expect(japan.date == trips["nara"]?.date)
  }

  @Test func isNotShownWithoutAnyLeg() throws {
    let trips = try shown("title: Japan", ["japan/a.md": Self.trip("10", "draft: true")])
    #expect(trips.isEmpty)
    let own = try shown(
      "title: Japan\ndeparture: 2025-03-01", ["japan/a.md": Self.trip("10", "draft: true")])
    #expect(own["japan"]?.model.legs.count == 1)
  }

  @Test func anUnlistedJourneyTellsOfItsUnlistedParts() throws {
    let trips = try shown("title: Japan\nvisibility: unlisted", ["japan/a.md": Self.trip("10")])
    #expect(slugs(trips["japan"]) == ["a"])
    #expect(trips["a"]?.isPublic == false)
  }
}
