package import Templating

/// The settings page: switches that a visitor's own browser remembers.
package struct SettingsViewModel: Sendable, Equatable {
  package let headerText: String
  /// The text above the switches.
  package let text: String
  /// Rows with one switch each, in the order of the settings. Each has its own template:
  /// `{{>*template}}`.
  package let cells: [SettingsCell]
  /// Whether the browser may remember bought photos, which the visitor can clear here.
  package let hasPurchases: Bool

  package init(
    headerText: String = "Settings",
    text: String = "Your choices are stored in this browser only.",
    cells: [SettingsCell] = [], hasPurchases: Bool = false
  ) {
    self.headerText = headerText
    self.text = text
    self.cells = cells
    self.hasPurchases = hasPurchases
  }
}

extension SettingsViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "settings", settingsFields, headerTextFields, textFields)

  private static let settingsFields = Fields<Self>(
    "SettingsViewModel",
    .cells("cells") { $0.cells },
    .flag("hasCells") { !$0.cells.isEmpty },
    .flag("hasPurchases") { $0.hasPurchases })
}
