package import Templating

/// What toggling a switch does to the site: a value, since a page can't hold a closure. The theme's
/// script performs it: it remembers the choice, sets the attribute and reads the announcement out.
package struct SwitchAction: Sendable, Hashable {
  /// Where the browser remembers the choice; begins with "zoetrope.".
  package let storageKey: String
  /// The attribute of `<html>` that says "on" or "off" on every page; begins with "data-".
  package let rootAttribute: String
  /// Read out when it is turned on.
  package let announcementWhenOn: String
  /// Read out when it is turned off.
  package let announcementWhenOff: String
  /// A media query that answers for a visitor who has not chosen.
  package let preference: String?

  package init(
    storageKey: String, rootAttribute: String, announcementWhenOn: String,
    announcementWhenOff: String, preference: String? = nil
  ) {
    self.storageKey = storageKey
    self.rootAttribute = rootAttribute
    self.announcementWhenOn = announcementWhenOn
    self.announcementWhenOff = announcementWhenOff
    self.preference = preference
  }

  package static let fields = Fields<Self>(
    "SwitchAction",
    .text("storageKey") { $0.storageKey },
    .text("rootAttribute") { $0.rootAttribute },
    .text("announcementWhenOn") { $0.announcementWhenOn },
    .text("announcementWhenOff") { $0.announcementWhenOff },
    .optional("preference") { $0.preference })
}
