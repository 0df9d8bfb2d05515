package import Templating

/// One row of the settings page; each brings its own template along.
package enum SettingsCell: Sendable, Hashable {
  case plain(SwitchCell)

  /// The row of "Minion Mode!!!".
  package static func minionMode(_ mode: MinionModeViewModel = MinionModeViewModel()) -> Self {
    .plain(SwitchCell(dataSource: mode, delegate: mode))
  }

  /// The row of "Dark theme".
  package static func darkTheme(_ theme: DarkThemeViewModel = DarkThemeViewModel()) -> Self {
    .plain(SwitchCell(dataSource: theme, delegate: theme))
  }
}

extension SettingsCell: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .plain(let cell) = $0 { cell } else { nil } })
}
