package import Markup

/// How a switch cell looks, and what it does when it is toggled.
package protocol SwitchCellDelegate: Sendable {
  /// The colour of its text, as `TextPresentable` has it; black unless it says otherwise.
  var textColor: Color { get }
  /// The fonts of its text; without serifs unless it says otherwise.
  var textFont: FontFamily { get }
  /// The size of its text in CSS pixels, as `TextPresentable` has it; 17 unless it says otherwise.
  var textSize: Int { get }
  /// The colour when it is on; purple unless it says otherwise.
  var switchColor: Color { get }
  /// What toggling does; unless it says otherwise, the choice is remembered and that is all.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellDelegate {
  package var textColor: Color { .black }
  package var textFont: FontFamily { .sans }
  package var textSize: Int { 17 }
  package var switchColor: Color { .purple }
  package var onSwitchToggle: SwitchAction { SwitchAction() }
}
