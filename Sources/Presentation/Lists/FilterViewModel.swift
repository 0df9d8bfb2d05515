public import Markup
public import Templating

/// The field that filters a list, even a list with several pages.
public struct FilterViewModel: Sendable, Hashable {
  /// The placeholder.
  public let placeholder: String
  /// The initial filter of the page, usually empty.
  public let text: String
  /// The action that filters the list.
  public let onEditingEnd: TextFieldAction

  /// Creates a filter. Kinds get their filters from `ListPage.head(in:)`. `index` links to a file
  /// with the elements of all pages; `nil` for a list of one page.
  public init(placeholder: String = defaultPlaceholder, text: String = "", index: Link? = nil) {
    self.placeholder = placeholder
    self.text = text
    onEditingEnd = .filter(index: index)
  }
}

extension FilterViewModel: TextFieldPresentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(template: "components/text-field", textFieldFields)
}
