import Foundation
import Testing

/// Sites with tracks, as they are published.
struct TrackTests {
  private static func gpx(points: Int) -> String {
    let all = (0..<points).map { index in
      "<trkpt lat=\"47.2\(index)\" lon=\"11.3\(index)\"><ele>\(900 + index * 20)</ele>"
        + "<time>2026-05-01T10:0\(index):00Z</time></trkpt>"
    }
    return "<gpx><trk><name>Secret</name><trkseg>\(all.joined())</trkseg></trk></gpx>"
  }

  private func site(points: Int = 5) throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/trips/ridge.md": TestSite.trip(more: "track: ridge.gpx\ndownload: true"),
      "Content/trips/ridge.gpx": Self.gpx(points: points),
      "Content/pages/about.md": "---\ntitle: About\n---\nHello.",
    ])
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  @Test func aChangedTrackMakesItsPagesAgain() throws {
    let site = try site()
    try site.build()
    let page = "Output/trips/ridge/index.html"
    #expect(try site.text(page).contains("5.7\u{A0}km") == false)
    let before = try site.text(page)
    try site.write(["Content/trips/ridge.gpx": Self.gpx(points: 9)])
    Thread.sleep(forTimeInterval: 0.05)
    try site.build()
    #expect(try site.text(page) != before)
    let clean = try self.site(points: 9)
    try clean.build()
    #expect(try site.tree().files == clean.tree().files)
  }

  @Test func offersNothingButPoints() throws {
    let site = try site()
    try site.build()
    let gpx = try site.text("Output/trips/ridge/track.gpx")
    #expect(gpx.contains("<trkpt lat=\"47.21\" lon=\"11.31\"><ele>920</ele></trkpt>"))
    #expect(!gpx.contains("time") && !gpx.contains("Secret"))
    #expect(try site.text("Output/trips/ridge/index.html").contains("/trips/ridge/track.gpx"))
    // The file itself isn't published.
    #expect(!site.exists("Output/trips/ridge.gpx"))
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\n[It](../trips/ridge.gpx)"])
    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(
      run.error.contains(
        "error[link-broken]: this file is a trip's track, which isn't published unchanged"))
    #expect(run.error.contains("write 'download: true' in the trip"))
  }

  /// A track that isn't cleaned reveals where its author lives.
  @Test func publishesNoTrackUnlessItIsMeantToBe() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/pages/about.md": "---\ntitle: About\n---\n[Way](way.gpx)",
      "Content/pages/way.gpx": Self.gpx(points: 3),
    ])
    let run = try site.run("build")
    #expect(run.ending == .exit(1))
    #expect(
      run.error.contains(
        """
        Content/pages/way.gpx: error[image-cannot-be-cleaned]: GPX files can't be published: they reveal when and where a person was, and perhaps where they live
        """))
    try site.write([
      "Content/pages/about.md": "---\ntitle: About\n---\n[Way](../public/way.gpx)",
      "Content/public/way.gpx": Self.gpx(points: 3),
    ])
    let other = try site.run("build")
    #expect(other.ending == .exit(0), "\(other.error)")
    #expect(other.error.contains("name it with 'track' in a trip"))
    #expect(try site.text("Output/way.gpx").contains("Secret"))
    // If the settings have hidden circles, nothing guarantees that the track avoids them.
    try site.write([
      "Content/site.json": """
      {"baseURL": "https://a.example", \
      "hidden": [{"latitude": 60.1213358, "longitude": 24.1402791, "radius": 500}]}
      """
    ])
    let hidden = try site.run("build")
    #expect(hidden.ending == .exit(1))
    #expect(hidden.error.contains("can't be published unchanged on a site with hidden circles"))
  }

  @Test func readsNoUnchangedTrackAgain() throws {
    guard let system = try SystemCalls() else { return }
    let site = try site()
    func opens() throws -> Int {
      let (_, calls) = try system.trace(
        "%file", of: Program(folder: site.folder), ["build"] + TestSite.now)
      Thread.sleep(forTimeInterval: 0.05)
      return calls.count { $0.name.hasPrefix("open") && $0.text.contains("ridge.gpx") }
    }
    #expect(try opens() > 0)
    #expect(try opens() == 0)
    try site.write(["Content/pages/about.md": "---\ntitle: About us\n---\nHello."])
    Thread.sleep(forTimeInterval: 0.05)
    #expect(try opens() == 0)
    try site.write([
      "Content/trips/ridge.md": TestSite.trip("Faro", more: "track: ridge.gpx\ndownload: true")
    ])
    Thread.sleep(forTimeInterval: 0.05)
    // The file to download is made again; the facts are known.
    #expect(try opens() <= 1)
    #expect(try site.text("Output/trips/ridge/index.html").contains("Faro"))
  }
}
