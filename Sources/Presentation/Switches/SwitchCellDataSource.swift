/// Content of a switch cell.
public protocol SwitchCellDataSource: Sendable {
  /// The name of the switch: "Minion Mode!!!".
  var title: String { get }
  /// Whether the switch is on before the visitor first uses it.
  var switchOn: Bool { get }
}

extension SwitchCellDataSource {
  /// The name of the switch; "Switch" by default.
  public var title: String { "Switch" }
  /// Whether the switch is on before the visitor first uses it. Off by default.
  public var switchOn: Bool { false }
}
