import Content
import Domain
import TestSupport
import Testing

/// The key `track` of trips and legs.
struct TrackTests {
  /// A track along the equator: a point each minute and each tenth of a degree of longitude times
  /// `step`, from 10:00 UTC on a day.
  private static func gpx(
    from start: Double = 0, step: Double = 0.001, points: Int = 11, day: String? = "2026-05-01",
    heights: Bool = true
  ) -> String {
    let all = (0..<points).map { index in
      let height = heights ? "<ele>\(100 + index * 10)</ele>" : ""
      let time = day.map { "<time>\($0)T10:\(index < 10 ? "0" : "")\(index):00Z</time>" } ?? ""
      return "<trkpt lat=\"0\" lon=\"\(start + Double(index) * step)\">\(height)\(time)</trkpt>"
    }
    return "<gpx><trk><trkseg>\n\(all.joined(separator: "\n"))\n</trkseg></trk></gpx>"
  }

  private func load(_ trip: String, _ files: [String: String] = [:]) throws -> Loaded {
    try TestSite(
      ["Content/trips/a.md": "---\n\(trip)\n---\n", "Content/trips/walk.gpx": Self.gpx()]
        .merging(files) { $1 }
    ).load()
  }

  private static let times = "departure: 2026-05-01T09:30\narrival: 2026-05-01T11:00\n"

  @Test func tellsDistanceTimeAndClimb() throws {
    let loaded = try load(Self.times + "track: walk.gpx")
    #expect(loaded.report == "")
    let track = try #require(loaded.content.trips.first?.model.legs.first?.track)
    #expect(abs(track.distance - 1_113.195) < 0.01)
    #expect(track.movingTime == .seconds(600))
    #expect(abs((track.speed ?? 0) - 1.8553) < 0.001)
    #expect(track.ascent == 100)
    #expect(track.descent == 0)
    #expect(track.lowest == 100 && track.highest == 200)
    #expect(track.end?.since(try #require(track.start)) == .seconds(600))
    #expect(track.files == ["Content/trips/walk.gpx"])
    #expect(track.lines.count == 1 && track.tolerance == 0)
    #expect(track.profile.count == 11)
    #expect(track.profile.last == TrackSummary.Height(distance: track.distance, elevation: 200))
  }

  @Test func aSinglePointIsNoWay() throws {
    let loaded = try load("track: walk.gpx", ["Content/trips/walk.gpx": Self.gpx(points: 1)])
    #expect(
      loaded.report.contains(
        "error[content-track-damaged]: the file contains only single places, without a path "
          + "between them"))
  }

  @Test func joinsSeveralFilesInTheirOrder() throws {
    let more = Self.gpx(from: 1, day: "2026-05-02")
    let loaded = try load(
      Self.times + "track: [walk.gpx, /trips/more.gpx]", ["Content/trips/more.gpx": more])
    #expect(loaded.report == "")
    let track = try #require(loaded.content.trips.first?.model.wholeTrack)
    #expect(abs(track.distance - 2_226.39) < 0.02)
    #expect(track.lines.count == 2)
    #expect(track.ascent == 200)
    #expect(track.movingTime == .seconds(1200))
    #expect(track.files == ["Content/trips/walk.gpx", "Content/trips/more.gpx"])
  }

  @Test func simplifiesUntilItIsFewEnoughPoints() throws {
    // A zigzag of 10 m. The simplified track keeps its course.
    let points = (0..<20_000).map { index in
      let north = index % 2 == 0 ? 0.0 : 0.0001
      return "<trkpt lat=\"\(north)\" lon=\"\(Double(index) * 0.0001)\"/>"
    }
    let gpx = "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
    let loaded = try load(Self.times + "track: z.gpx", ["Content/trips/z.gpx": gpx])
    let track = try #require(loaded.content.trips.first?.model.wholeTrack)
    #expect(track.lines.joined().count <= TrackSummary.mostPoints)
    #expect(track.tolerance > 0 && track.tolerance < 100)
    #expect(track.profile.isEmpty && track.ascent == nil && track.movingTime == nil)
  }

  // MARK: Times

  @Test func tellsWhenItReallyLeftAndArrived() throws {
    func actual(_ lines: String, day: String = "2026-05-01") throws -> [Int64?] {
      let loaded = try load(
        "\(lines)\ntrack: walk.gpx", ["Content/trips/walk.gpx": Self.gpx(day: day)])
      #expect(loaded.report == "")
      let leg = try #require(loaded.content.trips.first?.model.legs.first)
      let start = leg.departure.instant.seconds
      return [leg.actualDeparture, leg.actualArrival].map { $0.map { $0.instant.seconds - start } }
    }
    #expect(try actual(Self.times) == [1_800, 2_400])
    // The author's own time overrides it.
    #expect(try actual(Self.times + "actualDeparture: 2026-05-01T09:40") == [600, nil])
    // A track of another day has no effect.
    #expect(try actual(Self.times, day: "2026-05-02") == [nil, nil])
    #expect(try actual(Self.times + "status: cancelled") == [nil, nil])
    // The day is that of the place: 10:00 UTC is the next day on Kiritimati.
    let far = "origin: {name: London, timeZone: Pacific/Kiritimati}\n"
    let days = "departure: 2026-05-01T09:30Z\narrival: 2026-05-01T11:00Z\n"
    #expect(try actual(far + days) == [nil, 2_400])
  }

  @Test func tripsWithoutTimesHaveThemFromTheTrack() throws {
    let loaded = try load("origin: {name: Lisbon, timeZone: Europe/Lisbon}\ntrack: walk.gpx")
    #expect(loaded.report == "")
    let trip = try #require(loaded.content.trips.first?.model)
    #expect(trip.duration == .seconds(600))
    #expect(trip.departure.zone.identifier == "Europe/Lisbon")
    #expect(trip.legs[0].actualDeparture == nil)
    let legs = """
      legs:
        - {origin: A, destination: B, track: walk.gpx}
        - {destination: C, departure: 2026-05-01T12:00Z, arrival: 2026-05-01T13:00Z}
      track: whole.gpx
      """
    let several = try load(legs, ["Content/trips/whole.gpx": Self.gpx(points: 5)])
    #expect(several.report == "")
    let whole = try #require(several.content.trips.first?.model)
    #expect(whole.legs[0].duration == .seconds(600))
    #expect(whole.wholeTrack?.files == ["Content/trips/whole.gpx"])
    #expect(whole.legs[0].track?.files == ["Content/trips/walk.gpx"])
  }

  // MARK: Hiding

  @Test func isCutWhereCirclesHideIt() throws {
    func settings(_ longitude: Double, _ radius: Int) -> [String: String] {
      let circle = "{\"latitude\": 0.0000001, \"longitude\": \(longitude), \"radius\": \(radius)}"
      return ["Content/site.json": "{\"hidden\": [\(circle)]}"]
    }
    let trip = Self.times + "track: walk.gpx\ndownload: true"
    let cut = try load(trip, settings(0.0000001, 100))
    let track = try #require(cut.content.trips.first?.model.wholeTrack)
    #expect(track.distance < 1_113.195 - 100)
    #expect((track.start?.seconds ?? 0) > 1_777_629_600)
    let circles = cut.content.settings.hidden
    #expect(
      track.lines.joined().allSatisfy {
        !circles.hold(latitude: $0.latitude, longitude: $0.longitude)
      })
    let hidden = try load(trip, settings(0.0050001, 5_000))
    #expect(hidden.ids.filter { $0 != "content-guessable-circle" }.isEmpty)
    let model = try #require(hidden.content.trips.first?.model)
    #expect(model.wholeTrack == nil && !model.hasDownload && model.legs[0].actualDeparture == nil)
    let unknown = try load("track: walk.gpx", settings(0.0050001, 5_000))
    #expect(
      unknown.report.contains("hidden circles hide all of the track, so 'departure' and 'arr"))
  }

  /// Other files are published as their authors left them. A track must not be.
  @Test func isNoFileThatIsPublished() throws {
    let loaded = try load(
      Self.times + "track: walk.gpx", ["Content/trips/other.gpx": Self.gpx()])
    #expect(loaded.content.assets.map(\.path) == ["Content/trips/other.gpx"])
  }

  // MARK: Mistakes

  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static func mistake(
    _ name: String, _ lines: String, _ files: [String: String] = [:], report: String
  ) -> Mistake {
    Mistake(
      name, ["Content/trips/a.md": "---\n\(lines)\n---\n"].merging(files) { $1 }, report: report)
  }

  private static let cases = [
    mistake(
      "files that are none", times + "track: [wallk.gpx, /walk.json, walk.fit, ../../walk.gpx]",
      ["Content/trips/walk.gpx": gpx()],
      report: """
        Content/trips/a.md:4:9: error[content-track-missing]: there is no track 'wallk.gpx'
            4 | track: [wallk.gpx, /walk.json, walk.fit, ../../walk.gpx]
              |         ^~~~~~~~~ did you mean 'walk.gpx'?
        Content/trips/a.md:4:20: error[content-track-format]: Zoetrope reads a '.json' file here as a page, not as a track
            4 | track: [wallk.gpx, /walk.json, walk.fit, ../../walk.gpx]
              |                    ^~~~~~~~~~ name it '.geojson'
        Content/trips/a.md:4:32: error[content-track-format]: the format of the track 'walk.fit' isn't supported
            4 | track: [wallk.gpx, /walk.json, walk.fit, ../../walk.gpx]
              |                                ^~~~~~~~ export it as GPX (.gpx), GeoJSON (.geojson) or KML (.kml)
        Content/trips/a.md:4:42: error[content-track-missing]: the track '../../walk.gpx' is outside 'Content'
            4 | track: [wallk.gpx, /walk.json, walk.fit, ../../walk.gpx]
              |                                          ^~~~~~~~~~~~~~ copy the file into 'Content', preferably next to the trip

        """),
    mistake(
      "a file that breaks off", times + "track: walk.gpx",
      ["Content/trips/walk.gpx": "<gpx>\n  <trk><trkseg><trkpt lat=\"x\" lon=\"1\"/>"],
      report: """
        Content/trips/walk.gpx:2:16: error[content-track-damaged]: 'lat' in the track isn't a number
           note: Content/trips/a.md:4:8: a trip names it here

        """),
    mistake(
      "values that can't be used", times + "track: walk.gpx",
      [
        "Content/trips/walk.gpx": """
        <gpx><trk><trkseg>
        <trkpt lat="95" lon="1"/>
        <trkpt lat="0" lon="1"><ele>high</ele></trkpt>
        <trkpt lat="-91" lon="1"/>
        <trkpt lat="0" lon="1.1"/>
        </trkseg></trk></gpx>
        """
      ],
      report: """
        Content/trips/walk.gpx:2:26: warning[content-track-oddity]: 2 points aren't on Earth and are skipped; the first is here
           note: Content/trips/a.md:4:8: a trip names it here
        Content/trips/walk.gpx:3:33: warning[content-track-oddity]: 1 elevation isn't valid and is skipped
           note: Content/trips/a.md:4:8: a trip names it here

        """),
    mistake(
      "a track without times", "track: walk.gpx",
      ["Content/trips/walk.gpx": gpx(day: nil)],
      report: """
        Content/trips/a.md:2:8: error[content-track-without-times]: the track has no times, so 'departure' and 'arrival' are unknown
            2 | track: walk.gpx
              |        ^~~~~~~~ write 'departure' and 'arrival'

        """),
    mistake(
      "a track of another day", times + "track: walk.gpx",
      ["Content/trips/walk.gpx": gpx(day: "2026-05-03")],
      report: """
        Content/trips/a.md:4:8: warning[content-track-other-day]: the track was recorded on 2026-05-03, but this departs on 2026-05-01
            4 | track: walk.gpx
              |        ^~~~~~~~ name the track of this leg, or correct the date

        """),
    mistake(
      "nothing to download", times + "download: true",
      report: """
        Content/trips/a.md:4:11: error[content-track-missing]: there is no track to download
            4 | download: true
              |           ^~~~ name its file with 'track'

        """),
  ]
}
