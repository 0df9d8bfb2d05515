import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Tracks that other programs recorded.
struct ImportedTracksTests {
  private static let gpx = """
    <?xml version="1.0"?>
    <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="qq-watch">
    <metadata><author><name>qq</name></author><time>2020-01-01T00:00:00Z</time></metadata>
    <wpt lat="38.7" lon="-9.1"><name>qq-home</name></wpt>
    <trk><name>qq</name><trkseg>
    <trkpt lat="38.72" lon="-9.14"><ele>10</ele><time>2026-05-02T09:00:00Z</time>
    <extensions><hr>qq</hr></extensions></trkpt>
    <trkpt lat="38.73" lon="-9.15"><ele>12</ele><time>2026-05-02T10:30:15.5Z</time></trkpt>
    <trkpt lat="98.73" lon="-9.15"/>
    </trkseg></trk></gpx>
    """

  private static let line = """
    {"type": "LineString", "coordinates": [[12.49, 41.89], [12.48, 41.9]]}
    """

  private static func run(
    _ files: [(name: String, text: String)], in site: TemporarySite, writing: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for file in files {
      let path = "\(folder.path)/\(file.name)"
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: path))
      paths.append(path)
    }
    var told: [String] = []
    try ImportedTrips(paths).run(in: site.folder, isWriting: writing) { outcome in
      switch outcome {
      case .new(let path, let title, let day, let track):
        told.append("new \(day) \(title): \(path)" + (track.map { ", \($0)" } ?? ""))
      case .known(let path, let title, let day): told.append("known \(day) \(title): \(path)")
      case .changed(let path, let title, let day, _), .updated(let path, let title, let day):
        told.append("changed \(day) \(title): \(path)")
      case .left(let diagnostic):
        let place = diagnostic.place.map { "\($0.line):\($0.column): " } ?? ""
        told.append("\(place)\(diagnostic.id.text): \(diagnostic.message)")
      }
    }
    return told
  }

  @Test func aTrackBecomesATripWithACopyOfItsPoints() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let files = [("morning_walk.gpx", Self.gpx)]
    #expect(
      try Self.run(files, in: site) == [
        "9:1: import-no-trip: skipped points that aren't on Earth: 1; the first is here",
        "new 2026-05-02 morning walk: Content/trips/morning-walk-2026-05-02.md, "
          + "Content/trips/morning-walk-2026-05-02.gpx",
      ])
    #expect(
      site.text("Content/trips/morning-walk-2026-05-02.md") == """
        ---
        title: morning walk
        departure: 2026-05-02T10:00:00+01:00[Europe/Lisbon]
        arrival: 2026-05-02T11:30:15+01:00[Europe/Lisbon]
        track: morning-walk-2026-05-02.gpx
        ---

        """)
    let copy = try #require(site.text("Content/trips/morning-walk-2026-05-02.gpx"))
    #expect(!copy.contains("qq") && !copy.contains("wpt"))
    #expect(copy.contains("<time>2026-05-02T09:00:00Z</time>"))
    #expect(site.report == "")
    let written = site.everything
    #expect(
      try Self.run(files, in: site).last
        == "known 2026-05-02 morning walk: Content/trips/morning-walk-2026-05-02.md")
    #expect(site.everything == written)
  }

  @Test func writesNoTrackUnlessAskedAndNoneOverAnother() throws {
    let site = try TemporarySite([
      "Content/site.json": "{}", "Content/trips/a-2026-05-02.gpx": .init(stringLiteral: Self.gpx),
    ])
    let before = site.everything
    let files = [("a.gpx", Self.gpx)]
    let planned = try Self.run(files, in: site, writing: false)
    #expect(site.everything == before)
    #expect(try Self.run(files, in: site) == planned)
    #expect(planned.last?.hasSuffix("a-2026-05-02-2.gpx") == true)
    #expect(site.text("Content/trips/a-2026-05-02.gpx") == Self.gpx)
  }

  @Test func aTrackWithoutTimesHasItsDayFromItsName() throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    #expect(
      try Self.run(
        [("2025-06-01-Old-town.geojson", Self.line), ("Rome.json", Self.line)], in: site) == [
          "new 2025-06-01 Old town: Content/trips/old-town-2025-06-01.md, "
            + "Content/trips/old-town-2025-06-01.gpx",
          "1:1: import-no-trip: the track has no times: start its file name with the date, as in "
            + "2026-05-02-walk.geojson",
        ])
    #expect(site.report == "")
    #expect(site.load().trips.first?.model.departure.isDay == true)
    #expect(
      try Self.run([("2025-06-01-Old-town.geojson", Self.line)], in: site) == [
        "known 2025-06-01 Old town: Content/trips/old-town-2025-06-01.md"
      ])
  }

  @Test func timesOfWhatHiddenCirclesHideAreNotTaken() throws {
    let site = try TemporarySite([
      "Content/site.json": """
      {"hidden": [{"latitude": 38.72, "longitude": -9.14, "radius": 5000}]}
      """
    ])
    let before = site.everything
    #expect(
      try Self.run([("a.gpx", Self.gpx)], in: site).last
        == "1:1: import-no-trip: hidden circles hide the whole track, including its times")
    #expect(site.everything == before)
  }

  @Test(arguments: [
    ("a.gpx", ""), ("a.gpx", "\u{0}"), ("a.gpx", "<gpx>"), ("a.gpx", "<kml/>"),
    ("a.gpx", "<gpx><wpt lat='1' lon='1'/></gpx>"),
    ("a.gpx", "<gpx><trk><trkseg><trkpt lat='1e308' lon='NaN'/></trkseg></trk></gpx>"),
    ("a.gpx", "<!DOCTYPE a [<!ENTITY b 'c'>]><gpx>&b;</gpx>"),
    ("a.geojson", "{"), ("a.geojson", "{\"type\": \"Point\", \"coordinates\": [1, 2]}"),
    ("a.geojson", "{\"type\": \"LineString\", \"coordinates\": [[1e308, 1], [1, -1e999]]}"),
    ("a.json", "{\"type\": 1}"), ("a.json", "{\"flights\": 1}"), ("a.json", "{\"flights\": [1]}"),
    ("a.json", "[[[["), ("a.kml", "<kml/>"), ("\u{202E}.gpx", "x"),
  ])
  func survivesAnything(name: String, text: String) throws {
    let site = try TemporarySite(["Content/site.json": "{}"])
    let before = site.everything
    #expect(try !Self.run([(name, text)], in: site).isEmpty)
    #expect(site.everything == before)
  }

  @Test func aNameThatTurnsTextIsStraightened() throws {
    #expect(TrackName("x/2026-05-02_a\u{202E}b\u{0}-c.gpx").title == "ab c")
    #expect(TrackName("x/2026-13-02.gpx").title == "2026-13-02")
    #expect(TrackName("\u{202E}.gpx").title == "Track")
    #expect(TrackName("2026-05-02.gpx").title == "Track")
  }
}
