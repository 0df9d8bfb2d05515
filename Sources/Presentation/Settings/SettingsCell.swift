package import Templating

/// One row of the settings page, with its own template.
package enum SettingsCell: Sendable, Equatable {
  case plain(SwitchCell)
  case pictured(PicturedSwitchCell)

  /// The row of "Minion Mode!!!", with a picture of the Minions' party if the site has one.
  package static func minionMode(
    _ mode: MinionModeViewModel = MinionModeViewModel(), picture: ImageViewModel? = nil
  ) -> Self {
    let cell = SwitchCell(dataSource: mode, delegate: mode)
    return picture.map { .pictured(PicturedSwitchCell(cell, image: $0)) } ?? .plain(cell)
  }

  /// The row of "Dark theme".
  package static func darkTheme(_ theme: DarkThemeViewModel = DarkThemeViewModel()) -> Self {
    .plain(SwitchCell(dataSource: theme, delegate: theme))
  }
}

extension SettingsCell: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .plain(let cell) = $0 { cell } else { nil } },
    Case { if case .pictured(let cell) = $0 { cell } else { nil } })
}
