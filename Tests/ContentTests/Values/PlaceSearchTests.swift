import Content
import Pictures
import Testing
import Tracks

/// Places inside a hidden circle are found in every format of data files.
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
    ("a.csv", "name,Breite,Länge\nHome,38.72,-9.14\n"),
    ("a.csv", "name,lat,lon\nHome,\"38°43'06\"\"N\",\"9°08'34\"\"W\"\n"),
    ("a.csv", "name;lat;lon\nHome;38 43.100 N;9 08.572 W\n"),
    ("a.csv", "name,note,lat,lon\nHome,a long word that stands between, N38 43.100, W9 08.572\n"),
    ("a.csv", "lon,where,lat\n9.142867 O,x,38.718341 N\n"),
    ("a.csv", "d,m,s,to,d,m,s,to\n38,43,06,N,9,08,34.3,W\n"),
    ("a.csv", "name,geohash\nHome,eyckrbq\n"),
    ("a.json", #"{"lat": "38°43'06\"N", "lon": "9°08'34\"W"}"#),
    ("a.json", "{\"lat\": \"38\\u00b043'06\\\"N\", \"at\": 1, \"lon\": \"9\\u00b008'34\\\"W\"}"),
    ("a.json", #"{"code": "8CCGPV94+8V"}"#), ("a.txt", "https://plus.codes/8CCGPV94%2B8V"),
    ("a.txt", "lat 38.718341, 90.5 m high, lon -9.142867"),
    ("a.txt", "https://www.google.com/maps/place/x/data=!3d38.718341!4d-9.142867"),
    ("a.txt", "https://www.openstreetmap.org/#map=15/38.7183/-9.1429"),
    ("a.txt", "exif:GPSLatitude=\"38,43.1N\" exif:GPSLongitude=\"9,8.572W\""),
    ("a.txt", "38.718341 south, 9.142867 west? No: 38.718341 north, 9.142867 west."),
    ("a.ics", "BEGIN:VEVENT\r\nGEO:38.71\r\n 8341;-9.142867\r\n"),
    ("a.vcf", "BEGIN:VCARD\nGEO:geo:38.718341,\n -9.142867\n"),
    ("a.svg", "<svg><title>Home, 38.718341 -9.142867</title></svg>"),
    ("a.svg", "<svg><text>38.718<tspan>341</tspan> N</text><text>9.142867 W</text></svg>"),
    ("a.svg", "<svg><a href='geo:38.718341,-9.142867'/></svg>"),
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
    (
      "a.svg",
      "<svg><title>38.7</title><path d='M38.718341-9.142867L38.718341,-9.142867'/></svg>"
    ),
    ("a.txt", "Open 12:05-18:30, from 38 to 43 euros, 9 to 14 W."),
    ("a.csv", "date,from,to\n2024-05-01,38 43,9 08\n"), ("a.txt", "the word geohashes; xxyyzz1"),
    ("a.json", "[]"), ("a.csv", ""), ("a.css", "a { width: 38.718341% }"),
  ])
  func otherPlacesArePublished(path: String, text: String) throws {
    #expect(try finding(path, text) == nil)
  }

  /// A line between two places outside passes the home.
  @Test(arguments: [
    ("a.geojson", #"{"type": "LineString", "coordinates": [[-9.3, 38.718], [-9.0, 38.719]]}"#),
    (
      "a.geojson",
      #"{"type": "MultiLineString", "coordinates": [[[-8, 41], [-8, 42]], [[-9.14, 38], [-9.142, 39]]]}"#
    ),
    ("a.geojson", #"{"coordinates": [[-1035000, 4681577], [-1000000, 4681577]]}"#),
    (
      "a.topojson",
      #"{"type": "Topology", "transform": {"scale": [0.001, 0.001], "translate": [-10, 38]}, "#
        + #""arcs": [[[700, 718], [300, 1]]], "objects": {}}"#
    ),
    (
      "a.topojson",
      #"{"type": "Topology", "arcs": [[[-9.3, 38.718], [-9.0, 38.719]]], "objects": {}}"#
    ),
    ("a.json", #"{"way": "obikF~kww@?_ry@"}"#),
  ])
  func findsALineThroughACircle(path: String, text: String) throws {
    guard case .line = try finding(path, text) else {
      Issue.record("\(String(describing: try finding(path, text)))")
      return
    }
  }

  @Test(arguments: [
    #"{"type": "MultiPoint", "coordinates": [[-9.3, 38.718], [-9.0, 38.719]]}"#,
    #"{"type": "LineString", "coordinates": [[-9.3, 38.73], [-9.0, 38.73]]}"#,
    #"{"type": "LineString", "coordinates": [[-9.3, 38.718], [-9.2, 38.719]]}"#,
    #"{"type": "Polygon", "coordinates": [[[-180, -90], [180, -90], [180, 90], [-180, -90]]]}"#,
  ])
  func publishesLinesThatGoElsewhere(text: String) throws {
    #expect(try finding("a.geojson", text) == nil)
  }

  // MARK: Archives

  /// An archive of files, stored or compressed.
  private func zip(_ files: [(String, String)]) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for (index, (name, text)) in files.enumerated() {
      let isStored = index.isMultiple(of: 2)
      let plain = Array(text.utf8)
      // A zlib stream has a head of two bytes and a checksum of four.
      let data = isStored ? plain : Array(Inflation.zlib(storing: plain).dropFirst(2).dropLast(4))
      let facts =
        [20, 0, 0, 0] + number(isStored ? 0 : 8, 2) + number(0, 8) + number(data.count, 4)
        + number(plain.count, 4) + number(name.utf8.count, 2) + number(0, 2)
      list += [0x50, 0x4B, 1, 2, 20, 0] + facts + number(0, 10) + number(bytes.count, 4)
      list += Array(name.utf8)
      bytes += [0x50, 0x4B, 3, 4] + facts + Array(name.utf8) + data
    }
    return bytes + list + [0x50, 0x4B, 5, 6] + number(0, 4) + number(files.count, 2)
      + number(files.count, 2) + number(list.count, 4) + number(bytes.count, 4) + number(0, 2)
  }

  @Test(arguments: [
    (
      "a.docx", "word/document.xml",
      "<w:p><w:t>38.718</w:t></w:r><w:r><w:t>341 -9.142867</w:t></w:p>"
    ),
    (
      "a.xlsx", "xl/worksheets/sheet1.xml",
      "<row><c r=\"A1\"><v>38.718341</v></c><c r=\"B1\"><v>1.5</v></c><c r=\"C1\" s=\"12\" "
        + "note=\"a long attribute that has no meaning\"><v>-9.142867</v></c></row>"
    ),
    ("a.ods", "content.xml", "<c office:value=\"38.718341\"/><c office:value=\"-9.142867\"/>"),
    ("a.zip", "list/places.csv", "lat,lon\n38.718341,-9.142867\n"),
    ("a.epub", "text/one.xhtml", "<p>38.718341, -9.142867</p>"),
  ])
  func looksIntoArchives(path: String, entry: String, text: String) throws {
    let other = ("other.txt", "38.7")
    for files in [[(entry, text), other], [other, (entry, text)]] {
      #expect(try finding(path, zip(files)) == .place(at: nil, in: entry))
    }
    #expect(try finding("b.zip", zip([other, ("c.7z", "x")])) == .archive("zip"))
    #expect(try finding(path, zip([other])) == nil)
  }

  @Test func archivesInArchivesAreRead() throws {
    let inner = String(
      decoding: zip([("a.txt", "38.718341, -9.142867")]), as: UTF8.self)
    #expect(try finding("a.zip", zip([("b.zip", inner)])) == .place(at: nil, in: "a.txt"))
    #expect(try finding("a.zip", zip([("walk.gpx", "<gpx/>")])) == .closed("GPX"))
    #expect(try finding("a.zip", zip([("p.jpg", "\u{FFFD}")])) == nil)
    #expect(try finding("a.zip", zip([("p.heic", "x")])) == .archive("zip"))
  }

  @Test func anEmptyFileOfJSONHasNoPlace() throws {
    #expect(try finding("a.json", "") == nil)
    #expect(try finding("a.geojson", " \n") == nil)
  }

  @Test func aWayInXMLIsInDoubt() throws {
    #expect(try finding("a.xml", "<?xml version='1.0'?>\n<gpx><trk/></gpx>") == .closed("GPX"))
    #expect(try finding("a.xml", "<a>gpx</a>") == nil)
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
    ("a.geojson", "[", PlaceSearch.Finding.damaged("JSON")),
    ("a.xls", "x", nil), ("a.docx", "PK\u{3}\u{4}\u{0}x", .archive("zip")),
    ("a.geojsonl", "{}\n[\n", .damaged("JSON")),
    ("a.gpx.gz", "x", .closed("GPX")), ("a.geojson.gz", "x", .closed("compressed GeoJSON")),
    ("a.shp", "x", .closed("Shapefile")),
    ("a.gpkg", "SQLite format 3\0", .closed("GeoPackage")), ("a.zip", "x", .archive("zip")),
    ("a", "PK\u{3}\u{4}x", .archive("zip")), ("a.css.br", "x", .archive("Brotli")),
    ("a.db", "SQLite format 3\0", .archive("SQLite")),
  ])
  func whatCannotBeReadIsInDoubt(path: String, text: String, found: PlaceSearch.Finding?) throws {
    #expect(try finding(path, text) == found)
  }

  @Test(arguments: [
    #"{"a": 1, "a": 2, "at": [38.718341, "x", 4.5, -9.142867]}"#,
    "{\"lat\": 387183410, /* here */ \"lon\": -91428670}",
  ])
  func findsAPlaceInJSONWithCommentsAndRepeatedNames(text: String) throws {
    guard case .place = try finding("a.json", text) else {
      Issue.record("\(String(describing: try finding("a.json", text)))")
      return
    }
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
}
