import Content
import Domain
import TestSupport
import Testing

@testable import Application

@Suite struct RelatedTripsTests {
  /// Returns the related trips for terms given by their trips' indexes, among `count` trips.
  private func related(_ tags: [[Int]], of count: Int) throws -> RelatedTrips {
    let terms = try tags.enumerated().map { index, trips in
      Term(
        kind: .tags, name: try TermName("t\(index)"), title: "t\(index)",
        members: trips.map { Member(kind: .trips, index: $0) })
    }
    return RelatedTrips(Taxonomy(kind: .tags, terms: terms, indexes: [:]), count: count)
  }

  @Test func moreSharedTagsGoFirst() throws {
    let trips = try related([[0, 1, 2, 3], [0, 3], [0, 2, 3]], of: 4)
    #expect(trips.trips(nearTripAt: 0, tags: [0, 1, 2]) == [3, 2, 1])
  }

  @Test func rareTagsGoBeforeCommonOnes() throws {
    let trips = try related([[0, 1, 2, 3, 4, 5, 6], [0, 8]], of: 16)
    #expect(trips.trips(nearTripAt: 0, tags: [0, 1]) == [8, 1, 2])
    // Two common tags rank higher than one of them.
    let two = try related([Array(0..<8), [0, 5, 6, 7, 8, 9, 10, 11]], of: 16)
    #expect(two.trips(nearTripAt: 0, tags: [0, 1]) == [5, 6, 7])
  }

  @Test func equalsComeInTheOrderOfTheList() throws {
    let trips = try related([[0, 1, 2, 3, 4]], of: 5)
    #expect(trips.trips(nearTripAt: 3, tags: [0]) == [0, 1, 2])
    #expect(trips.trips(nearTripAt: 0, tags: []) == [])
    // An unlisted trip has related trips but is not among those of others.
    #expect(try related([[0, 2]], of: 3).trips(nearTripAt: 1, tags: [0]) == [0, 2])
  }

  @Test func looksNearbyWhereThousandsShareATag() throws {
    let count = 10_000
    let all = Array(0..<count)
    let trips = try related([all, all.filter { $0 % 2 == 0 }, [5000, 9000]], of: count)
    let clock = ContinuousClock.now
    for index in all {
      let found = trips.trips(
        nearTripAt: index, tags: index % 2 == 0 ? [0, 1] : [0])
      #expect(found.count == 3)
      #expect(found.allSatisfy { abs($0 - index) <= 100 && $0 != index })
    }
    // A quadratic search would take minutes, even on a slow machine.
    #expect(ContinuousClock.now - clock < .seconds(60))
    #expect(trips.trips(nearTripAt: 9000, tags: [0, 1, 2]).first == 5000)
  }

  @Test func showsNoTripThatIsHiddenOrUnlisted() throws {
    func trip(_ day: Int, _ keys: String) -> TemporaryFolder.File {
      .text(
        "---\ntitle: T\(day)\ndeparture: 2026-01-0\(day)\narrival: 2026-01-0\(day)\n\(keys)\n---\n")
    }
    let site = try made([
      "Content/trips/a.md": trip(1, "tags: [sea]"),
      "Content/trips/b.md": trip(2, "tags: [Sea]\ndraft: true"),
      "Content/trips/c.md": trip(3, "tags: [sea]\nvisibility: unlisted"),
      "Content/trips/d.md": trip(4, "tags: [SEA]"),
    ])
    #expect(site.report == "")
    let page = site["trips/a/index.html"]
    #expect(page.contains("<h2>Related trips</h2>"))
    #expect(page.contains(">T4<"))
    #expect(!page.contains(">T2<") && !page.contains(">T3<"))
    // Its own page links to related trips.
    #expect(site["trips/c/index.html"].contains("<h2>Related trips</h2>"))
  }
}
