public import Templating

/// A text field. If the browser doesn't run JavaScript, the field is hidden.
public protocol TextFieldPresentable: Presentable {
  /// The placeholder. The field's label is `words.filter`.
  var placeholder: String { get }
  /// The initial text. Empty by default.
  var text: String { get }
  /// The effect of finishing an edit. By default, the field filters the elements on the page.
  var onEditingEnd: TextFieldAction { get }
}

extension TextFieldPresentable {
  /// The default placeholder.
  public static var defaultPlaceholder: String { "Type to filter" }
  /// The placeholder. The field's label is `words.filter`.
  public var placeholder: String { Self.defaultPlaceholder }
  /// The initial text. Empty by default.
  public var text: String { "" }
  /// The effect of finishing an edit. By default, the field filters the elements on the page.
  public var onEditingEnd: TextFieldAction { .filter(index: nil) }

  /// The fields that this type offers to templates.
  public static var textFieldFields: Fields<Self> {
    Fields(
      "TextFieldPresentable",
      .text("placeholder") { $0.placeholder }, .text("text") { $0.text },
      .nested("onEditingEnd", fields: TextFieldAction.fields) { $0.onEditingEnd })
  }
}
