/// The place where a photo was taken, as exactly as the author shows it.
package enum ShownPlace: Sendable, Hashable {
  case exact(Coordinate)
  /// The nearest city, with the ISO 3166-1 code of its country and its coordinate.
  case city(String, country: String, at: Coordinate)
}
