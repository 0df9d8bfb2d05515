/// A folder of photos that are shown together.
package struct Album: Sendable, Hashable {
  /// Order of an album's photos.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// Order by the time the photos were taken. Photos of an unknown time come last, by name.
    case taken
    /// Order by file name, with numbers in names compared by value.
    case name
    /// Order of the author's list. Photos that aren't listed come last, by name.
    case written
  }

  package let order: Order
  /// The trip on which its photos were taken, unless they name another trip.
  package let trip: Slug?
  /// Paths, below the site's folder, of the pictures that the author lists, in that order.
  package let listed: [String]
  /// Whether the original files of its pictures are published next to their sizes; `nil` if the
  /// containing album decides.
  package let statedOriginals: Bool?

  package init(
    order: Order = .taken, trip: Slug? = nil, listed: [String] = [],
    publishesOriginals: Bool? = nil
  ) {
    self.order = order
    self.trip = trip
    self.listed = listed
    statedOriginals = publishesOriginals
  }

  /// The album inside another album, from which it inherits missing values.
  package func inside(_ other: Album) -> Album {
    Album(
      order: order, trip: trip ?? other.trip, listed: listed,
      publishesOriginals: statedOriginals ?? other.statedOriginals)
  }
}
