public import Markup

/// How a switch cell looks, and what it does when it is toggled.
public protocol SwitchCellDelegate: Sendable {
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
  /// The colour of its text, as `TextPresentable` has it; black unless it says otherwise.
  public var textColor: Color { .black }
  /// The fonts of its text; without serifs unless it says otherwise.
  public var textFont: FontFamily { .sans }
  /// The size of its text in CSS pixels, as `TextPresentable` has it; 17 unless it says otherwise.
  public var textSize: Int { 17 }
  /// The colour when it is on; purple unless it says otherwise.
  public var switchColor: Color { .purple }
  /// What toggling does; unless it says otherwise, the choice is remembered and that is all.
  public var onSwitchToggle: SwitchAction { SwitchAction() }
}
