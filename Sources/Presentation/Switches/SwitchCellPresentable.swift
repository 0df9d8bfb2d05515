package import Templating

/// A row with a text and a switch, fed by a data source and a delegate; one value may be both.
package protocol SwitchCellPresentable: TextPresentable, SwitchPresentable, SwitchCellDataSource,
  SwitchCellDelegate
{
  /// What is switched: "Minion Mode!!!".
  var title: String { get }
  /// What toggling does.
  var onSwitchToggle: SwitchAction { get }
}

extension SwitchCellPresentable {
  /// A cell's text is what its data source calls it.
  package var text: String { title }

  package static var switchCellFields: Fields<Self> {
    Fields(
      "SwitchCellPresentable",
      .text("title") { $0.title },
      .nested("onSwitchToggle", fields: SwitchAction.fields) { $0.onSwitchToggle })
  }
}
