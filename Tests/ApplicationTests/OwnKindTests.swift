import Content
import Diagnostics
import Domain
import Presentation
import Publishing
import Templating
import TestSupport
import Testing

@testable import Application

/// Hotels, a kind as a program would add it.
private struct Hotel: Sendable {
  let stars: Int
  let trip: Slug?
  let menu: String?
}

private enum HotelKind: ContentKind {
  static let title = Key("title", .words, required: true, "What it is called.")
  static let stars = Key("stars", .integer(in: 1...5), required: true, "How good it is.")
  static let trip = Key("trip", .located(.slug), "The trip that it was slept in on.")
  static let menu = Key("menu", .words, "A file with what it serves.")

  static let kind = ModelKind("hotels", KeyTable("a hotel", title, stars, trip, menu))

  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Hotel>? {
    let title = reader.read(title)
    let stars = reader.read(stars)
    let trip = reader.reference(trip, to: .trips, context)
    let menu = reader.read(menu)
    if stars == 5, trip == nil {
      reader.report("hotel-too-good", "nobody pays for five stars at home", at: Self.stars)
    }
    guard let title, let stars else { return nil }
    return ReadModel(Hotel(stars: stars, trip: trip, menu: menu), title: title)
  }

  static func files(of hotel: Hotel) -> [String] { hotel.menu.map { [$0] } ?? [] }
}

private struct HotelViewModel: HeaderTextPresentable {
  let headerText: String
  let stars: String
  let trip: LinkViewModel?

  static let contract = Contract<Self>(
    template: "hotel",
    Fields("HotelViewModel", .text("stars") { $0.stars }, .optional("trip") { $0.trip }),
    headerTextFields)
}

private struct HotelsViewModel: HeadedList {
  let head: ListHeadViewModel
  let hotels: [LinkViewModel]
  var numberOfElements: Int { hotels.count }

  static let contract = Contract<Self>(
    template: "hotels", Fields("HotelsViewModel", .list("hotels") { $0.hotels }), also: headFields)
}

extension HotelKind: ListedKind {
  static let words = ["stars"]

  static func page(of hotel: Sourced<Hotel>, in site: SiteContext) -> HotelViewModel {
    HotelViewModel(
      headerText: site.link(to: hotel).linkText,
      stars: site.word("stars", count: hotel.model.stars),
      trip: hotel.model.trip.flatMap { site.link(to: .trips, $0) })
  }

  static func filterTexts(of hotel: Sourced<Hotel>, in site: SiteContext) -> [String] {
    [site.word("stars", count: hotel.model.stars)]
  }

  static func list(_ list: ListPage<Hotel>, in site: SiteContext) -> HotelsViewModel {
    HotelsViewModel(head: list.head(in: site), hotels: list.models.map { site.link(to: $0) })
  }
}

struct OwnKindTests {
  private static let templates: [String: TemporaryFolder.File] = [
    "Templates/hotel.html": "{{headerText}}: {{stars}}{{#trip}}, {{link}} {{linkText}}{{/trip}}",
    "Templates/hotels.html":
      "{{headerText}}, {{text}}:{{#hotels}} {{link}}{{/hotels}}{{#older}} {{linkText}}{{/older}}",
    "Templates/words/en.json": #"{"stars.one": "one star", "stars.other": "{count} stars"}"#,
    "Content/trips/lisbon.md":
      "---\ntitle: Lisbon\ndeparture: 2026-01-01\narrival: 2026-01-02\n---\n[Ritz](../hotels/ritz.md)",
  ]

  private static func hotel(_ title: String, _ more: String = "stars: 3") -> TemporaryFolder.File {
    .text("---\ntitle: \(title)\n\(more)\n---\n")
  }

  private func made(_ files: [String: TemporaryFolder.File]) throws -> MadeSite {
    try TemporaryFolder(files.merging(Self.templates) { own, _ in own })
      .make(kinds: SiteKinds(adding: [HotelKind.self]))
  }

  @Test func hasPagesAListAndAPlaceInTheNavigation() throws {
    let site = try made([
      "Content/site.json": #"{"pageSize": 1}"#,
      "Content/hotels/ritz.md": Self.hotel("Ritz", "stars: 1\ntrip: lisbon\ndate: 2026-01-02"),
      "Content/hotels/grand.md": Self.hotel("Grand"),
    ])
    #expect(site.report == "")
    #expect(site["hotels/ritz/index.html"] == "Ritz: one star, /trips/lisbon/ Lisbon")
    #expect(site["hotels/grand/index.html"] == "Grand: 3 stars")
    #expect(site["hotels/index.html"] == "Hotels, 2 hotels: /hotels/ritz/ Page 2 of 2")
    #expect(site["hotels/page/2/index.html"] == "Hotels, 2 hotels: /hotels/grand/")
    #expect(
      site["hotels/filter.json"]
        == #"[\#n["/hotels/ritz/","Ritz","January 2, 2026 · one star"],\#n["/hotels/grand/","Grand","3 stars"]\#n]\#n"#
    )
    #expect(site["index.html"].contains("href=\"/hotels/\""))
    #expect(site["trips/lisbon/index.html"].contains("<a href=\"/hotels/ritz/\">Ritz</a>"))
  }

  @Test func mistakesOfItsFilesArePlaced() throws {
    let site = try made([
      "Content/hotels/ritz.md": Self.hotel("Ritz", "stars: 5"),
      "Content/hotels/grand.md": Self.hotel("Grand", "stars: 6\ntrip: lisbn\nstar: 1"),
      "Content/pages/hotels.md": "---\ntitle: Hotels\n---\n",
    ])
    #expect(
      site.report == """
        Content/hotels/grand.md:3:8: error[content-wrong-type]: 'stars' must be a whole number from 1 to 5, but it is 6
            3 | stars: 6
              |        ^ write 5 or less
        Content/hotels/grand.md:4:7: error[content-missing-reference]: 'trip' names the trip 'lisbn', which doesn't exist
            4 | trip: lisbn
              |       ^~~~~ did you mean 'lisbon'?
        Content/hotels/grand.md:5:1: warning[content-unknown-key]: a hotel has no key 'star'
            5 | star: 1
              | ^~~~ did you mean 'stars'?
        Content/hotels/ritz.md:3:8: error[hotel-too-good]: nobody pays for five stars at home
            3 | stars: 5
              |        ^
        Content/pages/hotels.md: error[content-duplicate-slug]: the page 'hotels' has the same address as the list of hotels
           give it another 'slug', or move its text to Content/hotels/index.md

        """)
  }

  @Test func hidesWhatOnlyADraftNames() throws {
    let site = try made([
      "Content/hotels/ritz.md": Self.hotel("Secret", "stars: 2\ndraft: true\nmenu: ../soup.txt"),
      "Content/hotels/grand.md": Self.hotel("Grand", "stars: 2\nmenu: ../fish.txt"),
      "Content/soup.txt": "Secret soup", "Content/fish.txt": "Fish",
    ])
    #expect(site.ids == ["link-to-hidden"])
    #expect(site.paths(with: "Secret") == [])
    #expect(site["fish.txt"] == "Fish")
  }

  @Test func twoOfOneFolderAreFound() {
    #expect(Set(ContentKinds.builtIn.kinds.map(\.folder)).count == ContentKinds.builtIn.all.count)
    #expect(SiteKinds(adding: [HotelKind.self]).folderOfTwo == nil)
    #expect(SiteKinds(adding: [HotelKind.self, HotelKind.self]).folderOfTwo == "hotels")
    #expect(SiteKinds(adding: [PersonKind.self]).folderOfTwo == "people")
  }
}
