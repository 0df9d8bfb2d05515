package import Diagnostics
import Paths
package import Tracks

/// Search for places inside of hidden circles in a file that is published as it is.
///
/// In doubt there is one: a file of maps that can't be read is not published.
package struct PlaceSearch {
  /// Result that the owner should know.
  package enum Finding: Sendable, Hashable {
    /// A place, at an offset; `nil` where that isn't known.
    case place(at: Int?)
    /// A format of maps that Zoetrope can't look into, by its name.
    case closed(String)
    /// An archive, by its name. It may hold anything, so it is published.
    case archive(String)
    /// A damaged file of a format, by its name.
    case damaged(String)

    package var isPublished: Bool { if case .archive = self { true } else { false } }
  }

  private let circles: [HiddenCircle]

  package init(_ circles: [HiddenCircle]) { self.circles = circles }

  /// Whether a file need not be read to its end: its first bytes are those of no text, and of no
  /// archive.
  package static func isOther(_ path: String, beginning head: [UInt8]) -> Bool {
    closed(path, head) == nil && !isData(path) && isBinary(head)
  }

  /// Searches a file's bytes.
  package func finding(in bytes: [UInt8], of path: String) -> Finding? {
    guard !circles.isEmpty else { return nil }
    if let closed = Self.closed(path, bytes) { return closed }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return inUTF16(bytes, path)
    }
    return inText(bytes, path)
  }

  private func inUTF16(_ bytes: [UInt8], _ path: String) -> Finding? {
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    let found = inText(Array(String(decoding: units, as: UTF16.self).utf8), path)
    if case .place = found { return .place(at: nil) }
    return found
  }

  private func inText(_ bytes: [UInt8], _ path: String) -> Finding? {
    guard !Self.isData(path) || !Self.isBinary(bytes) else { return .damaged("text") }
    let isHidden = { circles.hold(latitude: $0, longitude: $1) }
    // Tables have amounts with two decimals.
    let decimals = Self.isData(path) ? 3 : 2
    let offsets = WrittenCoordinates.offsets(in: bytes[...], decimals: decimals, where: isHidden)
    if let first = offsets.first {
      return .place(at: first)
    }
    switch pathExtension(path) {
    case "json", "geojson", "topojson":
      return inJSON(bytes, path, at: 0)
    case "jsonl", "ndjson", "geojsonl", "geojsons", "geojsonseq":
      // RFC 8142 puts a separator of records before each text.
      var start = 0
      for line in bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }) {
        let text = line.filter { $0 != 0x1E && $0 != 0x0D }
        if !text.isEmpty, let found = inJSON(text, path, at: start) { return found }
        start += line.count + 1
      }
      return nil
    case "csv", "tsv", "tab":
      return TablePlaces.first(in: bytes, circles).map { .place(at: $0) }
    default: return nil
    }
  }

  private func inJSON(_ bytes: [UInt8], _ path: String, at start: Int) -> Finding? {
    guard let value = Value.json(Findings(SourceFile(path: path, bytes: bytes))) else {
      // The parser is that of content, which refuses comments and names that come twice.
      if Self.isMap(path) { return .damaged("JSON") }
      return CoordinatePairs(circles).holdHiddenPlace(inText: bytes) ? .place(at: nil) : nil
    }
    var places = JSONPlaces(circles)
    places.search(value)
    return places.first.map { .place(at: start + $0) }
  }

  // MARK: Kinds of files

  /// Whether a file's name says that it has data, which may be places.
  private static func isData(_ path: String) -> Bool { data.contains(pathExtension(path)) }

  private static let data: Set<String> = [
    "json", "geojson", "topojson", "jsonl", "ndjson", "geojsonl", "geojsons", "geojsonseq", "csv",
    "tsv", "tab",
  ]

  /// Whether bytes are those of no text. UTF-16 is a text.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFE, 0xFF])
      && bytes.prefix(4096).contains(0)
  }

  private static func isMap(_ path: String) -> Bool {
    pathExtension(path).begins(with: "geojson") || path.lowercased().ends(with: ".topojson")
  }

  /// Name of a format of maps, by that of a file.
  private static func mapFormat(_ path: String) -> String? {
    if let name = maps[pathExtension(path)] { return name }
    if isMap(path) { return "compressed GeoJSON" }
    return ForeignKind(named: path).flatMap { $0.family == .track ? $0.name : nil }
  }

  /// Finding for an archive or a format of maps that can't be looked into; `nil` for other files.
  private static func closed(_ path: String, _ head: [UInt8]) -> Finding? {
    let ending = pathExtension(path)
    if let name = maps[ending] { return .closed(name) }
    guard
      let archive = formats[ending] ?? archives.first(where: { head.starts(with: $0.head) })?.name
    else { return nil }
    if let name = mapFormat(path) ?? mapFormat(String(path.stem)) { return .closed(name) }
    // Books and the documents of offices are archives, too, and no data of places.
    return documents.contains(ending) ? nil : .archive(archive)
  }

  private static let archives: [(head: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "gzip"), ([0x50, 0x4B, 3, 4], "zip"), ([0x42, 0x5A, 0x68], "bzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x37, 0x7A, 0xBC, 0xAF], "7z"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"), (Array("Rar!".utf8), "RAR"),
    (Array("SQLite format 3\0".utf8), "SQLite"), (Array("PAR1".utf8), "Parquet"),
  ]

  private static let formats: [String: String] = [
    "gz": "gzip", "tgz": "gzip", "zip": "zip", "bz2": "bzip2", "xz": "xz", "7z": "7z",
    "zst": "Zstandard", "rar": "RAR", "tar": "tar", "br": "Brotli", "parquet": "Parquet",
  ]

  private static let maps: [String: String] = [
    "gpkg": "GeoPackage", "shp": "Shapefile", "fgb": "FlatGeobuf", "mbtiles": "MBTiles",
    "pmtiles": "PMTiles", "geoparquet": "GeoParquet", "igc": "IGC", "nmea": "NMEA", "plt": "PLT",
  ]

  private static let documents: Set<String> = [
    "epub", "docx", "pptx", "xlsx", "odt", "ods", "odp", "docm", "xlsm", "pptm", "jar", "apk",
    "pages", "numbers", "key",
  ]
}
