/// Reader of GeoJSON (RFC 7946), in one pass.
///
/// Unknown members are ignored. From `properties` it takes the times of a line's positions, for
/// which the format itself has no member: `coordTimes`, and `times` within `coordinateProperties`,
/// as togeojson writes them.
struct GeoJSONReader {
  private var scanner: JSONScanner
  private var builder: TrackBuilder

  static func read(_ bytes: [UInt8], _ limits: TrackLimits) throws(TrackFault) -> TrackFile {
    var reader = GeoJSONReader(
      scanner: try JSONScanner(bytes, mostDepth: limits.depth), builder: TrackBuilder(limits))
    try reader.object()
    try reader.scanner.expectEnd()
    return reader.builder.file
  }

  /// Reads an object and the objects in it; `limits.depth` bounds the recursion.
  private mutating func object() throws(TrackFault) {
    let start = scanner.next
    var type: String?
    var coordinates: GeoJSONCoordinates?
    var times: [Int64?]?
    let first = builder.file.track.points.count
    try scanner.open("{")
    var isFirst = true
    while try scanner.hasElement(before: "}", isFirst: isFirst) {
      isFirst = false
      let name = String(decoding: try scanner.name().prefix(20), as: UTF8.self)
      switch name {
      case "type": type = String(decoding: try scanner.text().prefix(40), as: UTF8.self)
      case "coordinates":
        coordinates = GeoJSONCoordinates()
        try coordinates?.read(&scanner, builder.limits)
      case "properties" where scanner.byte == UInt8(ascii: "{"): times = try properties() ?? times
      case "geometry" where scanner.byte == UInt8(ascii: "{"): try object()
      case "geometries", "features":
        try scanner.open("[")
        var isFirst = true
        while try scanner.hasElement(before: "]", isFirst: isFirst) {
          isFirst = false
          try object()
        }
      default: try scanner.skipValue()
      }
    }
    guard let type else { throw scanner.fault(.missing("type", in: "object"), at: start) }
    try end(type, coordinates, from: start)
    // Properties may precede the geometry, so the points get their times at the end.
    if let times, !builder.setTimes(times, from: first) {
      builder.note(.time, at: TrackPlace(offset: start, in: scanner.bytes))
    }
  }

  /// Reads the times of positions in properties; `nil` without times.
  private mutating func properties() throws(TrackFault) -> [Int64?]? {
    var times: [Int64?]?
    try scanner.open("{")
    var isFirst = true
    while try scanner.hasElement(before: "}", isFirst: isFirst) {
      isFirst = false
      let name = String(decoding: try scanner.name().prefix(30), as: UTF8.self)
      switch (name, scanner.byte) {
      case ("coordTimes", UInt8(ascii: "[")), ("times", UInt8(ascii: "[")):
        var read: [Int64?] = []
        try list(of: &read)
        times = read
      case ("coordinateProperties", UInt8(ascii: "{")): times = try properties() ?? times
      default: try scanner.skipValue()
      }
    }
    return times
  }

  /// Reads the times in a list and the lists in it; `limits.depth` bounds the recursion.
  private mutating func list(of times: inout [Int64?]) throws(TrackFault) {
    try scanner.open("[")
    var isFirst = true
    while try scanner.hasElement(before: "]", isFirst: isFirst) {
      isFirst = false
      guard times.count <= builder.limits.points else {
        throw scanner.fault(.limit(.points(most: builder.limits.points)))
      }
      switch scanner.byte {
      case UInt8(ascii: "["): try list(of: &times)
      case UInt8(ascii: "\""): times.append(TimeText.milliseconds(try scanner.text()))
      default:
        try scanner.skipValue()
        times.append(nil)
      }
    }
  }

  private mutating func end(
    _ type: String, _ coordinates: GeoJSONCoordinates?, from start: Int
  ) throws(TrackFault) {
    let depth: Int
    switch type {
    case "Feature", "FeatureCollection", "GeometryCollection": return
    case "Polygon", "MultiPolygon":
      return builder.note(.otherGeometry, at: TrackPlace(offset: start, in: scanner.bytes))
    case "Point": depth = 1
    case "MultiPoint", "LineString": depth = 2
    case "MultiLineString": depth = 3
    default: throw scanner.fault(.otherRoot(type, expected: "GeoJSON"), at: start)
    }
    guard let coordinates else {
      throw scanner.fault(.missing("coordinates", in: type), at: start)
    }
    guard coordinates.depth == depth || coordinates.isEmpty else {
      throw scanner.fault(
        .form("coordinates", expected: GeoJSONCoordinates.form(depth)), at: coordinates.start)
    }
    try add(coordinates, isLine: type.utf8.starts(with: "Line".utf8) || depth == 3)
  }

  private mutating func add(
    _ coordinates: GeoJSONCoordinates, isLine: Bool
  ) throws(TrackFault) {
    var ends = coordinates.lineEnds[...]
    let bytes = scanner.bytes
    for index in coordinates.positions.indices {
      let (point, offset) = coordinates.positions[index]
      do throws(TrackFault.Reason) {
        try builder.add(
          point, to: isLine ? .track : .waypoints, at: TrackPlace(offset: offset, in: bytes))
      } catch {
        throw scanner.fault(error, at: offset)
      }
      if isLine, ends.first == index + 1 {
        builder.endSegment(of: .track)
        ends = ends.dropFirst()
      }
    }
    if isLine { builder.endSegment(of: .track) }
  }
}

/// Value of `coordinates`. Its meaning depends on the object's `type`, which may come after it.
struct GeoJSONCoordinates {
  private(set) var positions: [(point: RawPoint, offset: Int)] = []
  /// Number of positions up to the end of each list of positions.
  private(set) var lineEnds: [Int] = []
  /// Nesting of lists: 1 for a position, 0 for lists without positions.
  private(set) var depth = 0
  private(set) var start = 0

  var isEmpty: Bool { positions.isEmpty }

  /// Words that describe the form of `coordinates` with a nesting.
  static func form(_ depth: Int) -> String {
    switch depth {
    case 1: "a position"
    case 2: "a list of positions"
    default: "a list of lists of positions"
    }
  }

  mutating func read(
    _ scanner: inout JSONScanner, _ limits: TrackLimits
  ) throws(TrackFault) {
    start = scanner.next
    depth = try list(&scanner, limits)
  }

  /// Reads a list and the lists in it, and returns its nesting; `limits.depth` bounds the
  /// recursion.
  private mutating func list(
    _ scanner: inout JSONScanner, _ limits: TrackLimits
  ) throws(TrackFault) -> Int {
    let start = scanner.next
    try scanner.open("[")
    guard scanner.byte == UInt8(ascii: "[") || scanner.byte == UInt8(ascii: "]") else {
      try position(&scanner, from: start, limits)
      return 1
    }
    var nesting = 0
    var isFirst = true
    while try scanner.hasElement(before: "]", isFirst: isFirst) {
      let place = scanner.next
      let inner = try list(&scanner, limits)
      guard inner == 0 || nesting == 0 || inner == nesting else {
        throw scanner.fault(
          .form("coordinates", expected: "lists of one nesting"), at: place)
      }
      nesting = max(nesting, inner)
      isFirst = false
    }
    if nesting == 1 { lineEnds.append(positions.count) }
    return nesting == 0 ? 0 : nesting + 1
  }

  /// Reads longitude, latitude and, if present, elevation. RFC 7946 §3.1.1 allows further numbers
  /// to be ignored.
  private mutating func position(
    _ scanner: inout JSONScanner, from start: Int, _ limits: TrackLimits
  ) throws(TrackFault) {
    let longitude = try scanner.number(of: "longitude")
    guard scanner.take(",") else { throw scanner.fault(.missing("latitude", in: "position")) }
    let latitude = try scanner.number(of: "latitude")
    var elevation: Double?
    while try scanner.hasElement(before: "]", isFirst: false) {
      if elevation == nil, !scanner.isAtNull {
        elevation = try scanner.number(of: "elevation")
      } else {
        try scanner.skipValue()
      }
    }
    guard positions.count < limits.points else {
      throw scanner.fault(.limit(.points(most: limits.points)), at: start)
    }
    positions.append(
      (RawPoint(latitude: latitude, longitude: longitude, elevation: elevation), start))
  }
}
