import Testing

@testable import Tracks

@Suite struct LimitTests {
  @Test func areThoseOfTheManual() {
    let limits = TrackLimits()
    #expect(limits.bytes == 52_428_800)
    #expect(limits.points == 1_000_000)
    #expect(limits.depth == 64)
  }

  @Test func takesFileOfExactlyTheMostBytes() {
    let limits = TrackLimits()
    var bytes = Array(Sample.gpx("<trkpt lat=\"1\" lon=\"2\"/>").utf8)
    bytes += [UInt8](repeating: 0x20, count: limits.bytes - bytes.count)
    #expect(throws: Never.self) { try TrackFile(bytes, format: .gpx) }
    bytes.append(0x20)
    #expect(
      throws: TrackFault(.limit(.bytes(bytes.count, most: limits.bytes)), at: .start)
    ) { try TrackFile(bytes, format: .gpx) }
  }

  /// A file with a number of points in each format.
  private static func file(_ points: Int, _ format: TrackFormat, hasTimes: Bool = false) -> String {
    func all(_ text: String) -> String { String(repeating: text, count: points) }
    switch format {
    case .gpx: return Sample.gpx(all("<trkpt lat=\"1\" lon=\"2\"/>"))
    case .kml where hasTimes:
      return
        "<kml><Track>\(all("<when>2024-01-01T00:00:00Z</when><coord>1 2</coord>"))</Track></kml>"
    case .kml:
      return "<kml><LineString><coordinates>\(all("2,1 "))</coordinates></LineString></kml>"
    case .geoJSON:
      return "{\"type\":\"LineString\",\"coordinates\":[\(all("[2,1],").dropLast())]}"
    }
  }

  @Test(arguments: TrackFormat.allCases)
  func countsPointsFromBothSides(format: TrackFormat) throws {
    var limits = TrackLimits()
    limits.points = 100
    #expect(try TrackFile(Self.file(100, format), format, limits).track.points.count == 100)
    #expect(fault(Self.file(101, format), format, limits)?.reason == .limit(.points(most: 100)))
  }

  @Test func countsPointsOfTracksWithTimes() throws {
    var limits = TrackLimits()
    limits.points = 100
    let file = try TrackFile(Self.file(100, .kml, hasTimes: true), .kml, limits)
    #expect(file.track.points.count == 100)
    let more = Self.file(101, .kml, hasTimes: true)
    #expect(fault(more, .kml, limits)?.reason == .limit(.points(most: 100)))
  }

  @Test func countsPointsThatAreLeftOut() {
    var limits = TrackLimits()
    limits.points = 3
    let text = Sample.gpx(String(repeating: "<trkpt lat=\"NaN\" lon=\"2\"/>", count: 4))
    #expect(fault(text, .gpx, limits)?.reason == .limit(.points(most: 3)))
  }
}
