import Foundation
import TestSupport
import Testing

/// Sites with hidden circles, as they are published.
struct HiddenPlacesTests {
  /// A home, in degrees.
  private static let home = (latitude: 38.718341, longitude: -9.142867)
  private static let circle =
    #"{"latitude": 38.7213358, "longitude": -9.1402791, "radius": 500}"#
  /// A circle far from everything here.
  private static let elsewhere =
    #"[{"latitude": 60.1213358, "longitude": 24.1402791, "radius": 500}]"#

  private func site(_ hidden: String = "[\(circle)]") throws -> TestSite {
    let here = "latitude: \(Self.home.latitude), longitude: \(Self.home.longitude)"
    let site = try TestSite([
      "Content/site.json": """
      {"baseURL": "https://ana.example", "hidden": "../hidden.json", "photos": {"place": "exact"}}
      """,
      "../hidden.json": hidden,
      "Content/trips/away.md": """
      ---
      departure: 2026-05-01T09:00
      arrival: 2026-05-01T12:10
      origin: {name: Home, timeZone: Europe/Lisbon, \(here)}
      destination: {name: Porto, timeZone: Europe/Lisbon, latitude: 41.14961, longitude: -8.61099}
      stops: [{place: {name: The corner, latitude: 38.7181, longitude: -9.1431}}]
      ---
      """,
      "Content/trips/back.md": """
      ---
      legs:
        - origin: {name: Porto, timeZone: Europe/Lisbon}
          destination: {name: Lisbon, timeZone: Europe/Lisbon}
          departure: 2026-05-03T09:00
          arrival: 2026-05-03T12:10
          status: diverted
          divertedTo: {name: The square, timeZone: Europe/Lisbon, \(here)}
        - destination: {name: Home, timeZone: Europe/Lisbon, \(here)}
          departure: 2026-05-03T13:00
          arrival: 2026-05-03T13:10
      ---
      """,
      "Content/trips/walk.md": "---\ntitle: A walk\ntrack: walk.gpx\ndownload: true\n---\n",
      "Content/trips/walk.gpx": Self.track,
      "Content/photos/window.md":
        "---\ntitle: The window\nfile: window.png\nalt: A street\ntrip: away\n---\n",
    ])
    try site.write(Self.picture, to: "Content/photos/window.png")
    Thread.sleep(forTimeInterval: 0.05)
    return site
  }

  /// A home is found in the spellings in which people and maps write it.
  @Test(arguments: [
    "We live at 38.718341, -9.142867.", "?q=38.718341,-9.142867.", "38°43'06.0\"N 9°08'34.3\"W",
    "38° 43′ 6″ N, 9° 8′ 34″ W", "38°43.100'N 9°08.572'W", "N 38.71834 W 9.14287",
    "N38.71834 W9.14287", "38,718341; -9,142867", "38.71834 –9.14287",
    "lat=\"38.718341\" lon=\"-9.142867\"",
  ])
  func findsAHomeHoweverItIsWritten(text: String) throws {
    let site = try TestSite([
      "Content/site.json": #"{"baseURL": "https://ana.example", "hidden": [\#(Self.circle)]}"#,
      "Content/pages/a.md": "---\ntitle: A\n---\n`\(text)`\n",
      "Content/pages/b.md":
        "---\ntitle: B\n---\nVersion 38.71.9, 1,234.5; 12°40' and 38.7 to 39.9142867. 50.1, 8.6.\n",
    ])
    let run = try site.run("build")
    #expect(
      run.error.hasPrefix("Content/pages/a.md:4:") && run.error.contains("[content-hidden-place]"),
      "\(run.error)")
    #expect(!run.error.contains("b.md"), "\(run.error)")
    try site.write(["Content/pages/a.md": "---\ntitle: A\n---\nWords.\n"])
    try site.build()
    try site.write(["Output/c.html": text])
    let audit = try site.run("check", "--published")
    #expect(audit.error.contains("c.html"), "\(audit.error)")
    #expect(!audit.error.contains("b/index.html"), "\(audit.error)")
  }

  /// A track from far in the south, past the home, to the north.
  private static let track: String = {
    let points = (-60...60).map { index in
      let north = String(format: "%.6f", home.latitude + Double(index) * 0.0005)
      let minute = index + 60
      let time = String(format: "2026-05-05T%02d:%02d:00Z", 8 + minute / 60, minute % 60)
      return "<trkpt lat=\"\(north)\" lon=\"\(home.longitude)\"><time>\(time)</time></trkpt>"
    }
    return "<gpx><trk><trkseg>\n\(points.joined(separator: "\n"))\n</trkseg></trk></gpx>"
  }()

  /// A photograph that was taken at home.
  private static let picture: [UInt8] = {
    func angle(_ degrees: Double) -> TIFFBuilder.Value {
      .fractions([(Int((degrees.magnitude * 1e6).rounded()), 1_000_000), (0, 1), (0, 1)])
    }
    let exif = TIFFBuilder(
      main: [(0x0110, .text("Z 6"))],
      gps: [
        (1, .text("N")), (2, angle(home.latitude)), (3, .text("W")), (4, angle(home.longitude)),
      ])
    guard case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(400, 300, exif: exif.bytes)
    else { return [] }
    return bytes
  }()

  /// The angles of the home, rounded and cut off, from two decimals on.
  private static let texts: Set<String> = {
    var texts: Set<String> = []
    for angle in [home.latitude, home.longitude] {
      for decimals in 2...6 {
        texts.insert(String(format: "%.\(decimals)f", angle.magnitude))
        texts.insert(String(String(format: "%.6f", angle.magnitude).dropLast(6 - decimals)))
      }
    }
    return texts
  }()

  /// Published files that contain both angles of the home in one of these forms.
  private func tellingFiles(_ site: TestSite) throws -> [String] {
    let folder = "\(site.folder)/Output"
    let latitudes = Self.texts.filter { $0.hasPrefix("38.") }.map { Data($0.utf8) }
    let longitudes = Self.texts.filter { $0.hasPrefix("9.") }.map { Data($0.utf8) }
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
        return false
      }
      return latitudes.contains { bytes.range(of: $0) != nil }
        && longitudes.contains { bytes.range(of: $0) != nil }
    }
  }

  @Test func nothingInsideOfACircleIsPublished() throws {
    let site = try site()
    let run = try site.build("--audit")
    #expect(
      run.error.contains("note: the place of 1 photo is in a hidden circle and isn't shown\n"))
    #expect(run.output.hasSuffix(": 0 found\n"))
    // A track continues beside the circle, where its first decimals may be those of the home.
    #expect(try tellingFiles(site).filter { !$0.hasSuffix(".gpx") } == [])
    // Visible places are published, and so are the names.
    let calendar = try site.text("Output/trips/trips.ics")
    #expect(calendar.contains("Home"))
    #expect(try site.text("Output/trips/away/index.html").contains("41.14961"))
    let track = try site.text("Output/trips/walk/track.gpx")
    #expect(track.contains("lat=\"38.68834\"") && track.contains("lat=\"38.74834\""))
    #expect(!track.contains("lat=\"38.718"))
  }

  /// The same search without the circle finds the home in everything that could reveal it.
  @Test func isPublishedWithoutTheCircle() throws {
    let site = try site(Self.elsewhere)
    try site.build()
    let found = try tellingFiles(site).sorted()
    for file in [
      "photos/window/index.html", "trips/away/index.html", "trips/back/index.html",
      "trips/trips.ics", "trips/walk/track.gpx",
    ] {
      #expect(found.contains(file))
    }
  }

  @Test func aChangedFileOutsideMakesAllAgain() throws {
    let site = try site()
    try site.build()
    for circles in [Self.elsewhere, "[\(Self.circle)]", "[\(Self.circle), \(Self.circle)]"] {
      try site.write(["../hidden.json": circles])
      Thread.sleep(forTimeInterval: 0.05)
      try site.build()
      let clean = try self.site(circles)
      try clean.build()
      #expect(try site.tree().files == clean.tree().files)
    }
  }

  @Test func aBuildWithNothingNewReadsNeitherTheSettingsNorTheFile() throws {
    guard let system = try SystemCalls() else { return }
    let site = try site()
    for _ in 0..<2 {
      try site.build()
      Thread.sleep(forTimeInterval: 0.05)
    }
    let (_, calls) = try system.trace(
      "%file", of: Program(folder: site.folder), ["build"] + TestSite.now)
    let opened = calls.filter { $0.name.hasPrefix("open") }
    #expect(opened.contains { $0.text.contains("\"last\"") })
    #expect(!opened.contains { $0.text.contains("hidden.json") || $0.text.contains("site.json") })
  }

  @Test func aMissingFileIsNotAFileWithoutCircles() throws {
    let site = try site()
    try site.build()
    let before = try site.tree()
    try site.remove("../hidden.json")
    for _ in 0..<2 {
      let run = try site.run("build")
      #expect(run.ending == .exit(1))
      #expect(
        run.error.hasPrefix(
          """
          Content/site.json:1:46: error[content-hidden-unreadable]: the file '../hidden.json' with hidden circles doesn't exist, so nothing is published
          """))
      #expect(try site.tree() == before)
    }
    #expect(try site.run("check", "--published").ending == .exit(1))
  }

  // MARK: The audit

  @Test func theAuditFindsWhatOthersWrote() throws {
    let site = try site()
    try site.build()
    let texts = [
      "a.html": "<p>\n<a href='https://osm.example/#map=15/38.7183/-9.1429'>",
      "b.ics": "BEGIN:VCALENDAR\r\nGEO:38.71\r\n 8341;-9.142867\r\n",
      "c.json": #"{"coordinates": [-9.14287, 38.71834]}"#, "d.txt": "38.718341° N, 9.142867° W",
      "e.gpx": #"<trkpt lon="-9.142867" lat="38.718341">"#, "f.svg": "<svg><!-- 38.72 -9.14 -->",
      "fine.html": "38.72 9.14, 38.70 -9.14", "fine.txt": "38.718341",
    ]
    for (name, text) in texts { try site.write(["Output/\(name)": text]) }
    try site.write(Self.picture, to: "Output/g.png")
    let run = try site.run("check", "--published", "--diagnostics", "github")
    #expect(run.ending == .exit(1))
    let mark = ",title=publish-tells-hidden::this file reveals a place inside a hidden circle"
    let found = (run.output + run.error).split(separator: "\n").compactMap { line in
      line.firstRange(of: mark).map { line[..<$0.lowerBound].split(separator: "/").last ?? "" }
    }
    #expect(
      found == [
        "a.html,line=2,col=38,endColumn=38", "b.ics", "c.json,line=1,col=19,endColumn=19",
        "d.txt,line=1,col=1,endColumn=1", "e.gpx,line=1,col=14,endColumn=14",
        "f.svg,line=1,col=11,endColumn=11", "g.png",
      ])
    // A log may be public.
    #expect(!run.error.contains("38.7") && !run.output.contains("38.7"))
  }

  // MARK: The command

  @Test func hideMakesACircleOfWhichItTellsNothing() throws {
    let site = try TestSite(["Content/site.json": "{}"])
    for arguments in [
      ["38.718341", "-9.142867"], ["38.718341, -9.142867"], ["38.718341,-9.142867"],
    ] {
      let run = try Program(folder: site.folder).run(["hide"] + arguments).succeeded()
      let circle = /^\{"latitude": 38\.7\d+, "longitude": -9\.1\d+, "radius": 500\}\n$/
      #expect(run.output.contains(circle))
      #expect(run.error.hasPrefix("Add it to the list \"hidden\""))
    }
    let south = try site.run("hide", "-33.85678", "151.21529", "--radius", "2000").succeeded()
    let circle = /^\{"latitude": -33\.\d+, "longitude": 151\.\d+, "radius": 2000\}\n$/
    #expect(south.output.contains(circle))
    let rough = try site.run("hide", "38.72", "-9.14").succeeded()
    #expect(
      rough.error.hasPrefix(
        "note: 38.72 -9.14 is only accurate to a kilometre, so your home may be outside the circle")
    )
    for (arguments, message) in [
      (["139.69", "35.68"], "The latitude 139.69 isn't between -90 and 90."),
      (["38.7"], "'38.7' isn't a latitude and longitude, such as 38.71667 -9.13333."),
      (["38,7", "-9,1"], "'38,7 -9,1' isn't a latitude and longitude, such as"),
      (["38.7", "-9.1", "--radius", "5"], "'--radius 5' isn't between 50 and 100000."),
    ] {
      let run = try Program(folder: site.folder).run(["hide"] + arguments)
      #expect(run.ending == .exit(64))
      #expect(run.error.contains(message), "\(run.error)")
    }
  }

  @Test func hideWritesIntoTheFileThatTheSettingsName() throws {
    let site = try TestSite(["Content/site.json": #"{"hidden": "../hidden.json"}"#])
    for count in 1...3 {
      let run = try site.run("hide", "38.718341", "-9.142867", "--write").succeeded()
      #expect(run.output == "../hidden.json\n")
      let text = try site.text("../hidden.json")
      #expect(text.components(separatedBy: "radius").count == count + 1)
      #expect(text.hasPrefix("[\n  {\"latitude\": 38.7") && text.hasSuffix("}\n]\n"))
    }
    var status = stat()
    #expect(stat("\(site.parent)/hidden.json", &status) == 0 && status.st_mode & 0o777 == 0o600)
    try site.write(["Content/pages/a.md": "---\ntitle: A\n---\n"])
    try site.build()
    try site.write(["../hidden.json": "{}"])
    let none = try site.run("hide", "38.718341", "-9.142867", "--write")
    #expect(none.ending == .exit(1))
    #expect(
      none.error == """
        error[hide-no-circles]: '../hidden.json' doesn't contain a list of hidden circles, so nothing was written
           fix it: [] is an empty list

        """)
    try site.write(["Content/site.json": "{}"])
    #expect(
      try site.run("hide", "38.718341", "-9.142867", "--write").error == """
        Content/site.json: error[hide-no-file]: 'hidden' doesn't name a file, so nothing was written
           write "hidden": "../hidden.json" in the settings, or leave out --write

        """)
  }
}
