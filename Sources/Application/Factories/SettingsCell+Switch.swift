import Content
import Markdown
import Presentation
import Templating

extension SettingsCell {
  init(_ option: SiteSettings.Switch, in context: SiteContext) {
    switch option {
    case .dark: self = .darkTheme(DarkThemeViewModel(context.phrases))
    case .minion:
      self = .minionMode(MinionModeViewModel(context.phrases), picture: context.minionPicture)
    }
  }
}

extension SwitchCell {
  /// Creates a switch in the header of every page; `nil` for a switch that only the settings page
  /// shows.
  init?(header option: SiteSettings.Switch, in context: SiteContext) {
    guard option == .dark else { return nil }
    let theme = DarkThemeViewModel(context.phrases)
    self.init(
      dataSource: theme, delegate: HeaderSwitchDelegate(onSwitchToggle: theme.onSwitchToggle))
    kept = CachedMarkup()
  }
}

extension DarkThemeViewModel {
  fileprivate init(_ phrases: Phrases) {
    self.init()
    title = phrases(.darkTheme)
    announcementWhenOn = phrases(.darkThemeOn)
    announcementWhenOff = phrases(.darkThemeOff)
  }
}

extension MinionModeViewModel {
  fileprivate init(_ phrases: Phrases) {
    self.init()
    title = phrases(.minionMode)
    announcementWhenOn = phrases(.minionModeOn)
    announcementWhenOff = phrases(.minionModeOff)
  }
}

extension SiteContext {
  /// The Minion Mode picture, from the theme or the site's own file.
  fileprivate var minionPicture: ImageViewModel? {
    guard case .theme(let asset) = target(published: ThemeAsset.minionPicture) else { return nil }
    // A drawing has no size in pixels, so this reserves space for the built-in one. A site's own
    // drawing takes its own shape.
    let size = asset.size ?? PixelSize(width: 96, height: 72)
    return ImageViewModel(
      imageLink: link(to: asset), imageAlt: phrases(.minionModePicture), imageWidth: size.width,
      imageHeight: size.height)
  }
}
