import Geodesy

extension TrackFile {
  /// The file without what hidden circles hide, and without its fingerprint.
  package func hiding(_ circles: [HiddenCircle]) -> TrackFile {
    var file = self
    file.track = track.hiding(circles, fingerprint: fingerprint)
    file.route = route.hiding(circles, fingerprint: fingerprint)
    file.waypoints = Points()
    let veils = circles.map(\.veil)
    for index in waypoints.indices {
      let point = waypoints[index]
      let place = Vector(latitude: point.latitude, longitude: point.longitude)
      if !veils.contains(where: { $0.contains(place) }) { file.waypoints.append(point) }
    }
    file.fingerprint = 0
    return file
  }
}

extension Track {
  /// The track without what is inside of hidden circles, cut at circles around them that follow
  /// from the fingerprint of its file: see `HiddenCircle`.
  ///
  /// A step from outside to inside is cut at the rim; a step through a circle whose two ends are
  /// outside is left out whole, and so is one so long that maps may draw it elsewhere than along a
  /// great circle.
  package func hiding(_ circles: [HiddenCircle], fingerprint: UInt64) -> Track {
    let near = circles.filter { mayReach($0) }
    guard !near.isEmpty else { return self }
    var cutter = TrackCutter(
      track: self, places: points.vectors, circles: near.map { ($0.cap, $0.cut(fingerprint)) })
    return cutter.cut()
  }

  /// Whether a circle can matter to the track, by degrees alone.
  private func mayReach(_ circle: HiddenCircle) -> Bool {
    // A degree of latitude has more than 110 km; steps of less than a degree leave the box of their
    // ends by a tenth of a degree at most.
    let reach = 3.5 * circle.radius / 110_000 + 1.2
    let highest = abs(circle.latitude) + reach
    let width = highest > 85 ? 360 : reach / Vector(latitude: highest, longitude: 0).x
    var (north, east) = (circle.latitude, circle.longitude)
    for index in points.indices {
      let isLong =
        abs(points.latitudes[index] - north) > 1
        || abs(points.longitudes[index] - east) > 1
      (north, east) = (points.latitudes[index], points.longitudes[index])
      if isLong && index > 0 { return true }
      if abs(north - circle.latitude) <= reach, abs(Self.wrapped(east - circle.longitude)) <= width
      {
        return true
      }
    }
    return false
  }
}

/// Walk along a track that takes over what lies outside of all circles.
private struct TrackCutter {
  let track: Track
  /// Unit vector of each point.
  let places: [Vector]
  /// Hidden circles, and around each the one at which the track is cut.
  let circles: [(hidden: Cap, cut: Cap)]
  private var result = Track()

  init(track: Track, places: [Vector], circles: [(hidden: Cap, cut: Cap)]) {
    self.track = track
    self.places = places
    self.circles = circles
  }

  mutating func cut() -> Track {
    for segment in track.segments {
      let isInside = segment.map { index in
        circles.contains { $0.cut.contains(places[index]) }
      }
      var wasCut = false
      for index in segment {
        let isHidden = isInside[index - segment.lowerBound]
        if index > segment.lowerBound {
          let wasHidden = isInside[index - 1 - segment.lowerBound]
          if !step(to: index, from: wasHidden, to: isHidden) { wasCut = true }
        } else if isHidden {
          wasCut = true
        }
        if !isHidden { result.append(track.points[index]) }
      }
      end(wasCut)
    }
    return result
  }

  /// Goes the step to a point, and returns `false` if it is not shown whole.
  private mutating func step(to index: Int, from wasHidden: Bool, to isHidden: Bool) -> Bool {
    switch (wasHidden, isHidden) {
    case (true, true): return false
    case (false, false):
      guard isCrossed(to: index) else { return true }
      end(true)
    case (false, true):
      if let entry = entry(from: index - 1, to: index) { result.append(entry) }
      end(true)
    case (true, false):
      if let entry = entry(from: index, to: index - 1) { result.append(entry) }
    }
    return false
  }

  /// Ends a piece; of one that was cut, a single point is no way.
  private mutating func end(_ wasCut: Bool) {
    if wasCut, result.points.count - result.openStart < 2 { result.dropOpenSegment() }
    result.endSegment()
  }

  /// Whether the step to a point, both of whose ends are outside, comes into a circle.
  private func isCrossed(to index: Int) -> Bool {
    let arc = Arc(places[index - 1], places[index])
    let bulge = bulge(to: index)
    return circles.contains { circle in
      isDrawnApart(bulge, circle.hidden)
        ? Cap(center: circle.cut.center, radius: min(circle.cut.radius + bulge, 1.5)).touches(arc)
        : circle.cut.touches(arc)
    }
  }

  /// Point at which the step between two neighbours, the first of them outside, comes to the rim.
  ///
  /// `nil` where the step is left out whole: it crosses another circle on its way, or is too long.
  private func entry(from outside: Int, to inside: Int) -> Point? {
    let bulge = bulge(to: max(outside, inside))
    let arc = Arc(places[outside], places[inside])
    var first: (place: Vector, part: Double)?
    for circle in circles {
      guard !isDrawnApart(bulge, circle.hidden) else { return nil }
      if circle.cut.contains(places[inside]) {
        let entry = circle.cut.entry(from: places[outside], to: places[inside])
        if entry.part < first?.part ?? 2 { first = entry }
      } else if circle.cut.touches(arc) {
        return nil
      }
    }
    guard let (place, part) = first, part > 0 else { return nil }
    return track.points.between(outside, inside, part: part, at: place)
  }

  /// Most that a straight line of a map can lie apart from the great circle of the step to a point,
  /// in radians.
  ///
  /// Between two places of one latitude it is about an eighth of the square of the longitudes'
  /// difference, times the latitude's sine and cosine.
  private func bulge(to index: Int) -> Double {
    let points = track.points
    let degrees = Track.wrapped(points.longitudes[index] - points.longitudes[index - 1])
    let width = degrees / Angles.degreesOfRadian
    let slant = [places[index - 1], places[index]].map {
      abs($0.z) * max(0, 1 - $0.z * $0.z).squareRoot()
    }
    return width * width / 8 * max(slant[0], slant[1])
  }

  /// Whether a step's lines may lie further apart than the least margin around a hidden circle.
  private func isDrawnApart(_ bulge: Double, _ hidden: Cap) -> Bool {
    bulge > hidden.radius * HiddenCircle.margins.lowerBound / 2
  }
}

extension Points {
  /// Point on the way between two, with what is between theirs.
  fileprivate func between(_ a: Int, _ b: Int, part: Double, at place: Vector) -> Point {
    var point = Point(latitude: place.latitude, longitude: place.longitude)
    if let first = elevation(at: a), let second = elevation(at: b) {
      point.elevation = first + (second - first) * part
    }
    if let first = time(at: a), let second = time(at: b) {
      point.time = first + Int64((Double(second - first) * part).rounded())
    }
    return point
  }
}
