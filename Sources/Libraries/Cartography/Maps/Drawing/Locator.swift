import Geodesy
import Markup

/// A small globe that shows where on the Earth a map is.
struct Locator {
  /// Radius of the globe, in units.
  static let radius = 50.0

  private let projection: Stereographic
  /// Middle of the map that the globe belongs to.
  private let middle: SIMD3<Double>

  /// Creates a globe for a map. If the map is far from the equator, the globe's middle is closer to
  /// it, so that the globe is never seen from a pole.
  init(of middle: SIMD3<Double>) {
    let point = GeoPoint(direction: middle)
    let latitude = min(50, max(-50, point.latitude * 0.7))
    projection = Stereographic(
      centre: SIMD3(latitude: latitude, longitude: point.longitude))
    self.middle = middle
  }

  func write(at corner: SIMD2<Double>, to output: inout OutputBuffer) {
    let centre = corner + Self.radius
    output.append("<g class=\"map-locator\" transform=\"translate(")
    output.append(tenths: centre.x)
    output.append(" ")
    output.append(tenths: centre.y)
    output.append(")scale(.5)\"><circle class=\"map-sea\" r=\"")
    output.append(decimal: Int(Self.radius * 2))
    output.append("\"/>")
    var land = Path()
    for shape in shapes {
      land.draw(Outline(shape, isClosed: true, least: 1.1), threshold: 1.1)
    }
    output.append(land, named: "land")
    var mark = Path()
    let place = seen(projection(middle))
    mark.dot(at: SIMD2(Int(place.x.rounded()), Int(place.y.rounded())))
    output.append(mark, named: "here")
    output.append("</g>")
  }

  /// Place of a direction on the globe, in half units from its middle; `nil` if it is on the far
  /// side.
  func place(of direction: SIMD3<Double>) -> SIMD2<Double>? {
    projection.up.dot(direction) > 0 ? seen(projection(direction)) : nil
  }

  /// Rings of land, as seen from far away. Points on the far side are moved to the globe's rim.
  var shapes: [[SIMD2<Double>]] {
    let level = Atlas.shared.level(of: .land, tolerance: 1)
    let half = Cap(centre: projection.up, radius: 90)
    var shapes: [[SIMD2<Double>]] = []
    var isInverted = false
    for ring in level.rings where ring.cap.meets(half) && ring.cap.radius > 1 {
      var points: [SIMD2<Double>] = []
      var area = 0.0
      for chunk in level.chunks[ring.chunks] {
        level.forEachPoint(of: chunk) { east, north in
          points.append(projection(SIMD3(latitude: north, longitude: east)))
        }
      }
      guard var last = points.last else { continue }
      var shape: [SIMD2<Double>] = []
      for point in points {
        area += last.x * point.y - last.y * point.x
        addRim(from: last, to: point, to: &shape)
        shape.append(seen(point))
        last = point
      }
      shapes.append(shape)
      if ring.cap.disc(in: projection) == nil { isInverted = isInverted != ring.isInverted(area) }
    }
    if isInverted { shapes.append((0..<60).map { rim(Double($0) * 6) }) }
    return shapes
  }

  /// Returns the place on the globe, in half units from its middle, of a point of the plane. It is
  /// the orthographic projection of the visible half.
  private func seen(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let square = point.x * point.x + point.y * point.y
    let factor = square <= 4 ? 1 / (1 + square / 4) : 1 / square.squareRoot()
    return SIMD2(point.x, -point.y) * (factor * 2 * Self.radius)
  }

  private func rim(_ degrees: Double) -> SIMD2<Double> {
    let (sine, cosine) = Angles.sineAndCosine(ofDegrees: degrees)
    return SIMD2(cosine, -sine) * (2 * Self.radius)
  }

  /// Adds points along the rim between two points on the far side of the globe.
  private func addRim(
    from start: SIMD2<Double>, to end: SIMD2<Double>, to shape: inout [SIMD2<Double>]
  ) {
    guard start.x * start.x + start.y * start.y > 4, end.x * end.x + end.y * end.y > 4 else {
      return
    }
    let first = Angles.arcTangent(start.y, start.x)
    var turn = Angles.arcTangent(end.y, end.x) - first
    turn -= 360 * (turn / 360).rounded()
    let steps = Int(abs(turn) / 6)
    for step in 0..<steps { shape.append(rim(first + turn * Double(step + 1) / Double(steps + 1))) }
  }
}
