public import Markup

/// Look of a switch cell, and the effect of toggling it.
public protocol SwitchCellDelegate: Sendable {
  /// The colour of the cell's text, as in `TextPresentable`. Black by default.
  var textColor: Color { get }
  /// The typeface of the cell's text. Sans serif by default.
  var textFont: FontFamily { get }
  /// The size of the cell's text in CSS pixels, as in `TextPresentable`. The default is 17.
  var textSize: Int { get }
  /// The colour when the switch is on. Purple by default.
  var switchColor: Color { get }
  /// The effect of toggling the switch. By default, the browser only remembers the choice.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellDelegate {
  /// The colour of the cell's text, as in `TextPresentable`. Black by default.
  public var textColor: Color { .black }
  /// The typeface of the cell's text. Sans serif by default.
  public var textFont: FontFamily { .sans }
  /// The size of the cell's text in CSS pixels, as in `TextPresentable`. The default is 17.
  public var textSize: Int { 17 }
  /// The colour when the switch is on. Purple by default.
  public var switchColor: Color { .purple }
  /// The effect of toggling the switch. By default, the browser only remembers the choice.
  public var onSwitchToggle: SwitchAction { SwitchAction() }
}
