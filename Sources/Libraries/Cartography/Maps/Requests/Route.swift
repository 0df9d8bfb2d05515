package import Geodesy
package import Markup

/// A line on a map.
package struct Route: Sendable, Hashable {
  /// Look of a line.
  package enum Style: Sendable, Hashable {
    /// Solid, for what happened.
    case travelled
    /// Dashed, for plans.
    case planned
  }

  /// Course of a line.
  package enum Course: Sendable, Hashable {
    /// The shortest way on a sphere.
    case greatCircle(from: GeoPoint, to: GeoPoint)
    /// Points in order, joined by lines; a single point draws nothing.
    case points([GeoPoint])
  }

  package let course: Course
  package let style: Style
  /// Page that the line links to, as in `Stop.link`.
  package let link: Link?
  /// Name of a line with a link; plain text.
  package let label: String

  package init(
    _ course: Course, style: Style = .travelled, label: String = "", link: Link? = nil
  ) {
    self.course = course
    self.style = style
    self.label = label
    self.link = link
  }

  /// Points that the map must show, as directions from the centre of the Earth.
  var directions: [SIMD3<Double>] {
    switch course {
    case .points(let points): return points.map(\.direction)
    case .greatCircle(let start, let end):
      let arc = GreatCircle(from: start, to: end)
      // One point for every five degrees.
      let steps = max(1, Int(arc.angle / 5))
      return (0...steps).map { arc.direction(at: Double($0) / Double(steps)) }
    }
  }
}
