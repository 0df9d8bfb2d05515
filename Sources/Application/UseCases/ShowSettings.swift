import Presentation

/// Shows the switches that a visitor's browser remembers.
struct ShowSettings: UseCase {
  typealias ViewModel = SettingsViewModel

  func given(in context: SiteContext) -> UInt64 { 0 }

  func show(in view: some View<SettingsViewModel>, _ context: SiteContext) {
    let phrases = context.phrases
    view.show(
      SettingsViewModel(
        headerText: phrases(.settings), text: phrases(.settingsText),
        cells: [
          .minionMode(
            MinionModeViewModel(
              title: phrases(.minionMode), announcementWhenOn: phrases(.minionModeOn),
              announcementWhenOff: phrases(.minionModeOff))),
          .darkTheme(
            DarkThemeViewModel(
              title: phrases(.darkTheme), announcementWhenOn: phrases(.darkThemeOn),
              announcementWhenOff: phrases(.darkThemeOff))),
        ]))
  }
}
