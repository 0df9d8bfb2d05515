import Content
import Testing
import Tracks

/// Places inside of a hidden circle are found in every form that files of data have.
@Suite struct PlaceSearchTests {
  /// A home at 38.718341, -9.142867 is inside; Porto and Faro are not.
  private func finding(_ path: String, _ bytes: [UInt8]) throws -> PlaceSearch.Finding? {
    let circle = try HiddenCircle(latitude: 38.7213358, longitude: -9.1402791, radius: 500)
    return PlaceSearch([circle]).finding(in: bytes, of: "Content/public/" + path)
  }

  private func finding(_ path: String, _ text: String) throws -> PlaceSearch.Finding? {
    try finding(path, Array(text.utf8))
  }

  private static let hidden = [
    ("a.geojson", #"{"type": "Point", "coordinates": [-9.142867, 38.718341]}"#),
    ("a.geojson", #"{"type": "Point", "coordinates": [38.718341, -9.142867]}"#),
    (
      "a.geojson",
      #"{"type": "LineString", "coordinates": [[-8.6, 41.1], [-9.142867, 38.718341, 90]]}"#
    ),
    ("a.geojson", #"{"coordinates": [-1017738.0, 4681577.2]}"#),
    ("a.geojson", #"{"coordinates": ["-9.142867", "38.718341"]}"#),
    ("a.json", #"{"lat": 38.718341, "ele": 90.5, "name": "x", "lon": -9.142867}"#),
    ("a.json", #"{"latitudeE7": 387183410, "longitudeE7": -91428670}"#),
    (
      "a.json",
      #"{"latitude": {"doubleValue": 38.718341}, "longitude": {"doubleValue": -9.142867}}"#
    ),
    ("a.json", #"{"lat": [41.1, 38.718341], "n": [1, 2], "lng": [-8.6, -9.142867]}"#),
    ("a.json", #"{"lat": "38,718341", "lon": "-9,142867"}"#),
    ("a.json", #"{"lat": "38.718341 N", "lon": "9.142867 W"}"#),
    ("a.json", #"{"at": "geo:38.718341,-9.142867"}"#),
    ("a.json", #"{"at": "38.718341°, -9.142867°"}"#),
    ("a.json", #"{"wkt": "LINESTRING (-8.6 41.1, -9.142867 38.718341)"}"#),
    ("a.json", #"{"lat": 38.718341, "lon": 350.857133}"#),
    ("a.json", #"{"points": "sdikF|uxv@"}"#),
    (
      "a.json",
      #"{"type": "Topology", "transform": {"scale": [0.0001, 0.0001], "translate": [-10, 38]}, "#
        + #""arcs": [[[8000, 7000], [571, 183], [10, 10]]], "objects": {}}"#
    ),
    (
      "a.topojson",
      #"{"type": "Topology", "transform": {"scale": [0.0001, 0.0001], "translate": [-10, 38]}, "#
        + #""arcs": [], "objects": {"x": {"type": "Point", "coordinates": [8571, 7183]}}}"#
    ),
    (
      "a.topojson",
      #"{"type": "Topology", "arcs": [[[-9.142867, 38.718341], [-9, 38]]], "objects": {}}"#
    ),
    (
      "a.ndjson",
      "{}\n{\"lat\": 38.718341, \"name\": \"a long name with 3.5 numbers\", \"lon\": -9.142867}\n"
    ),
    ("a.csv", "name,lat,note,lon\nHome,38.718341,1.5,-9.142867\n"),
    ("a.csv", "name;lat;lon\nHome;38,718341;-9,142867\n"),
    ("a.csv", "\"lat\",\"lon\"\r\n\"38,718341\",\"-9,142867\"\r\n"),
    ("a.csv", "name,at\nHome,\"38.718341,-9.142867\"\n"),
    ("a.csv", "name,at\nHome,POINT(-9.142867 38.718341)\n"),
    ("a.csv", "lat,387183410,lon,-91428670\n"),
    ("a.csv", "lat,41.1,38.718341\nlon,-8.6,-9.142867\n"),
    ("a.tsv", "38.718341\tx\t-9.142867\n"),
    ("a.txt", "We live at 38.718341, -9.142867."),
    ("a.xml", #"<gpx><trkpt lat="38.718341" lon="-9.142867"/></gpx>"#),
    ("a.html", "<script>go([38.718341, -9.142867])</script>"),
  ]

  @Test(arguments: hidden) func findsAPlaceInside(path: String, text: String) throws {
    guard case .place = try finding(path, text) else {
      Issue.record("\(String(describing: try finding(path, text)))")
      return
    }
  }

  @Test(arguments: [
    (
      "a.geojson", #"{"type": "LineString", "coordinates": [[-8.61099, 41.14961], [-7.93, 37.01]]}"#
    ),
    ("a.json", #"{"lat": 41.14961, "lon": -8.61099, "year": 2024, "n": [1, 2, 38, 9]}"#),
    ("a.csv", "date,amount,balance\n2024-01-10,-25.90,38.71\n"), ("a.txt", "38.7 and then 9.1"),
    (
      "a.topojson",
      #"{"type": "Topology", "transform": {"scale": [0.0001, 0.0001], "translate": [-9, 41]}, "#
        + #""arcs": [[[3000, 1000], [571, 183]]], "objects": {}}"#
    ),
    ("a.json", "[]"), ("a.csv", ""), ("a.css", "a { width: 38.718341% }"),
  ])
  func otherPlacesArePublished(path: String, text: String) throws {
    #expect(try finding(path, text) == nil)
  }

  @Test func saysWhereThePlaceIs() throws {
    #expect(try finding("a.csv", "a,b\n1,2\n38.718341,-9.142867\n") == .place(at: 8))
    #expect(try finding("a.json", #"{"a": {"x": 387183410, "y": -91428670}}"#) == .place(at: 6))
  }

  @Test func readsUTF16() throws {
    let units = Array("lat\tlon\n38.718341\t-9.142867\n".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try finding("a.csv", little) == .place(at: nil))
    #expect(try finding("a.csv", big) == .place(at: nil))
    #expect(try finding("a.csv", Array(little.dropFirst(2))) == .damaged("text"))
  }

  @Test(arguments: [
    ("a.json", "{", PlaceSearch.Finding.damaged("JSON")), ("a.geojson", "", .damaged("JSON")),
    ("a.json", "{\"a\": 1, \"a\": 2}", .damaged("JSON")), ("a.ndjson", "{}\n[\n", .damaged("JSON")),
    ("a.gpx.gz", "x", .closed("gzip")), ("a.zip", "x", .closed("zip")),
    ("a", "PK\u{3}\u{4}x", .closed("zip")), ("a.shp", "x", .closed("Shapefile")),
  ])
  func whatCannotBeReadIsInDoubt(path: String, text: String, found: PlaceSearch.Finding) throws {
    #expect(try finding(path, text) == found)
  }

  @Test func manyNumbersAroundACircleCountAsInside() throws {
    let numbers = (0..<2_000).flatMap { ["38.717\($0)", "-9.135\($0)"] }
    let members = numbers.enumerated().map { "\"k\($0)\": \($1)" }.joined(separator: ", ")
    #expect(try finding("a.json", "{\(members)}") != nil)
  }

  @Test(arguments: ["a.docx", "a.epub"]) func documentsAreNoArchives(path: String) throws {
    #expect(try finding(path, "PK\u{3}\u{4}\u{0}x") == nil)
  }
}
