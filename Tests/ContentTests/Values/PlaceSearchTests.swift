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
    ("a.geojson", "", PlaceSearch.Finding.damaged("JSON")),
    ("a.geojsonl", "{}\n[\n", .damaged("JSON")),
    ("a.gpx.gz", "x", .closed("GPX")), ("a.geojson.gz", "x", .closed("compressed GeoJSON")),
    ("a.shp", "x", .closed("Shapefile")),
    ("a.gpkg", "SQLite format 3\0", .closed("GeoPackage")), ("a.zip", "x", .archive("zip")),
    ("a", "PK\u{3}\u{4}x", .archive("zip")), ("a.css.br", "x", .archive("Brotli")),
    ("a.db", "SQLite format 3\0", .archive("SQLite")),
  ])
  func whatCannotBeReadIsInDoubt(path: String, text: String, found: PlaceSearch.Finding) throws {
    #expect(try finding(path, text) == found)
  }

  @Test(arguments: [
    #"{"a": 1, "a": 2, "at": [38.718341, "x", 4.5, -9.142867]}"#,
    "{\"lat\": 387183410, /* here */ \"lon\": -91428670}",
  ])
  func findsAPlaceInJSONWithCommentsAndRepeatedNames(text: String) throws {
    #expect(try finding("a.json", text) == .place(at: nil))
  }

  @Test(arguments: [
    #"{"a": 1, "a": 2}"#, "{\"a\": 1.5 // note\n}",
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ])
  func publishesJSONThatTheParserRefuses(text: String) throws {
    #expect(try finding("a.json", text) == nil)
    #expect(try finding("a.ndjson", "{}\n" + text) == nil)
  }

  @Test func amountsAreNoPlaces() throws {
    let circle = try HiddenCircle(latitude: 48.8531, longitude: 2.3499, radius: 1_000)
    let search = PlaceSearch([circle])
    var random = SystemRandomNumberGenerator()
    var rows = ["date,fee,amount,rate,tax,balance"]
    for _ in 0..<1_000 {
      rows.append(
        (0..<6).map { _ in
          let cents = Int.random(in: 0..<6_000, using: &random)
          return "\(cents / 100).\(cents / 10 % 10)\(cents % 10)"
        }.joined(separator: ","))
    }
    rows.append("48.85,2.35,48.86,2.34,48.85,2.36")
    let table = rows.joined(separator: "\n")
    #expect(search.finding(in: Array(table.utf8), of: "a.csv") == nil)
    let lists = rows.dropFirst().map { "[\($0)]" }.joined(separator: ",")
    #expect(search.finding(in: Array("{\"rows\": [\(lists)]}".utf8), of: "a.json") == nil)
    let named = "lat,lon,note\n48.85,2.35,x\n"
    #expect(search.finding(in: Array(named.utf8), of: "a.csv") == .place(at: 13))
  }

  @Test func membersOfALongObjectAreAPlaceBesideEachOtherOrByTheirNames() throws {
    let others = (0..<500).map { "\"k\($0)\": \($0).1234" }.joined(separator: ", ")
    #expect(try finding("a.json", "{\"a\": 38.718341, \(others), \"b\": -9.142867}") == nil)
    #expect(
      try finding("a.json", "{\"fromLat\": 38.718341, \(others), \"fromLng\": -9.142867}") != nil)
    #expect(try finding("a.json", "{\(others), \"a\": 38.718341, \"b\": -9.142867}") != nil)
  }

  @Test func columnsFarApartAreAPlaceByTheirNames() throws {
    let others = (0..<100).map { "\"k\($0)\": [1, 2]" }.joined(separator: ", ")
    let text = "{\"lat\": [38.71, 38.718], \(others), \"lon\": [-9.1, -9.143]}"
    #expect(try finding("a.json", text) == .place(at: 0))
  }

  @Test(arguments: ["a.docx", "a.epub"]) func documentsAreNoArchives(path: String) throws {
    #expect(try finding(path, "PK\u{3}\u{4}\u{0}x") == nil)
  }
}
