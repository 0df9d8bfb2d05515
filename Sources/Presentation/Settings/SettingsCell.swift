package import Templating

/// One row of the settings page; each brings its own template along.
package enum SettingsCell: Sendable, Hashable {
  case minionMode(MinionModeViewModel)
  case darkTheme(DarkThemeViewModel)
}

extension SettingsCell: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .minionMode(let model) = $0 { model } else { nil } },
    Case { if case .darkTheme(let model) = $0 { model } else { nil } })
}
