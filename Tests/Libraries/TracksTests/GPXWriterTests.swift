import Testing

@testable import Tracks

@Suite struct GPXWriterTests {
  @Test func writesPlacesAlone() {
    let track = Track(segments: [
      [
        Point(
          latitude: 47.123_456, longitude: -11.000_004, elevation: 612.345, time: 1_709_251_199_900),
        Point(latitude: -0.000_004, longitude: 179.999_996, elevation: -0.04),
        Point(latitude: 90, longitude: -180, time: -1),
      ], [Point(latitude: 1.5, longitude: 2)],
    ])
    let bare = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Zoetrope">
      <trk>
      <trkseg>
      <trkpt lat="47.12346" lon="-11"><ele>612.3</ele></trkpt>
      <trkpt lat="0" lon="-180"><ele>0</ele></trkpt>
      <trkpt lat="90" lon="-180"/>
      </trkseg>
      <trkseg>
      <trkpt lat="1.5" lon="2"/>
      </trkseg>
      </trk>
      </gpx>

      """
    #expect(String(decoding: track.gpx(), as: UTF8.self) == bare)
    let timed = String(decoding: track.gpx(times: true), as: UTF8.self)
    #expect(timed.contains("<ele>612.3</ele><time>2024-02-29T23:59:59Z</time></trkpt>"))
    #expect(timed.contains("lon=\"-180\"><time>1969-12-31T23:59:59Z</time></trkpt>"))
  }

  @Test(arguments: [
    "1900-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2000-02-29T12:30:45Z", "2024-12-31T00:00:00Z",
    "2100-03-01T00:00:01Z", "2199-12-31T23:59:59Z",
  ])
  func writesTimesAsTheyWereRead(time: String) throws {
    let file = try TrackFile(
      Sample.gpx("<trkpt lat=\"1\" lon=\"2\"><time>\(time)</time></trkpt>"), .gpx)
    #expect(String(decoding: file.track.gpx(times: true), as: UTF8.self).contains(">\(time)<"))
  }

  @Test func readsWhatItWrote() throws {
    let track = try Sample.file("hike.gpx").track
    let again = try TrackFile(track.gpx(times: true), format: .gpx)
    #expect(again.oddities.isEmpty)
    #expect(again.track.points.count == track.points.count)
    for index in track.points.indices {
      let (a, b) = (track.points[index], again.track.points[index])
      #expect(abs(a.latitude - b.latitude) <= 5.01e-8 && abs(a.longitude - b.longitude) <= 5.01e-8)
      #expect(a.elevation == b.elevation && a.time == b.time)
    }
    // Writing the track again doesn't change it.
    #expect(try TrackFile(again.track.gpx(times: true), format: .gpx).track == again.track)
  }

  @Test func writesNothingOfFileButItsPlaces() throws {
    let file = try TrackFile(
      """
      <gpx creator="Secret watch"><metadata><name>Secret</name></metadata><wpt lat="8" lon="8"/>
      <trk><name>Secret</name><trkseg><trkpt lat="1" lon="2"><name>Secret</name><time>2024-01-01T00:00:00Z</time>
      <extensions><hr>123</hr></extensions></trkpt></trkseg></trk></gpx>
      """, .gpx)
    let text = String(decoding: file.track.gpx(), as: UTF8.self)
    for part in ["Secret", "2024", "123", "\"8\""] { #expect(!text.contains(part)) }
    #expect(text.contains("<trkpt lat=\"1\" lon=\"2\"/>"))
  }
}
