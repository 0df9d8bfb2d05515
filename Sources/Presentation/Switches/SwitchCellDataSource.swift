/// Content of a switch cell.
public protocol SwitchCellDataSource: Sendable {
  /// The name of the switch: "Minion Mode!!!".
  var title: String { get }
  /// The state before the visitor chooses.
  var switchOn: Bool { get }
}

extension SwitchCellDataSource {
  /// The name of the switch; "Switch" by default.
  public var title: String { "Switch" }
  /// The state before the visitor chooses; off by default.
  public var switchOn: Bool { false }
}
