/// The look of a switch in the header of every page: small. Its action is the same as elsewhere.
package struct HeaderSwitchDelegate: SwitchCellDelegate {
  package let onSwitchToggle: SwitchAction

  /// Creates the look of a switch with this action.
  package init(onSwitchToggle: SwitchAction) { self.onSwitchToggle = onSwitchToggle }

  package var textSize: Int { 13 }
}
