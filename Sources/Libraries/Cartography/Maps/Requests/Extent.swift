package import Geodesy

/// The part of the Earth that a map shows.
package enum Extent: Sendable, Hashable {
  /// Stops and routes, all of them, and some room around them; the world, if they are spread over
  /// it.
  case fitting
  /// Surroundings of a point, so many kilometres in the shorter direction of the frame.
  case around(GeoPoint, kilometres: Double)
  /// The world, with the meridian in its middle that cuts the fewest routes.
  case world
}
