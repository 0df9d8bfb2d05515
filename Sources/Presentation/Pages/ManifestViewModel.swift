package import Markup

/// The web manifest of a site, for systems that install it as an app (W3C, "Web Application
/// Manifest").
package struct ManifestViewModel: Sendable, Equatable {
  private let chrome: ChromeViewModel
  /// The colour of the window before the page has loaded: "#fefefc".
  private let backgroundColor: String

  /// Creates the manifest from the parts that all pages share.
  package init(_ chrome: ChromeViewModel, backgroundColor: String) {
    self.chrome = chrome
    self.backgroundColor = backgroundColor
  }

  /// The text of the file.
  package var json: JSON {
    var members = JSON.Members()
    members.add("name", chrome.siteTitle)
    members.add("lang", chrome.language)
    members.add("dir", chrome.textDirection.rawValue)
    members.add("start_url", chrome.homeLink.address)
    members.add("scope", chrome.homeLink.address)
    // Visitors need the browser's back button to read a journal.
    members.add("display", "minimal-ui")
    members.add("theme_color", chrome.badge.themeColor)
    members.add("background_color", backgroundColor)
    let icons = chrome.badge.icons
    members.add("icons", objects: icons.count) { index, icon in
      icon.add("src", icons[index].link.address)
      icon.add("sizes", icons[index].sizes)
      icon.add("type", icons[index].form.rawValue)
    }
    return members.encoded()
  }
}
