package import Templating

/// The settings page: switches whose state the visitor's own browser remembers.
package struct SettingsViewModel: Sendable, Equatable {
  package var headerText = "Settings"
  /// The text above the switches.
  package var text = "Your choices are stored in this browser only."
  /// Rows with one switch each, in the same order as in the site's settings. Each row has its own
  /// template: `{{>*template}}`.
  package let cells: [SettingsCell]
  /// Whether the browser may remember photos that the visitor bought. If it does, visitors can
  /// clear this list here.
  package var hasPurchases = false

  package init(cells: [SettingsCell]) { self.cells = cells }
}

extension SettingsViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "settings",
    Fields(
      "SettingsViewModel",
      .cells("cells") { $0.cells }, .flag("hasCells") { !$0.cells.isEmpty },
      .flag("hasPurchases") { $0.hasPurchases }),
    headerTextFields, textFields)
}
