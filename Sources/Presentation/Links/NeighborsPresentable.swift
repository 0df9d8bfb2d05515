public import Templating

/// Links to the neighbours in a list: the next newer and older trip, or the pages before and after
/// one page of a long list.
public protocol NeighborsPresentable: Presentable {
  /// The previous entry or page of the list.
  var newer: LinkViewModel? { get }
  /// The next entry or page of the list.
  var older: LinkViewModel? { get }
}

extension NeighborsPresentable {
  /// Whether there is a newer or older neighbour.
  public var hasNeighbors: Bool { newer != nil || older != nil }

  /// The fields it offers to templates.
  public static var neighborsFields: Fields<Self> {
    Fields(
      "NeighborsPresentable",
      .optional("newer") { $0.newer },
      .optional("older") { $0.older },
      .flag("hasNeighbors") { $0.hasNeighbors })
  }
}
