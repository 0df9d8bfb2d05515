/// The small version of a switch, for the header of every page. Its action is the same as
/// elsewhere.
package struct HeaderSwitchDelegate: SwitchCellDelegate {
  package let onSwitchToggle: SwitchAction

  /// Creates the small version of a switch with this action.
  package init(onSwitchToggle: SwitchAction) { self.onSwitchToggle = onSwitchToggle }

  package var textSize: Int { 13 }
}
