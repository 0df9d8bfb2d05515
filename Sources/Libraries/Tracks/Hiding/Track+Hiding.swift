import Geodesy

extension TrackFile {
  /// The file without the places that hidden circles hide, and without its fingerprint.
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
  /// The track without the parts inside hidden circles, cut at circles around them that are derived
  /// from the fingerprint of its file (see `HiddenCircle`).
  ///
  /// A step from outside to inside is cut at the rim. A step through a circle whose two ends are
  /// outside is left out completely. So is a step so long that a map may not draw it along a great
  /// circle.
  /// great circle.
  package func hiding(_ circles: [HiddenCircle], fingerprint: UInt64) -> Track {
    let near = circles.filter { mayReach($0) }
    guard !near.isEmpty else { return self }
    var cutter = TrackCutter(
      track: self, places: points.vectors, circles: near.map { ($0.cap, $0.cut(fingerprint)) })
    return cutter.cut()
  }

  /// Whether a circle can affect the track, judged only by degrees.
  private func mayReach(_ circle: HiddenCircle) -> Bool {
    // A degree of latitude is more than 110 km long. Steps of less than a degree leave the box
    // around their ends by at most a tenth of a degree.
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

/// Walks along a track and copies the parts outside all circles.
private struct TrackCutter {
  let track: Track
  /// Unit vector of each point.
  let places: [Vector]
  /// Hidden circles, each with the circle around it at which the track is cut.
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

  /// Takes the step to a point; returns `false` if the step isn't shown completely.
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

  /// Ends a piece; a single point that remains of a cut piece is dropped.
  private mutating func end(_ wasCut: Bool) {
    if wasCut, result.points.count - result.openStart < 2 { result.dropOpenSegment() }
    result.endSegment()
  }

  /// Whether a step to a point enters a circle, if both of its ends are outside.
  private func isCrossed(to index: Int) -> Bool {
    let arc = Arc(places[index - 1], places[index])
    let bulge = bulge(to: index)
    return circles.contains { circle in
      isDrawnApart(bulge, circle.hidden)
        ? Cap(center: circle.cut.center, radius: min(circle.cut.radius + bulge, 1.5)).touches(arc)
        : circle.cut.touches(arc)
    }
  }

  /// Point at which the step between two neighbours, the first of them outside, reaches the rim.
  ///
  /// `nil` if the step is left out completely, because it is too long or crosses another circle on
  /// its way.
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

  /// Greatest distance between a straight line on a map and the great circle of the step to a
  /// point, in radians.
  ///
  /// Between two places of the same latitude, it is about an eighth of the squared difference of
  /// the longitudes, times the sine and cosine of the latitude.
  private func bulge(to index: Int) -> Double {
    let points = track.points
    let degrees = Track.wrapped(points.longitudes[index] - points.longitudes[index - 1])
    let width = degrees / Angles.degreesOfRadian
    let slant = [places[index - 1], places[index]].map {
      abs($0.z) * max(0, 1 - $0.z * $0.z).squareRoot()
    }
    return width * width / 8 * max(slant[0], slant[1])
  }

  /// Whether a step's line on a map may deviate by more than half of the least margin around a
  /// hidden circle.
  private func isDrawnApart(_ bulge: Double, _ hidden: Cap) -> Bool {
    bulge > hidden.radius * HiddenCircle.margins.lowerBound / 2
  }
}

extension Points {
  /// Point on the way between two points, with values interpolated between theirs.
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
