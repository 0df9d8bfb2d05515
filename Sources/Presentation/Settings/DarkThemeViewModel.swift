/// The switch "Dark theme". It overrides the preference of the visitor's system, whether light or
/// dark.
///
/// This type is the data source and the delegate of the switch's cell, which has the default look.
package struct DarkThemeViewModel: Sendable, Equatable {
  package var title = "Dark theme"
  package var announcementWhenOn = "The dark theme is on."
  package var announcementWhenOff = "The dark theme is off."

  package init() {}
}

extension DarkThemeViewModel: SwitchCellDataSource, SwitchCellDelegate {
  package var onSwitchToggle: SwitchAction {
    SwitchAction(
      storageKey: "zoetrope.dark-theme", rootAttribute: "data-dark-theme",
      announcementWhenOn: announcementWhenOn, announcementWhenOff: announcementWhenOff,
      preference: "(prefers-color-scheme: dark)")
  }
}
