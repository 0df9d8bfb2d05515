public import Markup
public import Templating

/// The field that filters a list, of which the page may be one of several.
public struct FilterViewModel: Sendable, Hashable {
  /// What the empty field says.
  public let placeholder: String
  /// What the page that is opened is filtered by; mostly empty.
  public let text: String
  /// Filters the list.
  public let onEditingEnd: TextFieldAction

  /// A field of ready values; in a kind it comes with `ListPage.head(in:)`. `index` leads to what all
  /// pages of the list show; there is none of a list that has one page.
  public init(placeholder: String = defaultPlaceholder, text: String = "", index: Link? = nil) {
    self.placeholder = placeholder
    self.text = text
    onEditingEnd = .filter(index: index)
  }
}

extension FilterViewModel: TextFieldPresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(
    template: "components/text-field", textFieldFields)
}
