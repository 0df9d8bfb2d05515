/// What a switch cell shows.
public protocol SwitchCellDataSource: Sendable {
  /// What is switched: "Minion Mode!!!".
  var title: String { get }
  /// What the page says before its visitor has chosen.
  var switchOn: Bool { get }
}

extension SwitchCellDataSource {
  /// What is switched; "Switch" unless it says otherwise.
  public var title: String { "Switch" }
  /// What the page says before its visitor has chosen; off unless it says otherwise.
  public var switchOn: Bool { false }
}
