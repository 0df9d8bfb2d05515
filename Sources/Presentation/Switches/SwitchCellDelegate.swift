package import Markup

/// How a switch cell looks, and what it does when it is toggled.
package protocol SwitchCellDelegate: Sendable {
  /// The colour when it is on; purple unless it says otherwise.
  var switchColor: Color { get }
  /// What toggling does; unless it says otherwise, the choice is remembered and that is all.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellDelegate {
  package var switchColor: Color { .purple }
  package var onSwitchToggle: SwitchAction { SwitchAction() }
}
