package import Geodesy
package import Markup

/// A place that a map marks by a dot, and by its name where there is room.
package struct Stop: Sendable, Hashable {
  /// Look of a dot, by what lies there.
  package enum Kind: Sendable, Hashable {
    case place
    /// A picture, by a smaller dot of another look and without its name.
    case photo
  }

  package let kind: Kind
  package let point: GeoPoint
  /// Name, as plain text; long ones are cut. Empty for a dot without one.
  package let label: String
  /// Importance: 0 is labelled first, higher numbers where there is room left.
  package let rank: Int
  /// Page that the dot leads to. A map with links is a document for assistive technology, and
  /// an image otherwise.
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
