public import Markup

/// Look of a switch cell, and the effect of toggling it.
public protocol SwitchCellDelegate: Sendable {
  /// The colour of its text, as in `TextPresentable`; black by default.
  var textColor: Color { get }
  /// The fonts of its text; without serifs by default.
  var textFont: FontFamily { get }
  /// The size of its text in CSS pixels, as in `TextPresentable`; 17 by default.
  var textSize: Int { get }
  /// The colour when the switch is on. Purple by default.
  var switchColor: Color { get }
  /// The effect of toggling; by default the choice is only remembered.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellDelegate {
  /// The colour of its text, as in `TextPresentable`; black by default.
  public var textColor: Color { .black }
  /// The fonts of its text; without serifs by default.
  public var textFont: FontFamily { .sans }
  /// The size of its text in CSS pixels, as in `TextPresentable`; 17 by default.
  public var textSize: Int { 17 }
  /// The colour when the switch is on. Purple by default.
  public var switchColor: Color { .purple }
  /// The effect of toggling; by default the choice is only remembered.
  public var onSwitchToggle: SwitchAction { SwitchAction() }
}
