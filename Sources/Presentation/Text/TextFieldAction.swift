public import Markup
public import Templating

/// What the end of editing a text field does: a value, since a page can't hold a closure. The theme's
/// script performs it.
public enum TextFieldAction: Sendable, Hashable {
  /// Shows of the page's list what holds every word that was typed, and of its other pages what the
  /// file `index` says; `nil` where the whole list is on the page.
  case filter(index: Link?)

  /// The file that says what there is on the other pages of the list; `nil` where all is on this one.
  public var index: Link? {
    switch self {
    case .filter(let index): index
    }
  }

  /// The names that it offers to templates.
  public static let fields = Fields<Self>("TextFieldAction", .optional("index") { $0.index })
}
