public import Templating

/// What comes before and after in the order of a list: of a trip the newer and the older trip, of
/// one page of a long list the pages beside it.
public protocol NeighborsPresentable: Presentable {
  /// What comes before in the list.
  var newer: LinkViewModel? { get }
  /// What comes after in the list.
  var older: LinkViewModel? { get }
}

extension NeighborsPresentable {
  /// Whether there is a newer or an older one.
  public var hasNeighbors: Bool { newer != nil || older != nil }

  /// The names that it offers to templates.
  public static var neighborsFields: Fields<Self> {
    Fields(
      "NeighborsPresentable",
      .optional("newer") { $0.newer },
      .optional("older") { $0.older },
      .flag("hasNeighbors") { $0.hasNeighbors })
  }
}
