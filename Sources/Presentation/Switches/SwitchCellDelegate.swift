package import Markup

/// How a switch cell looks, and what it does when it is toggled.
package protocol SwitchCellDelegate: Sendable {
  var switchColor: Color { get }
  var onSwitchToggle: SwitchAction { get }
}
