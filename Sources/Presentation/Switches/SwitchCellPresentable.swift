public import Templating

/// A row with a text and a switch.
public protocol SwitchCellPresentable: TextPresentable, SwitchPresentable {
  /// What is switched: "Minion Mode!!!".
  var title: String { get }
  /// What toggling does.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellPresentable {
  /// A cell's text is what is switched.
  public var text: String { title }

  /// The names that it offers to templates.
  public static var switchCellFields: Fields<Self> {
    Fields(
      "SwitchCellPresentable",
      .text("title") { $0.title },
      .nested("onSwitchToggle", fields: SwitchAction.fields) {
        $0.onSwitchToggle.remembered(as: $0.title)
      })
  }
}
