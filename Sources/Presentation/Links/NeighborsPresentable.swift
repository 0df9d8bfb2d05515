public import Templating

/// Links to the neighbours in a list: the newer and the older trip of a trip, or the pages beside
/// one page of a long list.
public protocol NeighborsPresentable: Presentable {
  /// The previous model or page of the list.
  var newer: LinkViewModel? { get }
  /// The next model or page of the list.
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
