public import Markup
public import Templating

/// The effect of finishing an edit in a text field, described as data because a page can't contain
/// a closure. The theme's script performs the effect.
public enum TextFieldAction: Sendable, Hashable {
  /// Shows the list's elements that contain every typed word. `index` is a file with the elements
  /// on the list's other pages; `nil` if the whole list is on this page.
  case filter(index: Link?)
  /// Opens sealed pages with the text as the password.
  case unseal

  /// A file with the elements on the list's other pages. Missing if the whole list is on this page.
  public var index: Link? {
    switch self {
    case .filter(let index): index
    case .unseal: nil
    }
  }

  /// The fields that this type offers to templates.
  public static let fields = Fields<Self>("TextFieldAction", .optional("index") { $0.index })
}
