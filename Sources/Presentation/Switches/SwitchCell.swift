package import Markup
package import Templating

/// A switch as a row shows it: what one argument says, in the look and with the action of the other.
package struct SwitchCell: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool
  package let textColor: Color
  package let textFont: FontFamily
  package let textSize: Int
  package let switchColor: Color
  package let onSwitchToggle: SwitchAction
  /// Where its markup is kept, if every page shows it.
  package var kept: KeptMarkup?

  /// Each argument serves without the other: what is missing has the defaults of its protocol.
  package init(
    dataSource: (any SwitchCellDataSource)? = nil, delegate: (any SwitchCellDelegate)? = nil
  ) {
    let dataSource = dataSource ?? Defaults()
    let delegate = delegate ?? Defaults()
    title = dataSource.title
    switchOn = dataSource.switchOn
    textColor = delegate.textColor
    textFont = delegate.textFont
    textSize = delegate.textSize
    switchColor = delegate.switchColor
    onSwitchToggle = delegate.onSwitchToggle
  }

  /// Says nothing of its own.
  private struct Defaults: SwitchCellDataSource, SwitchCellDelegate {}
}

extension SwitchCell: SwitchCellPresentable {
  package static let contract = Contract<Self>(
    template: "components/switch-cell", switchCellFields, textFields, switchFields
  ).keeping(as: "switch") { $0.kept }
}
