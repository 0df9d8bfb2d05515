/// How a switch looks in the header of every page: small. It does there what it does elsewhere.
package struct HeaderSwitchDelegate: SwitchCellDelegate {
  package let onSwitchToggle: SwitchAction

  /// For a switch that does what this action says.
  package init(onSwitchToggle: SwitchAction) { self.onSwitchToggle = onSwitchToggle }

  package var textSize: Int { 13 }
}
