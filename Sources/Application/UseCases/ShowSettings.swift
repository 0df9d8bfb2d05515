import Content
import Presentation

/// Shows the switches that the site's settings name, and the button that forgets purchases.
/// Visitors' browsers store the state of both.
struct ShowSettings: UseCase {
  typealias ViewModel = SettingsViewModel

  func show(in view: some View<SettingsViewModel>, _ context: SiteContext) {
    view.show(
      SettingsViewModel(
        headerText: context.phrases(.settings), text: context.phrases(.settingsText),
        cells: context.settings.switches.map { SettingsCell($0, in: context) },
        hasPurchases: context.site.content.hasPurchases))
  }
}
