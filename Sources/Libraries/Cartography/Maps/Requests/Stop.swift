package import Geodesy
package import Markup

/// A place that a map marks with a dot, and with its name if there is room.
package struct Stop: Sendable, Hashable {
  /// Look of a dot, depending on what it marks.
  package enum Kind: Sendable, Hashable {
    case place
    /// A photo, marked with a smaller dot of a different look and without its name.
    case photo
  }

  package let kind: Kind
  package let point: GeoPoint
  /// Name as plain text; long names are cut. Empty for a dot without a name.
  package let label: String
  /// Importance: 0 is labelled first, higher numbers only if room is left.
  package let rank: Int
  /// Page that the dot links to. For assistive technology, a map with links is a document; one
  /// without is an image.
  package let link: Link?

  package init(
    _ point: GeoPoint, label: String, rank: Int = 0, link: Link? = nil, kind: Kind = .place
  ) {
    self.kind = kind
    self.point = point
    self.label = label
    self.rank = rank
    self.link = link
  }
}
