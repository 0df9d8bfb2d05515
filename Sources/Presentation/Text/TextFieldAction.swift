public import Markup
public import Templating

/// Effect of ending the editing of a text field: a value, since a page can't hold a closure. The
/// theme's script performs it.
public enum TextFieldAction: Sendable, Hashable {
  /// Shows elements with every typed word: those of the page, and those of the list's other pages.
  /// The latter are in the file `index`; `nil` if the whole list is on the page.
  case filter(index: Link?)
  /// Opens what is sealed for those who know the text, a password.
  case unseal

  /// The file with the elements of the list's other pages; `nil` if all are on this one.
  public var index: Link? {
    switch self {
    case .filter(let index): index
    case .unseal: nil
    }
  }

  /// The names that it offers to templates.
  public static let fields = Fields<Self>("TextFieldAction", .optional("index") { $0.index })
}
