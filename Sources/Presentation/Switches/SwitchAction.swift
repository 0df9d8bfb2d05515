package import Templating

/// The effect of toggling a switch, described as data because a page can't contain a closure. The
/// theme's script remembers the choice, sets the attribute and announces the change.
///
/// If the attribute and the announcements are missing, the script only remembers the choice.
public struct SwitchAction: Sendable, Hashable {
  /// The key under which the browser remembers the choice. The key begins with "zoetrope.". If no
  /// key is set, the cell derives one from its title, so each language has a different key.
  public private(set) var storageKey: String?
  /// The attribute of `<html>` that the script sets to "on" or "off" on every page. The attribute's
  /// name begins with "data-".
  public let rootAttribute: String?
  /// The text to announce when the switch is turned on.
  public let announcementWhenOn: String?
  /// The text to announce when the switch is turned off.
  public let announcementWhenOff: String?
  /// A media query that sets the state until the visitor first uses the switch.
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
    .optional("storageKey") { $0.storageKey }, .optional("rootAttribute") { $0.rootAttribute },
    .optional("announcementWhenOn") { $0.announcementWhenOn },
    .optional("announcementWhenOff") { $0.announcementWhenOff },
    .optional("preference") { $0.preference })

  /// Returns the action with a storage key, derived from a title if it has none.
  func remembered(as title: String) -> SwitchAction {
    guard storageKey == nil, isRemembered else { return self }
    var action = self
    action.storageKey = "zoetrope.switch.\(title)"
    return action
  }
}
