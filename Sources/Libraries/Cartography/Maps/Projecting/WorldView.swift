import Geodesy

/// Map of the world in the Equal Earth projection.
struct WorldView: MapView {
  private let projection: EqualEarth
  let size: SIMD2<Double>
  private let factor: Double
  /// Latitude of the map's southern edge, in degrees.
  private let south: Double

  var region: Region? { nil }

  var numbers: [Double] { [projection.meridian, south, size.x, size.y] }

  var degreesOfUnit: Double { Angles.degreesOfRadian / factor }

  /// Possible meridians for the middle. The map is cut at the opposite one, in the Atlantic for the
  /// second and in the Bering Strait for the first.
  private static let meridians = [10.0, 150.0]

  /// Creates a map as wide as the format. It leaves out Antarctica unless a route or stop is there.
  init(showing routes: [[SIMD3<Double>]], stops: [SIMD3<Double>], format: MapFormat) {
    let projection =
      Self.meridians.map(EqualEarth.init)
      .min { $0.cuts(of: routes) < $1.cuts(of: routes) } ?? EqualEarth(meridian: 10)
    let lowest = (routes.joined() + stops).reduce(0) { min($0, $1.z) }
    // 0.82 is the sine of 55 degrees.
    south = lowest < -0.82 ? -90 : -58
    self.projection = projection
    let right = projection(east: 180, latitude: 0).x
    factor = format.width / right
    let low = projection(east: 0, latitude: south).y
    top = projection(east: 0, latitude: 90).y
    size = SIMD2(format.width * 2, ((top - low) * factor).rounded(.up))
  }

  /// Height of the upper edge in the plane.
  private let top: Double

  func place(of direction: SIMD3<Double>) -> SIMD2<Double> {
    let point = GeoPoint(direction: direction)
    return drawn(projection.east(of: point.longitude), point.latitude)
  }

  @inline(__always)
  private func drawn(_ east: Double, _ latitude: Double) -> SIMD2<Double> {
    let point = projection(east: east, latitude: latitude)
    return SIMD2(size.x / 2 + point.x * factor, (top - point.y) * factor)
  }

  /// Edge of the world, cut at the bounds.
  var edge: [SIMD2<Double>] {
    var tracer = Tracer(bounds: bounds)
    for place in Seam.way(from: -1, to: 359) { tracer.add(drawn(place.x, place.y)) }
    return tracer.endRing()
  }

  func shapes(of level: Level, areClosed: Bool) -> [[SIMD2<Double>]] {
    var seam = Seam()
    var shapes: [[SIMD2<Double>]] = []
    var tracer = Tracer(bounds: bounds)
    func end(_ line: [SIMD2<Double>], isClosed: Bool) {
      for place in line { tracer.add(drawn(place.x, place.y)) }
      if isClosed { shapes.append(tracer.endRing()) } else { shapes += tracer.endLine() }
    }
    for ring in level.rings where ring.cap.radius > degreesOfUnit / 2 {
      let parts = parts(of: ring, in: level)
      if !areClosed {
        for part in parts { end(part, isClosed: false) }
      } else if parts.count == 1, abs(parts[0][0].x) < 180 {
        end(parts[0], isClosed: true)
      } else {
        seam.add(parts)
      }
    }
    for ring in seam.rings() { end(ring, isClosed: true) }
    return shapes.filter { $0.count > 1 }
  }

  /// Parts of a ring or line between its crossings of the opposite meridian, in degrees east of the
  /// middle and degrees of latitude. The parts of a ring begin and end at that meridian, unless the
  /// ring doesn't cross it.
  private func parts(of ring: Level.Ring, in level: Level) -> [[SIMD2<Double>]] {
    var cutter = SeamCutter()
    for chunk in level.chunks[ring.chunks] {
      level.forEachPoint(of: chunk) { cutter.add(projection.east(of: $0), $1) }
    }
    if let chunk = level.chunks[ring.chunks].last {
      let end = SIMD2<Double>(level.last(of: chunk)) / level.stepsOfDegree
      cutter.add(projection.east(of: end.x), end.y)
    }
    return cutter.end(isClosed: ring.kind != .line)
  }

  func lines(through directions: [SIMD3<Double>]) -> [[SIMD2<Double>]] {
    var cutter = SeamCutter()
    for direction in directions {
      let point = GeoPoint(direction: direction)
      cutter.add(projection.east(of: point.longitude), point.latitude)
    }
    var tracer = Tracer(bounds: bounds)
    return cutter.end(isClosed: false).flatMap { part in
      for place in part { tracer.add(drawn(place.x, place.y)) }
      return tracer.endLine()
    }
  }

  func shape(of arc: GreatCircle) -> RouteShape? {
    // One point for each degree; simplification drops most of them again.
    let steps = max(2, Int(arc.angle.rounded(.up)))
    var directions = [arc.start]
    var parts: [[SIMD2<Double>]] = []
    for step in 1...steps {
      let direction = arc.direction(at: Double(step) / Double(steps))
      // A pole is a line on this map. A route over the pole is split, so that it doesn't run along
      // that line.
      if abs(direction.z) > 0.99, let last = directions.last, turns(from: last, to: direction) {
        parts += lines(through: directions)
        directions = []
      }
      directions.append(direction)
    }
    return .lines(parts + lines(through: directions))
  }

  /// Whether longitudes differ by more than 30 degrees.
  private func turns(from start: SIMD3<Double>, to end: SIMD3<Double>) -> Bool {
    let flat = SIMD3(1, 1, 0.0)
    guard let start = (start * flat).normalized, let end = (end * flat).normalized else {
      return true
    }
    return start.dot(end) < 0.866
  }
}

extension EqualEarth {
  /// Number of times that lines cross the meridian opposite to the projection's.
  func cuts(of lines: [[SIMD3<Double>]]) -> Int {
    lines.reduce(0) { count, line in
      let places = line.map { east(of: GeoPoint(direction: $0).longitude) }
      return count + zip(places, places.dropFirst()).count { abs($0 - $1) > 180 }
    }
  }
}
