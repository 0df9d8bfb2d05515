import Content
import Presentation

/// Shows the switches that a visitor's browser remembers: those that the settings of the site name.
struct ShowSettings: UseCase {
  typealias ViewModel = SettingsViewModel

  func given(in context: SiteContext) -> UInt64 { 0 }

  func show(in view: some View<SettingsViewModel>, _ context: SiteContext) {
    view.show(
      SettingsViewModel(
        headerText: context.phrases(.settings), text: context.phrases(.settingsText),
        cells: context.content.settings.switches.map { SettingsCell($0, in: context) }))
  }
}
