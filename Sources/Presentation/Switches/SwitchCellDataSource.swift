/// What a switch cell shows.
package protocol SwitchCellDataSource: Sendable {
  /// What is switched: "Minion Mode!!!".
  var title: String { get }
  /// What the page says before its visitor has chosen.
  var switchOn: Bool { get }
}

extension SwitchCellDataSource {
  package var title: String { "Switch" }
  package var switchOn: Bool { false }
}
