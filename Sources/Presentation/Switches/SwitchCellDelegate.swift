package import Markup

/// How a switch cell looks, and what it does when it is toggled.
package protocol SwitchCellDelegate: Sendable {
  /// The colour when it is on.
  var switchColor: Color { get }
  /// What toggling does.
  var onSwitchToggle: SwitchAction { get }
}
