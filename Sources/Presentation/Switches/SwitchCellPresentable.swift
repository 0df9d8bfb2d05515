package import Templating

/// A row with a text and a switch.
package protocol SwitchCellPresentable: TextPresentable, SwitchPresentable {
  /// What is switched: "Minion Mode!!!".
  var title: String { get }
  /// What toggling does.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellPresentable {
  /// A cell's text is what is switched.
  package var text: String { title }

  package static var switchCellFields: Fields<Self> {
    Fields(
      "SwitchCellPresentable",
      .text("title") { $0.title },
      .nested("onSwitchToggle", fields: SwitchAction.fields) {
        $0.onSwitchToggle.remembered(as: $0.title)
      })
  }
}
