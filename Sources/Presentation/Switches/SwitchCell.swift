package import Markup
package import Templating

/// A switch as a row shows it: what one argument says, in the look and with the action of the other.
package struct SwitchCell: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool
  package let switchColor: Color
  package let onSwitchToggle: SwitchAction

  /// Each argument serves without the other: what is missing has the defaults of its protocol.
  package init(
    dataSource: (any SwitchCellDataSource)? = nil, delegate: (any SwitchCellDelegate)? = nil
  ) {
    let dataSource = dataSource ?? Defaults()
    let delegate = delegate ?? Defaults()
    title = dataSource.title
    switchOn = dataSource.switchOn
    switchColor = delegate.switchColor
    onSwitchToggle = delegate.onSwitchToggle
  }

  /// Says nothing of its own.
  private struct Defaults: SwitchCellDataSource, SwitchCellDelegate {}
}

extension SwitchCell: SwitchCellPresentable {
  package static let contract = Contract<Self>(
    template: "components/switch-cell", switchCellFields, textFields, switchFields)
}
