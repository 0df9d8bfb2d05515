import Content
import Presentation

/// Shows the switches that the site's settings name, and the button that forgets purchases.
/// Visitors' browsers store the state of both.
struct ShowSettings: UseCase {
  typealias ViewModel = SettingsViewModel

  func show(in view: some View<SettingsViewModel>, _ context: SiteContext) {
    var settings = SettingsViewModel(
      cells: context.settings.switches.map { SettingsCell($0, in: context) })
    settings.headerText = context.phrases(.settings)
    settings.text = context.phrases(.settingsText)
    settings.hasPurchases = context.site.content.hasPurchases
    view.show(settings)
  }
}
