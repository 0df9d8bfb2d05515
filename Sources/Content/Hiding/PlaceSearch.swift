import Basics
import Diagnostics
package import Tracks

/// Search for places inside hidden circles in a file that is published unchanged.
///
/// When in doubt, the search reports one: a map file that can't be read isn't published.
package struct PlaceSearch {
  /// Result that the owner should know.
  package enum Finding: Sendable, Hashable {
    /// A place, at an offset if it is known. For an archive, `in` is the name of the file inside
    /// it.
    case place(at: Int?, in: String? = nil)
    /// A line that crosses a circle, at an offset.
    case line(at: Int)
    /// A map format that Zoetrope can't read, by its name.
    case closed(String)
    /// An archive that can't be read completely, by its name. Since archives may contain anything,
    /// it is still published.
    case archive(String)
    /// A damaged file of a format, by its name.
    case damaged(String)

    package var isPublished: Bool { if case .archive = self { true } else { false } }
  }

  private let circles: [HiddenCircle]

  package init(_ circles: [HiddenCircle]) { self.circles = circles }

  /// Whether a text by an author reveals a hidden place. Amounts have two decimals, so places need
  /// three.
  package func tellsPlace(_ text: [UInt8]) -> Bool { place(inText: text) != nil }

  /// Offset of the first hidden place that an author's text reveals.
  package func place(inText text: [UInt8]) -> Int? {
    let isHidden = { circles.hold(latitude: $0, longitude: $1) }
    return PlaceCodes.first(in: text, where: isHidden)
      ?? WrittenCoordinates.offsets(in: text[...], decimals: 3, where: isHidden).first
  }

  /// Whether a file needn't be read completely, because its first bytes are neither text nor an
  /// archive.
  package static func isOther(_ path: String, beginning head: [UInt8]) -> Bool {
    closed(path, head) == nil && !isData(path) && isBinary(head)
  }

  /// Searches a file's bytes.
  package func finding(in bytes: [UInt8], of path: String) -> Finding? {
    circles.isEmpty ? nil : finding(in: bytes, of: path, depth: 0)
  }

  private func finding(in bytes: [UInt8], of path: String, depth: Int) -> Finding? {
    if let closed = Self.closed(path, bytes) {
      guard case .archive(let name) = closed, depth < Self.mostDepth else { return closed }
      return inArchive(bytes, path, name, depth)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return inUTF16(bytes, path)
    }
    return inText(bytes, path, isInArchive: depth > 0)
      ?? Self.recordedWay(path, bytes).map(Finding.closed)
  }

  /// Maximum nesting of archives that are read.
  private static let mostDepth = 3
  /// Maximum number of bytes unpacked from an archive.
  private static let mostBytes = 200_000_000

  private func inArchive(
    _ bytes: [UInt8], _ path: String, _ name: String, _ depth: Int
  ) -> Finding? {
    var entries: [ZipFile.Entry]?
    if bytes.starts(with: [0x1F, 0x8B]) {
      let inner = ZipFile.gunzipped(bytes, limit: Self.mostBytes)
      let name = pathExtension(path) == "tgz" ? "a.tar" : String(path.fileName).fileStem
      entries = [ZipFile.Entry(path: name, bytes: inner)]
    } else if bytes.starts(with: [0x50, 0x4B]) {
      entries = ZipFile(bytes, limit: Self.mostBytes)?.entries
    }
    guard let entries else { return .archive(name) }
    var isWhole = true
    for entry in entries where !entry.path.ends(with: "/") {
      guard let bytes = entry.bytes else {
        isWhole = false
        continue
      }
      if mayTell(bytes, entry.path) {
        isWhole = false
        continue
      }
      switch finding(in: bytes, of: entry.path, depth: depth + 1) {
      case .place(_, let inner): return .place(at: nil, in: inner ?? entry.path)
      case .line: return .place(at: nil, in: entry.path)
      case .archive: isWhole = false
      case let other?: return other
      case nil: break
      }
    }
    return isWhole ? nil : .archive(name)
  }

  /// Whether a file in an archive is a picture or video that may reveal where it was taken.
  private func mayTell(_ bytes: [UInt8], _ path: String) -> Bool {
    if ImageKind(magic: bytes) != nil {
      // If this fails, the picture is assumed to reveal its place.
      return (try? ImageFile(bytes))?.isClean != true
    }
    guard let kind = ForeignKind(path: path, bytes: Array(bytes.prefix(4096))) else { return false }
    return !kind.isDrawing && kind.family != .track
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

  private func inText(_ bytes: [UInt8], _ path: String, isInArchive: Bool = false) -> Finding? {
    guard !Self.isData(path) || !Self.isBinary(bytes) else { return .damaged("text") }
    let isHidden = { circles.hold(latitude: $0, longitude: $1) }
    let ending = pathExtension(path)
    if let code = PlaceCodes.first(in: bytes, where: isHidden) { return .place(at: code) }
    if ending == "svg" { return inDrawing(bytes) }
    // Tables contain amounts with two decimals, so places in them need three.
    let decimals = isInArchive || Self.isData(path) ? 3 : 2
    let offsets = WrittenCoordinates.offsets(in: bytes[...], decimals: decimals, where: isHidden)
    if let first = offsets.first {
      return .place(at: first)
    }
    switch ending {
    case "ics", "ical", "ifb", "vcf", "vcard":
      let text = FoldedLines.unfolded(bytes)
      let found = WrittenCoordinates.offsets(in: text[...], decimals: decimals, where: isHidden)
      return found.isEmpty ? nil : .place(at: nil)
    case "xml" where isInArchive:
      let words = MarkupWords.both(in: bytes)
      let found = WrittenCoordinates.offsets(in: words[...], decimals: decimals, where: isHidden)
      let isPlace =
        !found.isEmpty
        || Self.isSheet(path) && CoordinatePairs(circles).holdHiddenPlace(inText: bytes)
      return isPlace ? .place(at: nil) : nil
    case "json", "geojson", "topojson":
      return inJSON(bytes, path, at: 0)
    case "jsonl", "ndjson", "geojsonl", "geojsons", "geojsonseq":
      // RFC 8142 puts a record separator before each text.
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

  /// Whether a file in an office document contains the cells of a spreadsheet.
  private static func isSheet(_ path: String) -> Bool {
    path.begins(with: "xl/worksheets/") || path == "content.xml"
  }

  /// Searches the words of a drawing. Its lines are left out, because they are made of numbers.
  package func inDrawing(_ bytes: [UInt8]) -> Finding? {
    let words = MarkupWords.both(in: bytes) + [0x0A] + MarkupWords.attributes(in: bytes)
    let found = WrittenCoordinates.offsets(in: words[...]) {
      circles.hold(latitude: $0, longitude: $1)
    }
    return found.isEmpty ? nil : .place(at: nil)
  }

  private func inJSON(_ bytes: [UInt8], _ path: String, at start: Int) -> Finding? {
    guard !bytes.allSatisfy({ $0 <= 0x20 }) else { return nil }
    guard let value = Value.json(Findings(SourceFile(path: path, bytes: bytes))) else {
      // The parser for content is strict: it refuses comments and duplicate names.
      if Self.isMap(path) { return .damaged("JSON") }
      return CoordinatePairs(circles).holdHiddenPlace(inText: bytes) ? .place(at: nil) : nil
    }
    var places = JSONPlaces(circles)
    places.search(value)
    return places.first.map { places.isLine ? .line(at: start + $0) : .place(at: start + $0) }
  }

  // MARK: Kinds of files

  /// Whether a file's name says that it contains data, which may include places.
  private static func isData(_ path: String) -> Bool { data.contains(pathExtension(path)) }

  private static let data: Set<String> = [
    "json", "geojson", "topojson", "jsonl", "ndjson", "geojsonl", "geojsons", "geojsonseq", "csv",
    "tsv", "tab",
  ]

  /// Whether bytes are binary. UTF-16 counts as text.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFE, 0xFF])
      && bytes.prefix(4096).contains(0)
  }

  private static func isMap(_ path: String) -> Bool {
    pathExtension(path).begins(with: "geojson") || path.lowercased().ends(with: ".topojson")
  }

  /// Name of a map format, from a file's name.
  private static func mapFormat(_ path: String) -> String? {
    if let name = maps[pathExtension(path)] { return name }
    if isMap(path) { return "compressed GeoJSON" }
    return ForeignKind(named: path).flatMap { $0.family == .track ? $0.name : nil }
  }

  /// Finding for an archive or a map format that can't be read; `nil` for other files.
  private static func closed(_ path: String, _ head: [UInt8]) -> Finding? {
    let ending = pathExtension(path)
    if let name = maps[ending] { return .closed(name) }
    guard
      let archive = formats[ending] ?? archives.first(where: { head.starts(with: $0.head) })?.name
    else { return nil }
    if let name = mapFormat(path) ?? mapFormat(String(path.stem)) { return .closed(name) }
    return .archive(archive)
  }

  /// Name of a track format, from a file's name or its first element. Lines in such a file may
  /// cross a circle.
  private static func recordedWay(_ path: String, _ head: [UInt8]) -> String? {
    if let kind = ForeignKind(named: path), kind.family == .track { return kind.name }
    let start = head.prefix(2_048)
    guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return nil }
    let marks = [("<gpx", "GPX"), ("<kml", "KML"), ("<TrainingCenterDatabase", "TCX")]
    return marks.first { start.firstRange(of: $0.0.utf8) != nil }?.1
  }

  private static let archives: [(head: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "gzip"), ([0x50, 0x4B, 3, 4], "zip"), ([0x42, 0x5A, 0x68], "bzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x37, 0x7A, 0xBC, 0xAF], "7z"),
    ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"), (Array("Rar!".utf8), "RAR"),
    (Array("SQLite format 3\0".utf8), "SQLite"), (Array("PAR1".utf8), "Parquet"),
    ([0xD0, 0xCF, 0x11, 0xE0], "Microsoft Office before 2007"),
  ]

  private static let formats: [String: String] = [
    "gz": "gzip", "tgz": "gzip", "zip": "zip", "bz2": "bzip2", "xz": "xz", "7z": "7z",
    "zst": "Zstandard", "rar": "RAR", "tar": "tar", "br": "Brotli", "parquet": "Parquet",
  ]

  private static let maps: [String: String] = [
    "gpkg": "GeoPackage", "shp": "Shapefile", "fgb": "FlatGeobuf", "mbtiles": "MBTiles",
    "pmtiles": "PMTiles", "geoparquet": "GeoParquet", "igc": "IGC", "nmea": "NMEA", "plt": "PLT",
  ]
}
