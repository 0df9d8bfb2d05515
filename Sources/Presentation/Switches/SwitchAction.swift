package import Templating

/// What toggling a switch does to the site: a value, since a page can't hold a closure. The theme's
/// script performs it: it remembers the choice, sets the attribute and says the announcement.
///
/// Without any of it, a choice is remembered and does nothing else.
public struct SwitchAction: Sendable, Hashable {
  /// Where the browser remembers the choice; begins with "zoetrope.". `nil` where a cell shall make it
  /// of its title, which is another one in another language.
  public let storageKey: String?
  /// The attribute of `<html>` that says "on" or "off" on every page; begins with "data-".
  public let rootAttribute: String?
  /// Said when it is turned on.
  public let announcementWhenOn: String?
  /// Said when it is turned off.
  public let announcementWhenOff: String?
  /// A media query that answers for a visitor who has not chosen.
  public let preference: String?

  /// Announcements are said as they are, in the language of the page.
  public init(
    storageKey: String? = nil, rootAttribute: String? = nil, announcementWhenOn: String? = nil,
    announcementWhenOff: String? = nil, preference: String? = nil
  ) {
    self.storageKey = storageKey
    self.rootAttribute = rootAttribute
    self.announcementWhenOn = announcementWhenOn
    self.announcementWhenOff = announcementWhenOff
    self.preference = preference
  }

  package static let fields = Fields<Self>(
    "SwitchAction",
    .optional("storageKey") { $0.storageKey },
    .optional("rootAttribute") { $0.rootAttribute },
    .optional("announcementWhenOn") { $0.announcementWhenOn },
    .optional("announcementWhenOff") { $0.announcementWhenOff },
    .optional("preference") { $0.preference })

  /// The same action, which has a key to be remembered by.
  func remembered(as title: String) -> SwitchAction {
    guard storageKey == nil else { return self }
    return SwitchAction(
      storageKey: "zoetrope.switch.\(title)", rootAttribute: rootAttribute,
      announcementWhenOn: announcementWhenOn, announcementWhenOff: announcementWhenOff,
      preference: preference)
  }
}
