package import Markup

/// The web manifest of a site, for systems that install it as an app (W3C, "Web Application
/// Manifest").
package struct ManifestViewModel: Sendable, Equatable {
  /// The site's name.
  package let name: String
  /// BCP 47: "en-US".
  package let language: String
  /// The direction of the language.
  package let textDirection: ChromeViewModel.TextDirection
  /// The address of the home page.
  package let homeLink: Link
  /// The colour of the window before the page has loaded: "#fefefc".
  package let backgroundColor: String
  package let badge: BadgeViewModel

  package init(
    name: String, language: String, textDirection: ChromeViewModel.TextDirection, homeLink: Link,
    backgroundColor: String, badge: BadgeViewModel
  ) {
    self.name = name
    self.language = language
    self.textDirection = textDirection
    self.homeLink = homeLink
    self.backgroundColor = backgroundColor
    self.badge = badge
  }

  /// The text of the file.
  package var json: JSON {
    var members = JSON.Members()
    members.add("name", name)
    members.add("lang", language)
    members.add("dir", textDirection.rawValue)
    members.add("start_url", homeLink.address)
    members.add("scope", homeLink.address)
    // Visitors need the browser's back button to read a journal.
    members.add("display", "minimal-ui")
    members.add("theme_color", badge.themeColor)
    members.add("background_color", backgroundColor)
    members.add("icons", objects: badge.icons.count) { index, icon in
      icon.add("src", badge.icons[index].link.address)
      icon.add("sizes", badge.icons[index].sizes)
      icon.add("type", badge.icons[index].form.rawValue)
    }
    return members.encoded()
  }
}
