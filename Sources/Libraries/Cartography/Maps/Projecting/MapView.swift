import Geodesy

/// A projection of the Earth, or a part of it, onto a drawing.
///
/// Coordinates of a drawing are in half units, so that they can be whole numbers; y grows
/// downwards.
protocol MapView {
  /// Width and height in half units.
  var size: SIMD2<Double> { get }
  /// Degrees of a great circle that one half unit covers in the middle.
  var degreesOfUnit: Double { get }

  /// The part of the Earth that the view shows; `nil` if it shows the whole world.
  var region: Region? { get }
  /// Outline of the world as a ring, if the drawing shows it; empty otherwise.
  var edge: [SIMD2<Double>] { get }

  /// Numbers that distinguish the view from all others of its kind.
  var numbers: [Double] { get }

  /// Returns the point of the drawing for a direction from the centre of the Earth.
  func place(of direction: SIMD3<Double>) -> SIMD2<Double>

  /// Returns the rings or lines of a level that are on the drawing, cut at its bounds.
  func shapes(of level: Level, areClosed: Bool) -> [[SIMD2<Double>]]

  /// Returns the visible parts of a line through directions that are close together.
  func lines(through directions: [SIMD3<Double>]) -> [[SIMD2<Double>]]

  /// Returns the shape of a great circle on the drawing; `nil` if no part of it is visible.
  func shape(of arc: GreatCircle) -> RouteShape?
}

extension MapView {
  /// Half units of a unit.
  static var scale: Double { 2 }

  /// Bounds at which shapes are cut, a little outside the drawing, so that the cut edges are not
  /// visible.
  var bounds: Box { Box(low: .zero, high: size).grown(by: 6) }
}

/// The part of the Earth that a map shows.
struct Region {
  let middle: SIMD3<Double>
  /// Angle between the middle and a corner, in degrees.
  let radius: Double
  /// Kilometres that one half unit covers in the middle.
  let kilometresOfUnit: Double
}
