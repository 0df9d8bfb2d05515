import Content
import Domain
import Geodesy
import Tracks

/// Lines of a leg on the Earth, or its known places if it has no lines.
enum ExportedWay {
  /// Lines, at least one, each of at least two points. They never cross the antimeridian.
  case lines([[GeoPoint]])
  /// Points, at least one.
  case points([GeoPoint])

  /// The way of a leg: its track, or else great circles between its stops, without those that enter
  /// a hidden circle; `nil` if no place of the leg is known.
  init?(_ leg: Leg, hiding circles: [HiddenCircle]) {
    if let track = leg.track, let way = ExportedWay(track) {
      self = way
      return
    }
    var lines: [[GeoPoint]] = [[]]
    for step in leg.steps(hidden: circles) {
      guard let (from, to) = step else {
        lines.append([])
        continue
      }
      let points = GreatCircle(from: from, to: to).exported(from: from, to: to)
      let isFirst = lines[lines.count - 1].isEmpty
      lines[lines.count - 1] += isFirst ? points : Array(points.dropFirst())
    }
    guard let way = ExportedWay(lines) else {
      self.init(endsOf: leg)
      return
    }
    self = way
  }

  /// The lines of a track; `nil` if it doesn't have any.
  init?(_ track: TrackSummary) {
    self.init(track.lines.map { $0.compactMap { GeoPoint($0) } })
  }

  /// The places of a leg; `nil` if their coordinates are unknown.
  init?(endsOf leg: Leg) {
    var points: [GeoPoint] = []
    for place in [leg.origin] + leg.stops.map(\.place) + [leg.end] {
      if let point = place?.point, !points.contains(point) { points.append(point) }
    }
    if points.isEmpty { return nil }
    self = .points(points)
  }

  private init?(_ lines: [[GeoPoint]]) {
    let lines = lines.flatMap { AntimeridianCut($0).lines }
    if lines.isEmpty { return nil }
    self = .lines(lines)
  }
}

extension GreatCircle {
  /// Maximum angle in degrees between two adjacent points. Maps draw straight lines between them;
  /// up to 60° of latitude these deviate less than 0.1 degrees from the great circle.
  private static let step = 2.0

  /// Points of the arc between two places. Points in between are rounded to a thousandth of a
  /// degree, since a sphere doesn't model the Earth more exactly.
  fileprivate func exported(from start: GeoPoint, to end: GeoPoint) -> [GeoPoint] {
    let count = max(1, Int((angle / Self.step).rounded(.up)))
    func thousandth(_ degrees: Double) -> Double { (degrees * 1000).rounded() / 1000 }
    let between = (1..<count).compactMap { index in
      let point = point(at: Double(index) / Double(count))
      return GeoPoint(
        latitude: thousandth(point.latitude), longitude: thousandth(point.longitude))
    }
    return [start] + between + [end]
  }
}

/// A line divided into parts that don't cross the antimeridian (RFC 7946 §3.1.9).
///
/// Between two adjacent points, the line takes the shorter way, along a great circle.
struct AntimeridianCut {
  /// Parts, each of at least two points.
  private(set) var lines: [[GeoPoint]] = []

  init(_ points: [GeoPoint]) {
    var line: [GeoPoint] = []
    for point in Self.onOneSide(points) {
      if let last = line.last, abs(last.longitude - point.longitude) > 180 {
        let latitude = Self.crossing(from: last, to: point)
        let side: Double = last.longitude > 0 ? 180 : -180
        if let end = GeoPoint(latitude: latitude, longitude: side), end != last {
          line.append(end)
        }
        add(line)
        line = [GeoPoint(latitude: latitude, longitude: -side)].compactMap(\.self)
      }
      if line.last != point { line.append(point) }
    }
    add(line)
  }

  private mutating func add(_ line: [GeoPoint]) {
    if line.count > 1 { lines.append(line) }
  }

  /// The points of the line. Each point on the antimeridian gets the sign of the point before it,
  /// so that a line along it, or one that turns back at it, doesn't cross it.
  private static func onOneSide(_ points: [GeoPoint]) -> [GeoPoint] {
    var side = points.first { abs($0.longitude) < 180 }?.longitude ?? 180
    return points.map { point in
      guard abs(point.longitude) == 180 else {
        side = point.longitude
        return point
      }
      return GeoPoint(latitude: point.latitude, longitude: side < 0 ? -180 : 180) ?? point
    }
  }

  /// Latitude at which the arc between points on both sides crosses the antimeridian.
  private static func crossing(from start: GeoPoint, to end: GeoPoint) -> Double {
    let (a, b) = (start.direction, end.direction)
    let across = a.y - b.y
    // Both points are on the antimeridian, apart from a rounding error.
    guard abs(across) > 1e-12 else { return start.latitude }
    return GeoPoint(direction: a + (b - a) * (a.y / across)).latitude
  }
}
