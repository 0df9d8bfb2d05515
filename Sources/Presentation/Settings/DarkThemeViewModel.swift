package import Templating

/// "Dark theme": overrides what the visitor's system prefers, in both directions.
package struct DarkThemeViewModel: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool

  package init(title: String = "Dark theme", switchOn: Bool = false) {
    self.title = title
    self.switchOn = switchOn
  }
}

extension DarkThemeViewModel: SwitchCellPresentable {
  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.dark-theme", rootAttribute: "data-dark-theme",
      announcementWhenOn: "The dark theme is on.", announcementWhenOff: "The dark theme is off.",
      preference: "(prefers-color-scheme: dark)")
  }

  package static let contract = Contract<Self>(
    template: "components/switch-cell", textFields, switchFields, switchCellFields)
}
