package import Markup
package import Templating

/// The site's icon and colours for browser tabs, home screens and windows. Templates use them as
/// `page.badge`.
package struct BadgeViewModel: Sendable, Hashable {
  /// The site's icon in several formats.
  package var icons: [IconViewModel] = []
  /// The address of the icon for phones' home screens: a PNG at least 180 pixels wide.
  package var touchIcon: Link?
  /// The address of the web manifest. Missing if the site has no icon.
  package var manifestLink: Link?
  /// The colour that browsers use around light pages: "#1b3fa8".
  package var themeColor: String?
  /// The colour that browsers use around dark pages. Missing if it is the same as `themeColor`.
  package var themeColorInDark: String?

  package init() {}
}

extension BadgeViewModel {
  package static let fields = Fields<Self>(
    "BadgeViewModel",
    .list("icons", fields: IconViewModel.fields) { $0.icons },
    .flag("hasIcons") { !$0.icons.isEmpty }, .optional("touchIcon") { $0.touchIcon },
    .optional("manifestLink") { $0.manifestLink }, .optional("themeColor") { $0.themeColor },
    .optional("themeColorInDark") { $0.themeColorInDark })
}
