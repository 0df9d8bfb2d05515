import TestSupport
import Testing

@testable import Tracks

@Suite struct GPXReaderTests {
  @Test func readsTracksRoutesAndWaypoints() throws {
    let file = try TrackFile(
      """
      <?xml version="1.0"?>
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata><name>Home</name><bounds minlat="1" minlon="1" maxlat="2" maxlon="2"/></metadata>
        <wpt lat="1.5" lon="2.5"><ele>7</ele><name>Spring</name></wpt>
        <rte><rtept lat="3" lon="4"/><rtept lat="5" lon="6"/></rte>
        <trk><name>Way</name>
          <trkseg>
            <trkpt lat="10.25" lon="-20.5"><ele>100.5</ele><time>2024-02-29T23:59:59.250Z</time>
              <extensions><x:hr xmlns:x="y"><ele>5</ele></x:hr></extensions></trkpt>
            <trkpt lat="+11" lon="-21."/>
          </trkseg>
          <trkseg><trkpt lat="12" lon="-22"/></trkseg><trkseg/>
        </trk>
      </gpx>
      """, .gpx)
    #expect(file.track.segments == [0..<2, 2..<3])
    #expect(
      file.track.points[0]
        == Point(latitude: 10.25, longitude: -20.5, elevation: 100.5, time: 1_709_251_199_250))
    #expect(file.track.points[1] == Point(latitude: 11, longitude: -21))
    #expect(file.route.segments == [0..<2])
    #expect(file.waypoints[0] == Point(latitude: 1.5, longitude: 2.5, elevation: 7))
    #expect(file.way == file.track)
    #expect(file.oddities[.pointWithoutTime]?.number == 1)
  }

  @Test func takesRouteWhereNothingWasRecorded() throws {
    let file = try TrackFile(
      "<gpx><rte><rtept lat='3' lon='4'/></rte><trk><trkseg/></trk></gpx>", .gpx)
    #expect(file.way == file.route)
  }

  @Test func readsPrefixedNamesAndPassesOverOthers() throws {
    let file = try TrackFile(
      """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/0" xmlns:o="o"><g:trk><o:trkseg><o:trkpt/>
      </o:trkseg><g:trkseg><o:trkpt lat="5" lon="5"/><g:trkpt lat="1" lon="2"><o:ele>9</o:ele>
      <g:ele> 3 </g:ele></g:trkpt></g:trkseg></g:trk></g:gpx>
      """, .gpx)
    #expect(file.track.points.count == 1)
    #expect(file.track.points[0] == Point(latitude: 1, longitude: 2, elevation: 3))
  }

  @Test func readsOtherEncodingsOfXML() throws {
    let text = Sample.gpx("<trkpt lat=\"1\" lon=\"2\"><name>é</name></trkpt>")
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
      + text.unicodeScalars.map { UInt8($0.value) }
    for bytes in [utf16, latin, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try TrackFile(bytes, format: .gpx).track.points.count == 1)
    }
  }

  @Test(arguments: [
    (Sample.gpx("\n 1️⃣<trkpt lat='1'/>"), TrackFault.Reason.missing("lon", in: "trkpt")),
    (Sample.gpx("\n\n1️⃣<trkpt lat='5,5' lon='3'/>"), .number("5,5", of: "lat")),
    (Sample.gpx("1️⃣<trkpt lat='0x10' lon='3'/>"), .number("0x10", of: "lat")),
    (Sample.gpx("1️⃣<trkpt lat='' lon='3'/>"), .number("", of: "lat")),
    ("1️⃣<kml/>", .otherRoot("kml", expected: "gpx")),
    ("<gpx><trk>\n</1️⃣trkseg></gpx>", .syntax("mismatched tag")),
    ("<gpx/>1️⃣<gpx/>", .syntax("junk after document element")),
    ("1️⃣Hello", .syntax("syntax error")),
    ("<gpx><trk>1️⃣&home;</trk></gpx>", .syntax("undefined entity")),
  ])
  func placesFaults(text: String, reason: TrackFault.Reason) throws {
    let marked = MarkedText(text)
    let mark = try #require(marked.marks[1])
    let found = try #require(fault(marked.text, .gpx))
    #expect(found.reason == reason)
    #expect((found.place.line, found.place.column) == (mark.line, mark.column))
    #expect(TrackPlace(offset: found.place.offset, in: Array(marked.text.utf8)) == found.place)
  }

  @Test(arguments: [
    ("", TrackFault.Reason.empty), (" \n\t", .empty), ("<gpx></gpx>", .noPoints),
    ("PK\u{3}\u{4}rest", .compressed),
    ("<?xml version='1.0' encoding='windows-1252'?><gpx/>", .encoding("windows-1252")),
    ("<?xml version='1.0' encoding='utf-16'?><gpx/>", .encoding("utf-16")),
  ])
  func saysWhatNoFileIs(text: String, reason: TrackFault.Reason) {
    #expect(fault(text, .gpx)?.reason == reason)
  }

  @Test func saysBytesThatAreNotUTF8() {
    let bytes = Array("<gpx>\n<name>".utf8) + [0xE9, 0x20] + Array("</name></gpx>".utf8)
    #expect(throws: TrackFault(.encoding(nil), at: TrackPlace(offset: 12, line: 2, column: 7))) {
      try TrackFile(bytes, format: .gpx)
    }
  }
}
