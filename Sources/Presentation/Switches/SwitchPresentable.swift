public import Markup
public import Templating

/// A switch: whether it is on, and its colour when it is.
public protocol SwitchPresentable: Presentable {
  /// What the page says before its visitor has chosen.
  var switchOn: Bool { get }
  /// The colour when it is on; purple unless its owner says otherwise.
  var switchColor: Color { get }
}

extension SwitchPresentable {
  /// The colour when it is on; purple unless its owner says otherwise.
  public var switchColor: Color { .purple }

  /// The knob's colour, which can be told from the switch's own.
  public var switchKnobColor: Color { switchColor.plate }

  /// The names that it offers to templates.
  public static var switchFields: Fields<Self> {
    Fields(
      "SwitchPresentable",
      .flag("switchOn") { $0.switchOn },
      .color("switchColor") { $0.switchColor },
      .color("switchKnobColor") { $0.switchKnobColor })
  }
}
