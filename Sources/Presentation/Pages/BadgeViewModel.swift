package import Markup
package import Templating

/// The site's icon and colours outside its pages: in tabs, on home screens and around the window.
/// In templates, `page.badge`.
package struct BadgeViewModel: Sendable, Hashable {
  /// The site's icon in several formats.
  package let icons: [IconViewModel]
  /// The address of the icon for phones' home screens: a PNG of at least 180 pixels.
  package let touchIcon: Link?
  /// The address of the web manifest. Missing without an icon.
  package let manifestLink: Link?
  /// The browser's colour around light pages: "#1b3fa8".
  package let themeColor: String?
  /// The browser's colour around dark pages, if it differs.
  package let themeColorInDark: String?

  package init(
    icons: [IconViewModel] = [], touchIcon: Link? = nil, manifestLink: Link? = nil,
    themeColor: String? = nil, themeColorInDark: String? = nil
  ) {
    self.icons = icons
    self.touchIcon = touchIcon
    self.manifestLink = manifestLink
    self.themeColor = themeColor
    self.themeColorInDark = themeColorInDark
  }
}

extension BadgeViewModel {
  package static let fields = Fields<Self>(
    "BadgeViewModel",
    .list("icons", fields: IconViewModel.fields) { $0.icons },
    .flag("hasIcons") { !$0.icons.isEmpty },
    .optional("touchIcon") { $0.touchIcon },
    .optional("manifestLink") { $0.manifestLink },
    .optional("themeColor") { $0.themeColor },
    .optional("themeColorInDark") { $0.themeColorInDark })
}
