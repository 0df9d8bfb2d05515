import Geodesy

/// Projects rings and lines of the table onto a map of a part of the Earth.
struct RegionalTracer {
  private let projection: Stereographic
  private let factor: Double
  private let middle: SIMD2<Double>
  private let bounds: Box
  /// Distance from the middle in the plane beyond which a line may pass around the far side of the
  /// Earth.
  private let far: Double

  private var tracer: Tracer
  private var first: SIMD2<Double>?
  private var last = SIMD2<Double>.zero
  private var sum = 0.0

  init(projection: Stereographic, factor: Double, size: SIMD2<Double>, bounds: Box) {
    self.projection = projection
    self.factor = factor
    middle = size / 2
    self.bounds = bounds
    far = 2 * (size.x + size.y) / factor
    tracer = Tracer(bounds: bounds)
  }

  /// Adds the points of a ring or line.
  ///
  /// If a chunk's disc is off the drawing, the chunk becomes one line from its first point to the
  /// next chunk's. Both points are in the disc, and so is the line.
  mutating func trace(_ ring: Level.Ring, of level: Level) {
    for index in ring.chunks {
      let chunk = level.chunks[index]
      if let disc = chunk.cap.disc(in: projection),
        !bounds.meets(Disc(centre: drawn(disc.centre), radius: disc.radius * factor))
      {
        add(level.direction(ofFirstIn: chunk))
      } else {
        level.forEachPoint(of: chunk) { add(SIMD3(latitude: $1, longitude: $0)) }
      }
    }
    if ring.kind == .line, let index = ring.chunks.last {
      let end = SIMD2<Double>(level.last(of: level.chunks[index])) / level.stepsOfDegree
      add(SIMD3(latitude: end.y, longitude: end.x))
    }
  }

  /// Twice the area that the ring encloses in the plane.
  var area: Double { sum + (first.map { last.x * $0.y - last.y * $0.x } ?? 0) }

  mutating func endRing() -> [SIMD2<Double>] {
    clear()
    return tracer.endRing()
  }

  mutating func endLine() -> [[SIMD2<Double>]] {
    clear()
    return tracer.endLine()
  }

  private mutating func clear() {
    first = nil
    sum = 0
  }

  @inline(__always)
  private func drawn(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(middle.x + point.x * factor, middle.y - point.y * factor)
  }

  @inline(__always)
  private mutating func add(_ direction: SIMD3<Double>) {
    let point = projection(direction)
    if first == nil {
      first = point
    } else {
      sum += last.x * point.y - last.y * point.x
      if abs(last.x) + abs(last.y) > far && abs(point.x) + abs(point.y) > far {
        addBends(from: last, to: point)
      }
    }
    last = point
    tracer.add(drawn(point))
  }

  /// Adds points around the drawing between two points far away from it. A straight line between
  /// the two would cross the drawing, but on the Earth it passes the far side.
  @inline(never)
  private mutating func addBends(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    guard start.x * end.x + start.y * end.y < 0 else { return }
    let first = Angles.arcTangent(start.y, start.x)
    var turn = Angles.arcTangent(end.y, end.x) - first
    turn -= 360 * (turn / 360).rounded()
    for number in 1...3 {
      let (sine, cosine) = Angles.sineAndCosine(ofDegrees: first + turn * Double(number) / 4)
      tracer.add(drawn(SIMD2(cosine, sine) * (2 * far)))
    }
  }
}

extension Level.Ring {
  /// Whether a ring encloses the point opposite to the middle, judged by the sign of its area in
  /// the plane. The projection turns such a ring inside out.
  func isInverted(_ area: Double) -> Bool { kind == .hole ? area > 0 : area < 0 }
}
