/// Reader of KML 2.2 and 2.3 (OGC 12-007r2), and of `Track` in Google's extension of KML 2.2.
///
/// Lines, points and tracks are read anywhere in the file; the prefixes of names are ignored.
struct KMLReader: XMLVisitor {
  private enum Element { case other, line, point, track, coordinates, when, coord }

  private var builder: TrackBuilder
  private var open: [Element] = []
  /// Bytes of the current value, or of the position being read.
  private var value = ShortText()
  /// Whether `value` contains a byte of a position.
  private var isInPosition = false
  /// Positions of the open `Track`, and its times; `nil` for one that is missing.
  private var positions: [(point: RawPoint?, place: TrackPlace)] = []
  private var times: [Int64?] = []

  init(_ limits: TrackLimits) { builder = TrackBuilder(limits) }

  var file: TrackFile { builder.file }

  mutating func start(
    _ name: XMLName, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(TrackFault.Reason) -> Bool {
    guard let parent = open.last else {
      guard name.isLocal("kml") else { throw .otherRoot(name.local, expected: "kml") }
      open.append(.other)
      return false
    }
    let element = Self.element(name, in: parent)
    switch element {
    case .coordinates, .when, .coord: startPosition()
    case .track: (positions, times) = ([], [])
    case .other where name.isLocal("Polygon"): builder.note(.otherGeometry, at: position.place)
    case .other, .line, .point: break
    }
    open.append(element)
    return element != .other
  }

  private static func element(_ name: XMLName, in parent: Element) -> Element {
    switch parent {
    case .other:
      name.isLocal("LineString")
        ? .line : name.isLocal("Point") ? .point : name.isLocal("Track") ? .track : .other
    case .line, .point: name.isLocal("coordinates") ? .coordinates : .other
    case .track: name.isLocal("when") ? .when : name.isLocal("coord") ? .coord : .other
    case .coordinates, .when, .coord: .other
    }
  }

  private mutating func startPosition() {
    value.clear()
    isInPosition = false
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, at position: XMLPosition)
    throws(TrackFault.Reason)
  {
    switch open.last {
    case .when, .coord: value.append(bytes)
    case .coordinates:
      var rest = bytes[...]
      while !rest.isEmpty {
        if rest[rest.startIndex].isBlank {
          try endPosition(at: position)
          rest = rest.drop(while: \.isBlank)
        } else {
          let end = rest.firstIndex(where: \.isBlank) ?? rest.endIndex
          value.append(UnsafeBufferPointer(rebasing: rest[..<end]))
          isInPosition = true
          rest = rest[end...]
        }
      }
    default: break
    }
  }

  /// Adds the position of a line or a point that ends here, if there is one.
  private mutating func endPosition(at position: XMLPosition) throws(TrackFault.Reason) {
    guard isInPosition else { return }
    let point = try Self.point(value, separator: { $0 == UInt8(ascii: ",") })
    let isLine = open.dropLast().last == .line
    try builder.add(point, to: isLine ? .track : .waypoints, at: position.place)
    startPosition()
  }

  /// Reads longitude, latitude and, if present, elevation.
  private static func point(
    _ value: ShortText, separator: (UInt8) -> Bool
  ) throws(TrackFault.Reason) -> RawPoint {
    let text = value.bytes ?? []
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: separator)
    let numbers = parts.prefix(4).compactMap { DecimalText.number($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count else {
      throw .form(
        String(decoding: text.prefix(40), as: UTF8.self),
        expected: "longitude, latitude and elevation")
    }
    return RawPoint(
      latitude: numbers[1], longitude: numbers[0], elevation: numbers.count > 2 ? numbers[2] : nil)
  }

  mutating func end(at position: XMLPosition) throws(TrackFault.Reason) {
    switch open.removeLast() {
    case .coordinates:
      open.append(.coordinates)
      try endPosition(at: position)
      open.removeLast()
    case .line: builder.endLine()
    case .when: try endTime(at: position)
    case .coord: try endCoord(at: position)
    case .track: try endTrack()
    case .other, .point: break
    }
  }

  // MARK: - Tracks

  private mutating func endTime(at position: XMLPosition) throws(TrackFault.Reason) {
    let time = value.bytes.flatMap { TimeText.milliseconds($0) }
    if time == nil { builder.note(.time, at: position.place) }
    guard times.count < builder.limits.points else {
      throw .limit(.points(most: builder.limits.points))
    }
    times.append(time)
  }

  /// Stores a position; an empty one means that the position was unknown at its time.
  private mutating func endCoord(at position: XMLPosition) throws(TrackFault.Reason) {
    guard positions.count < builder.limits.points else {
      throw .limit(.points(most: builder.limits.points))
    }
    let isEmpty = value.bytes?.allSatisfy(\.isBlank) == true
    let trimmed = value.trimmed
    let point = isEmpty ? nil : try Self.point(trimmed, separator: \.isBlank)
    positions.append((point, position.place))
  }

  /// Gives each position its time: the first `when` belongs to the first `coord`.
  private mutating func endTrack() throws(TrackFault.Reason) {
    for (index, position) in positions.enumerated() {
      guard var point = position.point else { continue }
      point.time = index < times.count ? times[index] : nil
      try builder.add(point, to: .track, at: position.place)
    }
    builder.endLine()
    (positions, times) = ([], [])
  }
}

extension ShortText {
  /// The text without leading and trailing whitespace, and with a single space between words.
  fileprivate var trimmed: ShortText {
    var result = ShortText()
    let words = (bytes ?? []).split(whereSeparator: \.isBlank)
    Array(words.joined(separator: [0x20])).withUnsafeBufferPointer { result.append($0) }
    return result
  }
}
