import Foundation
import TestSupport
import Testing

@testable import Application

/// Maps on trips' pages and on their cards.
@Suite struct MapTests {
  private static let lisbon =
    "{name: Lisbon, timeZone: Europe/Lisbon, latitude: 38.72, longitude: -9.14}"
  private static let paris =
    "{name: Paris, timeZone: Europe/Paris, latitude: 48.86, longitude: 2.35}"
  private static let tokyo =
    "{name: Tokyo, timeZone: Asia/Tokyo, latitude: 35.68, longitude: 139.69}"

  private static func trip(_ text: String) -> TemporaryFolder.File {
    .init(stringLiteral: "---\n\(text)\n---\n")
  }

  /// A ride that is over, and one that is under way on 2026-01-31 at noon.
  private static let files: [String: TemporaryFolder.File] = [
    "Content/trips/been.md": trip(
      """
      departure: 2025-05-01T10:00Z
      arrival: 2025-05-01T12:00Z
      origin: \(lisbon)
      destination: \(paris)
      """),
    "Content/trips/under-way.md": trip(
      """
      legs:
        - departure: 2026-01-31T10:00Z
          arrival: 2026-01-31T11:30Z
          origin: \(lisbon)
          destination: \(paris)
        - departure: 2026-01-31T12:30Z
          arrival: 2026-02-01T06:00Z
          destination: \(tokyo)
      """),
    "Content/trips/anywhere.md": trip("departure: 2025-06-01\narrival: 2025-06-02\norigin: Here"),
  ]

  @Test func aPageHasAMapWithNamesAndACardOneWithout() throws {
    let site = try made(Self.files)
    let page = site["trips/been/index.html"]
    #expect(page.contains("<title id=\"map-"))
    #expect(page.contains(">Map: Lisbon to Paris</title>"))
    #expect(page.contains(">Lisbon, Paris</desc>"))
    #expect(page.contains("<text"))
    #expect(page.withoutFingerprint.contains("href=\"/assets/map.css\""))
    let list = site["trips/index.html"]
    #expect(list.components(separatedBy: "<svg class=\"map\"").count == 3)
    #expect(!list.contains("<text"))
    #expect(!list.contains("map.css"))
  }

  @Test func whatHasDepartedIsSolidAndWhatIsToComeDashed() throws {
    let site = try made(Self.files)
    let page = site["trips/under-way/index.html"]
    #expect(page.contains("class=\"map-route\""))
    #expect(page.contains("class=\"map-route map-planned\""))
    let been = site["trips/been/index.html"]
    #expect(!been.contains("map-planned"))
  }

  @Test func aTripWithoutCoordinatesHasNoMap() throws {
    let site = try made(Self.files)
    let page = site["trips/anywhere/index.html"]
    #expect(!page.contains("<svg class=\"map\""))
    #expect(!page.contains("map.css"))
  }

  @Test func aPictureOnACardNeedsNoMap() throws {
    var files = Self.files
    files["Content/photos/p.gif"] = .gif(1, 1)
    files["Content/photos/p.md"] = Self.trip("title: P\nfile: p.gif\ntrip: been")
    let site = try made(files)
    let list = site["trips/index.html"]
    #expect(list.components(separatedBy: "<svg class=\"map\"").count == 2)
  }

  @Test func aCancelledTripIsDashed() throws {
    var files = Self.files
    files["Content/trips/off.md"] = Self.trip(
      """
      departure: 2025-07-01T10:00Z
      arrival: 2025-07-01T12:00Z
      status: cancelled
      origin: \(Self.lisbon)
      destination: \(Self.paris)
      """)
    let page = try made(files)["trips/off/index.html"]
    #expect(page.contains("map-route map-planned"))
    #expect(!page.contains("class=\"map-route\""))
  }

  @Test func mapsOfAPageHaveDifferentIDs() throws {
    var files = Self.files
    for name in ["東京", "京都"] {
      files["Content/trips/\(name).md"] = Self.files["Content/trips/been.md"]
    }
    let list = try made(files)["trips/index.html"]
    let ids = list.matches(of: /<title id="([^"]+)"/).map { String($0.1) }
    #expect(ids.count == 4)
    #expect(Set(ids).count == ids.count)
  }

  @Test func allTripsHaveAMapWhoseLinesLeadToThem() throws {
    let site = try made(Self.files)
    let page = site["map/index.html"]
    let link = #"<a class="map-link" href="/trips/been/"><title>Lisbon to Paris</title>"#
    #expect(page.contains(link))
    #expect(site["trips/index.html"].contains("href=\"/map/\""))
    let year = site["trips/2025/index.html"]
    #expect(year.contains("<a class=\"map-link\" href=\"/trips/been/\">"))
    #expect(!year.contains("under-way/\"><title>"))
  }

  @Test func withoutCoordinatesThereIsNoSuchPage() throws {
    let site = try made(Self.files.filter { $0.key.hasSuffix("anywhere.md") })
    #expect(site.files["map/index.html"] == nil)
    #expect(!site["trips/index.html"].contains("href=\"/map/\""))
  }

  /// Addresses of generated pages are free for the author's own.
  @Test(arguments: ["map", "logbook"])
  func aPageOfTheAuthorsStandsInItsPlace(slug: String) throws {
    var files = Self.files
    files["Content/pages/\(slug).md"] = Self.trip("title: Mine")
    let site = try made(files)
    #expect(site.report == "")
    #expect(site["\(slug)/index.html"].contains("<h1"))
    #expect(site["\(slug)/index.html"].contains("Mine"))
  }
}
