/// Reader of GPX 1.0 and 1.1.
///
/// Points of a track without a segment are read as one segment.
///
/// Elements whose prefix differs from the first element's belong to another namespace and are
/// ignored. Of a point's elements, only `ele` and `time` are read.
struct GPXReader: XMLVisitor {
  private enum Element { case root, track, segment, route, point, elevation, time }

  private var builder: TrackBuilder
  private var open: [Element] = []
  /// Number of open elements inside the last one of `open`; all of them are ignored.
  private var passed = 0
  private var prefix = ""
  private var point = RawPoint(latitude: .nan, longitude: .nan)
  private var part = TrackBuilder.Part.track
  private var value = ShortText()

  init(_ limits: TrackLimits) { builder = TrackBuilder(limits) }

  var file: TrackFile { builder.file }

  mutating func start(
    _ name: XMLName, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(TrackFault.Reason) -> Bool {
    guard let parent = open.last else {
      guard name.isLocal("gpx") else { throw .otherRoot(name.local, expected: "gpx") }
      prefix = name.prefix
      open.append(.root)
      return false
    }
    guard passed == 0, name.hasPrefix(prefix), let element = element(name, in: parent) else {
      passed += 1
      return false
    }
    switch element {
    case .point: try startPoint(name, attributes, in: parent)
    case .elevation, .time: value.clear()
    case .root, .track, .segment, .route: break
    }
    open.append(element)
    return true
  }

  private func element(_ name: XMLName, in parent: Element) -> Element? {
    switch parent {
    case .root:
      name.isLocal("trk")
        ? .track : name.isLocal("rte") ? .route : name.isLocal("wpt") ? .point : nil
    case .track: name.isLocal("trkseg") ? .segment : name.isLocal("trkpt") ? .point : nil
    case .segment: name.isLocal("trkpt") ? .point : nil
    case .route: name.isLocal("rtept") ? .point : nil
    case .point: name.isLocal("ele") ? .elevation : name.isLocal("time") ? .time : nil
    case .elevation, .time: nil
    }
  }

  private mutating func startPoint(
    _ name: XMLName, _ attributes: XMLAttributes, in parent: Element
  ) throws(TrackFault.Reason) {
    part =
      switch parent {
      case .segment, .track: .track
      case .route: .route
      default: .waypoints
      }
    point = RawPoint(
      latitude: try Self.degrees("lat", of: attributes, in: name),
      longitude: try Self.degrees("lon", of: attributes, in: name))
  }

  private static func degrees(
    _ attribute: StaticString, of attributes: XMLAttributes, in name: XMLName
  ) throws(TrackFault.Reason) -> Double {
    guard let text = attributes.value(of: attribute) else {
      throw .missing("\(attribute)", in: name.local)
    }
    guard let number = DecimalText.number(text) else {
      throw .number(String(decoding: text.prefix(40), as: UTF8.self), of: "\(attribute)")
    }
    return number
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, at position: XMLPosition) {
    guard passed == 0, open.last == .elevation || open.last == .time else { return }
    value.append(bytes)
  }

  mutating func end(at position: XMLPosition) throws(TrackFault.Reason) {
    guard passed == 0 else {
      passed -= 1
      return
    }
    switch open.removeLast() {
    case .elevation:
      point.elevation = value.bytes.flatMap { DecimalText.number($0) }
      // Some programs write an empty element if they don't know the elevation.
      let isEmpty = value.bytes?.allSatisfy(\.isBlank) == true
      if point.elevation == nil, !isEmpty { builder.note(.elevation, at: position.place) }
    case .time:
      point.time = value.bytes.flatMap { TimeText.milliseconds($0) }
      if point.time == nil { builder.note(.time, at: position.place) }
    case .point: try builder.add(point, to: part, at: position.place)
    case .segment, .track: builder.endSegment(of: .track)
    case .route: builder.endSegment(of: .route)
    case .root: break
    }
  }
}

/// Text of an element that holds one value.
struct ShortText {
  /// Greatest length of a text that can be a number or a time.
  private static let most = 256

  private var text: [UInt8] = []
  private var isTooLong = false

  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    isTooLong = false
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    isTooLong = isTooLong || text.count + bytes.count > Self.most
    if !isTooLong { text.append(contentsOf: bytes) }
  }

  /// The text; `nil` if it is too long to be a value.
  var bytes: [UInt8]? { isTooLong ? nil : text }
}
