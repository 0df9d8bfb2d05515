import Geodesy

/// Map of a part of the Earth, from a city to three quarters of a sphere, in a stereographic
/// projection centred on the drawing.
struct RegionalView: MapView {
  private let projection: Stereographic
  let size: SIMD2<Double>
  /// Half units that the radius of the Earth takes.
  private let factor: Double

  /// Greatest angle between the middle and anything shown, in degrees. Lengths there are 1.6 times
  /// as long as in the middle.
  private static let reach = 78.0

  /// Lengths of the shortest side of a map, in kilometres: the least, that of a single place, and
  /// that of a track. A map of a track may be small, because it shows the track's own shape even
  /// where coasts have no details.
  private static let (leastSpan, spanOfPlace, spanOfTrack) = (60.0, 400.0, 3.0)

  /// Angle between the middle and a corner, in degrees.
  private let radius: Double

  var degreesOfUnit: Double { Angles.degreesOfRadian / factor }

  var region: Region? {
    Region(middle: projection.up, radius: radius, kilometresOfUnit: Earth.radius / factor)
  }

  var edge: [SIMD2<Double>] { [] }

  var numbers: [Double] {
    [projection.up.x, projection.up.y, projection.up.z, factor, size.x, size.y]
  }

  /// Creates a map around a point that covers `kilometres` in its shorter direction, at most a
  /// quarter of the way around the Earth.
  init(centre: SIMD3<Double>, kilometres: Double, format: MapFormat) {
    let kilometres = kilometres.isFinite ? min(max(kilometres, 1), 10_000) : Self.spanOfPlace
    let size = SIMD2(format.width, format.height) * Self.scale
    self.init(
      centre: centre, factor: min(size.x, size.y) * Earth.radius / kilometres, size: size)
  }

  private init(centre: SIMD3<Double>, factor: Double, size: SIMD2<Double>) {
    projection = Stereographic(centre: centre)
    self.size = size
    self.factor = factor
    let corner = (size.x * size.x + size.y * size.y).squareRoot() / 2 / factor
    radius = Stereographic.angle(ofRadius: corner)
  }

  /// Creates the map that shows all directions; `nil` without directions, or if they are spread too
  /// far over the Earth. `hasTracks` is true if lines have their own shapes.
  init?(fitting directions: [SIMD3<Double>], hasTracks: Bool, format: MapFormat) {
    guard var centre = directions.reduce(.zero, +).normalized else { return nil }
    // The middle of the box in the plane becomes the new centre. That changes the plane, so this is
    // repeated a few times.
    for _ in 0..<4 {
      let projection = Stereographic(centre: centre)
      guard directions.allSatisfy({ centre.dot($0) > -0.7 }),
        let around = Box(around: directions.map { projection($0) }),
        let better = projection.direction(of: around.centre).normalized
      else { return nil }
      centre = better
    }
    let projection = Stereographic(centre: centre)
    let half = directions.reduce(SIMD2<Double>.zero) { half, direction in
      let place = projection(direction)
      return pointwiseMax(half, pointwiseMax(place, -place))
    }
    let limit = Angles.sineAndCosine(ofDegrees: Self.reach).cosine
    guard directions.allSatisfy({ centre.dot($0) >= limit }) else { return nil }
    let size = SIMD2(format.width, format.height) * Self.scale
    let margin = format.hasLabels ? SIMD2(110.0, 60) : SIMD2(26, 26)
    let room = pointwiseMax(size / 2, size - margin * (2 * Self.scale))
    let least =
      hasTracks
      ? Self.spanOfTrack
      : half.max() * Earth.radius < 1 ? Self.spanOfPlace : Self.leastSpan
    let closest = min(size.x, size.y) * Earth.radius / least
    let factor = min(closest, room.x / 2 / max(half.x, 1e-9), room.y / 2 / max(half.y, 1e-9))
    // Rounded in steps, so that routes that are nearly the same, such as there and back, have the
    // same view. The steps are 1.5 percent of the scale, and four half units for the middle; the
    // margin has room for both.
    let scale = Double(bitPattern: factor.bitPattern & ~((1 << 46) - 1))
    let steps = scale / 4
    let middle = (centre * steps).rounded(.toNearestOrAwayFromZero) / steps
    self.init(centre: middle.normalized ?? centre, factor: scale, size: size)
  }

  func place(of direction: SIMD3<Double>) -> SIMD2<Double> { drawn(projection(direction)) }

  @inline(__always)
  private func drawn(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(size.x / 2 + point.x * factor, size.y / 2 - point.y * factor)
  }

  func shapes(of level: Level, areClosed: Bool) -> [[SIMD2<Double>]] {
    let view = Cap(centre: projection.up, radius: min(179, radius + 1))
    // Lengths are at most 2.5 times as long as in the middle.
    let least = degreesOfUnit / 3
    var shapes: [[SIMD2<Double>]] = []
    var tracer = RegionalTracer(
      projection: projection, factor: factor, size: size, bounds: bounds)
    var isInverted = false
    for ring in level.rings where ring.cap.radius > least && ring.cap.meets(view) {
      tracer.trace(ring, of: level)
      guard areClosed else {
        shapes += tracer.endLine()
        continue
      }
      if ring.cap.disc(in: projection) == nil {
        isInverted = isInverted != ring.isInverted(tracer.area)
      }
      let points = tracer.endRing()
      if points.count > 2 { shapes.append(points) }
    }
    // In this case, land is everything outside the shapes.
    if isInverted {
      let (low, high) = (bounds.low, bounds.high)
      shapes.append([low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)])
    }
    return shapes
  }

  func lines(through directions: [SIMD3<Double>]) -> [[SIMD2<Double>]] {
    var tracer = Tracer(bounds: bounds)
    for direction in directions { tracer.add(place(of: direction)) }
    return tracer.endLine()
  }

  /// Returns an arc of a circle, which is the image of a great circle.
  func shape(of arc: GreatCircle) -> RouteShape? {
    let (start, end) = (place(of: arc.start), place(of: arc.end))
    let middle = place(of: arc.direction(at: 0.5))
    guard let first = whole(start), let last = whole(end), first != last else { return nil }
    let (chord, half) = (end - start, middle - start)
    let turn = chord.x * half.y - chord.y * half.x
    let sides =
      (start.squaredDistance(to: middle) * middle.squaredDistance(to: end)
      * start.squaredDistance(to: end)).squareRoot()
    // The circle around a triangle has the radius abc / 4F. With a larger radius the arc looks like
    // a straight line.
    let radius = abs(turn) > 1e-9 ? sides / (2 * abs(turn)) : .infinity
    // The arc is more than half a circle if it is higher above the chord than its radius.
    let height = abs(turn) / max(1e-9, start.squaredDistance(to: end).squareRoot())
    return .arc(
      CircleArc(
        start: first, end: last, radius: radius < 100_000 ? Int(radius.rounded()) : nil,
        isLarge: height > radius, isClockwise: turn < 0))
  }

  /// Nearest whole half units of a place; `nil` if it is very far off the drawing.
  private func whole(_ place: SIMD2<Double>) -> SIMD2<Int>? {
    guard abs(place.x) < 100_000, abs(place.y) < 100_000 else { return nil }
    return SIMD2(Int(place.x.rounded()), Int(place.y.rounded()))
  }
}

/// The Earth as a sphere.
enum Earth {
  /// Mean radius of the ellipsoid (IUGG), in kilometres.
  static let radius = 6_371.0088
}
