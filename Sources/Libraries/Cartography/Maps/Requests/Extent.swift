package import Geodesy

/// The part of the Earth that a map shows.
package enum Extent: Sendable, Hashable {
  /// Every stop and route, with some room around them; the whole world if they are spread over it.
  case fitting
  /// Surroundings of a point, covering so many kilometres in the shorter direction of the frame.
  case around(GeoPoint, kilometres: Double)
  /// The whole world, centred on the meridian that cuts the fewest routes.
  case world
}
