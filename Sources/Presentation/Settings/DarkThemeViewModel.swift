/// "Dark theme": overrides the preference of the visitor's system, in both directions.
///
/// Data source and delegate of its cell, which has the default look.
package struct DarkThemeViewModel: Sendable, Equatable {
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

extension DarkThemeViewModel: SwitchCellDataSource, SwitchCellDelegate {
  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.dark-theme", rootAttribute: "data-dark-theme",
      announcementWhenOn: announcementWhenOn, announcementWhenOff: announcementWhenOff,
      preference: "(prefers-color-scheme: dark)")
  }
}
