/// The place where a photo was taken, as exactly as its author tells it.
package enum ShownPlace: Sendable, Hashable {
  case exact(Coordinate)
  /// The city nearest to it, with the ISO 3166-1 code of its country, and where that is.
  case city(String, country: String, at: Coordinate)
}
