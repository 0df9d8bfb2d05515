import TestSupport
import Testing

@testable import Tracks

@Suite struct GeoJSONReaderTests {
  @Test func readsLinesAndPointsInFeatures() throws {
    let file = try TrackFile(
      """
      {"features": [
        {"type": "Feature", "properties": {"type": "Point", "a": [1, {"b": "}]"}]}, "bbox": [1, 2],
         "geometry": {"coordinates": [[1.5, 2.5, 30], [3.5, -4.5e0]], "type": "LineString"}},
        {"type": "Feature", "geometry": null, "properties": null},
        {"type": "Feature", "properties": {}, "geometry": {"type": "GeometryCollection",
         "geometries": [{"type": "Point", "coordinates": [5, 6, 7, 8]},
          {"type": "MultiPoint", "coordinates": [[7, 8], [9, 10]]},
          {"type": "Polygon", "coordinates": [[[1, 2], [3, 4], [5, 6], [1, 2]]]},
          {"type": "MultiLineString", "coordinates": [[[1, 1], [2, 2]], [], [[3, 3]]]}]}}
      ], "type": "FeatureCollection"}
      """, .geoJSON)
    #expect(file.track.segments == [0..<2, 2..<4, 4..<5])
    #expect(file.track.points[0] == Point(latitude: 2.5, longitude: 1.5, elevation: 30))
    #expect(file.track.points[1] == Point(latitude: -4.5, longitude: 3.5))
    #expect(file.waypoints.latitudes == [6, 8, 10])
    #expect(file.oddities[.otherGeometry]?.number == 1)
  }

  @Test(arguments: [
    (
      "{\"type\": \"LineString\", \"coordinates\": 1️⃣[1, 2]}",
      TrackFault.Reason.form("coordinates", expected: "a list of positions")
    ),
    (
      "{\"type\": \"Point\", \"coordinates\": 1️⃣[[1, 2]]}",
      .form("coordinates", expected: "a position")
    ),
    (
      "{\"type\": \"MultiLineString\",\n\"coordinates\": [[[1, 2]], 1️⃣[3, 4]]}",
      .form("coordinates", expected: "lists of one nesting")
    ),
    ("1️⃣{\"type\": \"Topology\", \"arcs\": []}", .otherRoot("Topology", expected: "GeoJSON")),
    ("1️⃣{\"coordinates\": [1, 2]}", .missing("type", in: "object")),
    ("1️⃣{\"type\": \"Point\"}", .missing("coordinates", in: "Point")),
    ("{\"type\": \"Point\", \"coordinates\": [11️⃣]}", .missing("latitude", in: "position")),
    ("{\"type\": \"Point\", \"coordinates\": [1️⃣null, 2]}", .number("null", of: "longitude")),
    ("{\"type\": \"Point\", \"coordinates\": [1, 1️⃣\"2\"]}", .number("\"", of: "latitude")),
    ("{\"type\": \"Point\" 1️⃣\"coordinates\": [1, 2]}", .syntax("',' expected")),
    ("{\"type\": \"Point\", 1️⃣}", .syntax("a quoted text expected")),
    ("{\"a\": 1️⃣tru, \"type\": \"Point\"}", .syntax("a value expected")),
    ("{\"é\": 1️⃣\"x\n\"}", .syntax("a text that isn't closed")),
    ("{\"type\": \"Point\", \"coordinates\": [1, 2]} 1️⃣{}", .syntax("nothing more expected")),
    ("1️⃣[]", .syntax("'{' expected")),
  ])
  func placesFaults(text: String, reason: TrackFault.Reason) throws {
    let marked = MarkedText(text)
    let mark = try #require(marked.marks[1])
    let found = try #require(fault(marked.text, .geoJSON))
    #expect(found.reason == reason)
    #expect((found.place.line, found.place.column) == (mark.line, mark.column))
  }

  @Test func limitsNesting() {
    func nested(_ depth: Int) -> TrackFault.Reason? {
      let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return fault("{\"a\": \(lists), \"type\": \"Feature\"}", .geoJSON)?.reason
    }
    #expect(nested(63) == .noPoints)
    #expect(nested(64) == .limit(.depth(most: 64)))
    #expect(nested(100_000) == .limit(.depth(most: 64)))
    let geometries = String(repeating: "{\"geometries\":[", count: 100_000)
    #expect(fault(geometries, .geoJSON)?.reason == .limit(.depth(most: 64)))
    let coordinates = String(repeating: "[", count: 100_000)
    #expect(
      fault("{\"coordinates\":\(coordinates)", .geoJSON)?.reason == .limit(.depth(most: 64)))
  }

  @Test func refusesUTF16() throws {
    let text = Array("{\"type\": \"Point\", \"coordinates\": [1, 2]}".utf8)
    #expect(throws: TrackFault(.encoding("UTF-16"), at: .start)) {
      try TrackFile(text.flatMap { [$0, 0] }, format: .geoJSON)
    }
    let file = try TrackFile([0xEF, 0xBB, 0xBF] + text, format: .geoJSON)
    #expect(file.waypoints.count == 1)
  }
}
