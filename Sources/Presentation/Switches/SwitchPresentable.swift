public import Markup
public import Templating

/// A switch: its state, and its colour when it is on.
public protocol SwitchPresentable: Presentable {
  /// Whether the switch is on before the visitor first uses it.
  var switchOn: Bool { get }
  /// The colour when the switch is on. Purple by default.
  var switchColor: Color { get }
}

extension SwitchPresentable {
  /// The colour when the switch is on. Purple by default.
  public var switchColor: Color { .purple }

  /// The knob's colour, which contrasts with the switch's colour.
  public var switchKnobColor: Color { switchColor.plate }

  /// The fields that this type offers to templates.
  public static var switchFields: Fields<Self> {
    Fields(
      "SwitchPresentable",
      .flag("switchOn") { $0.switchOn }, .color("switchColor") { $0.switchColor },
      .color("switchKnobColor") { $0.switchKnobColor })
  }
}
