/// Collects the points of a file while it is read, checking each one.
struct TrackBuilder {
  /// Part of a file to which a point belongs.
  enum Part { case track, route, waypoints }

  private(set) var file = TrackFile()
  let limits: TrackLimits
  /// Number of points read, including those that were left out.
  private var seen = 0
  /// Time of the previous point in the segment; `nil` if it has none.
  private var timeBefore: Int64?
  /// Whether a point of the current segment had a time.
  private var hasTimes = false

  init(_ limits: TrackLimits) { self.limits = limits }

  /// Adds a point, or leaves it out if it isn't a place on Earth.
  mutating func add(
    _ raw: RawPoint, to part: Part, at place: @autoclosure () -> TrackPlace
  ) throws(TrackFault.Reason) {
    seen += 1
    guard seen <= limits.points else { throw .limit(.points(most: limits.points)) }
    guard var point = raw.point else {
      file.oddities.note(.pointOffEarth, at: place())
      return
    }
    if let elevation = point.elevation, !(-12_000...100_000).contains(elevation) {
      file.oddities.note(.elevation, at: place())
      point.elevation = nil
    }
    guard part != .waypoints else {
      file.waypoints.append(point)
      return
    }
    noteTime(point.time, at: place())
    if part == .track { file.track.append(point) } else { file.route.append(point) }
  }

  private mutating func noteTime(_ time: Int64?, at place: @autoclosure () -> TrackPlace) {
    guard let time else {
      if hasTimes { file.oddities.note(.pointWithoutTime, at: place()) }
      timeBefore = nil
      return
    }
    if let timeBefore, time < timeBefore { file.oddities.note(.timeGoesBack, at: place()) }
    timeBefore = time
    hasTimes = true
  }

  /// Gives the points of a track from an index on their times. If their numbers differ, it changes
  /// nothing, and returns `false` unless `times` is empty.
  mutating func setTimes(_ times: [Int64?], from start: Int) -> Bool {
    guard file.track.points.count - start == times.count else { return times.isEmpty }
    for (index, time) in times.enumerated() {
      guard let time else { continue }
      file.track.setTime(time, at: start + index)
    }
    return true
  }

  mutating func note(_ kind: TrackOddities.Kind, at place: @autoclosure () -> TrackPlace) {
    file.oddities.note(kind, at: place())
  }

  mutating func endSegment(of part: Part) {
    timeBefore = nil
    hasTimes = false
    if part == .track { file.track.endSegment() } else { file.route.endSegment() }
  }

  /// Ends a line of KML. If all of its elevations are 0, they are unknown: programs write 0 for
  /// lines that follow the ground.
  mutating func endLine() {
    let points = file.track.points
    let isFlat = (file.track.openStart..<points.count).allSatisfy { points.elevation(at: $0) == 0 }
    if isFlat { file.track.removeOpenElevations() }
    endSegment(of: .track)
  }
}

/// Point as the file has it, which may not be a place on Earth.
struct RawPoint {
  var latitude: Double
  var longitude: Double
  var elevation: Double?
  var time: Int64?

  /// The point with its longitude from -180 up to 180; `nil` if the place doesn't exist. Files with
  /// lines across the date line write longitudes up to 360 in both directions.
  var point: Point? {
    guard abs(latitude) <= 90, abs(longitude) <= 360 else { return nil }
    var longitude = longitude
    if longitude >= 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    return Point(
      latitude: latitude, longitude: longitude >= 180 ? -180 : longitude, elevation: elevation,
      time: time)
  }
}
