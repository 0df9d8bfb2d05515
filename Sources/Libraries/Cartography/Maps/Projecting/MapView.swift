import Geodesy

/// A way to lay the Earth, or a part of it, on a drawing.
///
/// Coordinates of a drawing are half units, so that they can be whole numbers: y goes down.
protocol MapView {
  /// Width and height in half units.
  var size: SIMD2<Double> { get }
  /// Degrees of a great circle that are a half unit long in the middle.
  var degreesOfUnit: Double { get }

  /// The part of the Earth that it shows; `nil` if it is the world.
  var region: Region? { get }
  /// Edge of the world where it is on the drawing, as a ring; empty if it isn't.
  var edge: [SIMD2<Double>] { get }

  /// Numbers that tell it from all others of its kind.
  var numbers: [Double] { get }

  /// Returns the point of the drawing for a direction from the centre of the Earth.
  func place(of direction: SIMD3<Double>) -> SIMD2<Double>

  /// Returns rings or lines of a level that are on the drawing, cut at its bounds.
  func shapes(of level: Level, areClosed: Bool) -> [[SIMD2<Double>]]

  /// Returns parts of a line through directions that are close together.
  func lines(through directions: [SIMD3<Double>]) -> [[SIMD2<Double>]]

  /// Returns what a great circle is on the drawing; `nil` if nothing of it is there.
  func shape(of arc: GreatCircle) -> RouteShape?
}

extension MapView {
  /// Half units of a unit.
  static var scale: Double { 2 }

  /// Bounds at which shapes are cut, a little outside of the drawing, so that edges along them are
  /// not seen.
  var bounds: Box { Box(low: .zero, high: size).grown(by: 6) }
}

/// The part of the Earth that a map shows.
struct Region {
  let middle: SIMD3<Double>
  /// Angle between the middle and a corner, in degrees.
  let radius: Double
  /// Kilometres that a half unit is long in the middle.
  let kilometresOfUnit: Double
}
