public import Templating

/// A row with a label and a switch.
public protocol SwitchCellPresentable: TextPresentable, SwitchPresentable {
  /// The name of the switch: "Minion Mode!!!".
  var title: String { get }
  /// The effect of toggling the switch.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellPresentable {
  /// The label: the name of the switch.
  public var text: String { title }

  /// The fields that this type offers to templates.
  public static var switchCellFields: Fields<Self> {
    Fields(
      "SwitchCellPresentable",
      .text("title") { $0.title },
      .nested("onSwitchToggle", fields: SwitchAction.fields) {
        $0.onSwitchToggle.remembered(as: $0.title)
      })
  }
}
