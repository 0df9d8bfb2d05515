/// A folder of photos that are shown together.
package struct Album: Sendable, Hashable {
  /// Order of an album's photos.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// Order by the time of their taking; photos of an unknown time follow by name.
    case taken
    /// Order by the names of their files, with numbers in names by their value.
    case name
    /// Order of the author's list; photos that are not listed follow by name.
    case written
  }

  package let order: Order
  /// The trip on which its photos were taken, unless they name another.
  package let trip: Slug?
  /// Paths below the site's folder of the pictures that its author lists, in that order.
  package let listed: [String]
  /// Whether the files of its pictures are published beside the sizes that pages show; `nil` if its
  /// author leaves that to the album around it.
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

  /// The album as one of another: what it does not say itself is the other's.
  package func inside(_ other: Album) -> Album {
    Album(
      order: order, trip: trip ?? other.trip, listed: listed,
      publishesOriginals: statedOriginals ?? other.statedOriginals)
  }
}
