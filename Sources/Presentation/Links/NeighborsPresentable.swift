public import Templating

/// Links to the previous and next entry in a list, such as the trips before and after a trip, or to
/// the previous and next page of a long list.
public protocol NeighborsPresentable: Presentable {
  /// The previous entry or page in the list.
  var newer: LinkViewModel? { get }
  /// The next entry or page in the list.
  var older: LinkViewModel? { get }
}

extension NeighborsPresentable {
  /// Whether there is a newer or older neighbour.
  public var hasNeighbors: Bool { newer != nil || older != nil }

  /// The fields that this type offers to templates.
  public static var neighborsFields: Fields<Self> {
    Fields(
      "NeighborsPresentable",
      .optional("newer") { $0.newer }, .optional("older") { $0.older },
      .flag("hasNeighbors") { $0.hasNeighbors })
  }
}
