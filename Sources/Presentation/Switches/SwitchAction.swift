package import Templating

/// The effect of toggling a switch: a value, because a page can't contain a closure. The theme's
/// script remembers the choice, sets the attribute and announces the change.
///
/// Without these values, it only remembers the choice.
public struct SwitchAction: Sendable, Hashable {
  /// Key under which the browser remembers the choice; begins with "zoetrope.". `nil` lets the cell
  /// derive one from its title, which differs between languages.
  public let storageKey: String?
  /// The attribute of `<html>` that is "on" or "off" on every page; begins with "data-".
  public let rootAttribute: String?
  /// The announcement when it is turned on.
  public let announcementWhenOn: String?
  /// The announcement when it is turned off.
  public let announcementWhenOff: String?
  /// A media query that sets the state for a visitor who hasn't chosen.
  public let preference: String?
  /// Whether the browser remembers the choice.
  private var isRemembered = true

  /// Creates an action. Announcements must be in the language of the page.
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

  /// No effect: a form reads the state, and the browser doesn't remember the choice.
  package static var none: SwitchAction {
    var action = SwitchAction()
    action.isRemembered = false
    return action
  }

  package static let fields = Fields<Self>(
    "SwitchAction",
    .optional("storageKey") { $0.storageKey },
    .optional("rootAttribute") { $0.rootAttribute },
    .optional("announcementWhenOn") { $0.announcementWhenOn },
    .optional("announcementWhenOff") { $0.announcementWhenOff },
    .optional("preference") { $0.preference })

  /// Returns the action with a storage key, derived from a title if it has none.
  func remembered(as title: String) -> SwitchAction {
    guard storageKey == nil, isRemembered else { return self }
    return SwitchAction(
      storageKey: "zoetrope.switch.\(title)", rootAttribute: rootAttribute,
      announcementWhenOn: announcementWhenOn, announcementWhenOff: announcementWhenOff,
      preference: preference)
  }
}
