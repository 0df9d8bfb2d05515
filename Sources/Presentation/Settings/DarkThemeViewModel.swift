package import Templating

/// "Dark theme": overrides what the visitor's system prefers, in both directions.
package struct DarkThemeViewModel: Sendable, Hashable {
  package let title: String
  package let switchOn: Bool
  package let announcementWhenOn: String
  package let announcementWhenOff: String

  package init(
    title: String = "Dark theme", switchOn: Bool = false,
    announcementWhenOn: String = "The dark theme is on.",
    announcementWhenOff: String = "The dark theme is off."
  ) {
    self.title = title
    self.switchOn = switchOn
    self.announcementWhenOn = announcementWhenOn
    self.announcementWhenOff = announcementWhenOff
  }
}

extension DarkThemeViewModel: SwitchCellPresentable {
  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.dark-theme", rootAttribute: "data-dark-theme",
      announcementWhenOn: announcementWhenOn, announcementWhenOff: announcementWhenOff,
      preference: "(prefers-color-scheme: dark)")
  }

  package static let contract = Contract<Self>(
    template: "components/switch-cell", textFields, switchFields, switchCellFields)
}
