package import Templating

/// The settings page: switches that a visitor's own browser remembers.
package struct SettingsViewModel: Sendable, Hashable {
  package let headerText: String
  /// The text above the switches.
  package let text: String
  /// Rows with a switch each, in the order of the settings; each is shown by its own template:
  /// `{{>*template}}`.
  package let cells: [SettingsCell]

  package init(
    headerText: String = "Settings",
    text: String = "Your browser remembers these choices; nobody else is told.",
    cells: [SettingsCell] = []
  ) {
    self.headerText = headerText
    self.text = text
    self.cells = cells
  }
}

extension SettingsViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "settings", settingsFields, headerTextFields, textFields)

  private static let settingsFields = Fields<Self>(
    "SettingsViewModel", .cells("cells") { $0.cells })
}
