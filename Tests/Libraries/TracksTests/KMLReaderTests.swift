import Testing

@testable import Tracks

@Suite struct KMLReaderTests {
  private static func kml(_ text: String) -> String {
    "<kml xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\">"
      + "<Document><Folder><Placemark>\(text)</Placemark></Folder></Document></kml>"
  }

  @Test func readsLinesAndPoints() throws {
    let file = try TrackFile(
      Self.kml(
        """
        <MultiGeometry><LineString><tessellate>1</tessellate><coordinates>
          1.5,2.5,30 3.5,4.5,40
          5.5,6.5</coordinates></LineString>
        <LineString><coordinates>7,8</coordinates></LineString></MultiGeometry>
        <Point><coordinates>-9,10,11</coordinates></Point>
        """), .kml)
    #expect(file.track.segments == [0..<3, 3..<4])
    #expect(file.track.points[0] == Point(latitude: 2.5, longitude: 1.5, elevation: 30))
    #expect(file.track.points[2] == Point(latitude: 6.5, longitude: 5.5))
    #expect(file.waypoints[0] == Point(latitude: 10, longitude: -9, elevation: 11))
  }

  @Test func readsTracksWithTheirTimes() throws {
    let file = try TrackFile(
      Self.kml(
        """
        <gx:MultiTrack><gx:Track><altitudeMode>absolute</altitudeMode>
          <when>2024-01-01T00:00:00Z</when><when>2024-01-01T00:01:00+01:00</when>
          <when>2024-01-01T00:02:00Z</when>
          <gx:coord> 1  2\t3 </gx:coord><gx:coord/><gx:coord>4 5 6</gx:coord>
          <gx:angles>1 2 3</gx:angles>
        </gx:Track><Track><when>2024-01-02T00:00:00Z</when><coord>1 2</coord></Track></gx:MultiTrack>
        """), .kml)
    #expect(file.track.segments == [0..<2, 2..<3])
    #expect(
      file.track.points[1]
        == Point(latitude: 5, longitude: 4, elevation: 6, time: 1_704_067_320_000))
    #expect(file.oddities.isEmpty)
  }

  @Test func takesElevationZeroThroughoutForUnknown() throws {
    let file = try TrackFile(
      Self.kml("<LineString><coordinates>1,2,0 3,4,0</coordinates></LineString>"), .kml)
    #expect(!file.track.points.hasElevations)
    let mixed = try TrackFile(
      Self.kml("<LineString><coordinates>1,2,0 3,4,1</coordinates></LineString>"), .kml)
    #expect(mixed.track.points[0].elevation == 0)
  }

  @Test func leavesOutAreas() throws {
    let ring = "<LinearRing><coordinates>1,2 3,4 5,6 1,2</coordinates></LinearRing>"
    let file = try TrackFile(
      Self.kml(
        "<Polygon><outerBoundaryIs>\(ring)</outerBoundaryIs></Polygon>"
          + "<Point><coordinates>1,2</coordinates></Point>"), .kml)
    #expect(file.track.isEmpty)
    #expect(file.oddities[.otherGeometry]?.number == 1)
  }

  @Test(arguments: [
    ("<LineString><coordinates>1, 2</coordinates></LineString>", "1,"),
    ("<LineString><coordinates>1,2,3,4</coordinates></LineString>", "1,2,3,4"),
    ("<Point><coordinates>north</coordinates></Point>", "north"),
    ("<gx:Track><gx:coord>5</gx:coord></gx:Track>", "5"),
  ])
  func saysWhatIsNoPosition(text: String, shown: String) {
    #expect(
      fault(Self.kml(text), .kml)?.reason
        == .form(shown, expected: "longitude, latitude and elevation"))
  }

  @Test func readsPositionsAcrossPiecesOfText() throws {
    // Expat passes each line, and the text after 256 KB, as a separate piece.
    let positions = (0..<60_000).map { "\($0 % 90).125,\($0 % 80).25" }
    let file = try TrackFile(
      Self.kml(
        "<LineString><coordinates>\(positions.joined(separator: " "))</coordinates></LineString>"),
      .kml)
    #expect(file.track.points.count == 60_000)
    let expected = (0..<60_000).map { Double($0 % 80) + 0.25 }
    #expect(file.track.points.latitudes.reduce(0, +) == expected.reduce(0, +))
  }
}
