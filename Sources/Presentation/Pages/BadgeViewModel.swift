package import Markup
package import Templating

/// Icon and colours that stand for a site outside of its pages: in tabs, on home screens, around a
/// window. Templates know it as `page.badge`.
package struct BadgeViewModel: Sendable, Hashable {
  /// The site's icon in its forms.
  package let icons: [IconViewModel]
  /// The address of the form for home screens of telephones: a PNG of at least 180 pixels.
  package let touchIcon: Link?
  /// The address of the web manifest; none without an icon.
  package let manifestLink: Link?
  /// The colour around light pages: "#1b3fa8".
  package let themeColor: String?
  /// The colour around dark pages, where it is another one.
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
