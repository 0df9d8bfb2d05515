public import Templating

/// A text field that needs a script; without scripts it is not shown.
public protocol TextFieldPresentable: Presentable {
  /// The text in the empty field; its label is `words.filter`.
  var placeholder: String { get }
  /// The initial text; empty by default.
  var text: String { get }
  /// The effect of ending the editing; by default the elements of the page are filtered.
  var onEditingEnd: TextFieldAction { get }
}

extension TextFieldPresentable {
  /// The default text in the empty field.
  public static var defaultPlaceholder: String { "Type to filter" }
  /// The text in the empty field; its label is `words.filter`.
  public var placeholder: String { Self.defaultPlaceholder }
  /// The initial text; empty by default.
  public var text: String { "" }
  /// The effect of ending the editing; by default the elements of the page are filtered.
  public var onEditingEnd: TextFieldAction { .filter(index: nil) }

  /// The names that it offers to templates.
  public static var textFieldFields: Fields<Self> {
    Fields(
      "TextFieldPresentable",
      .text("placeholder") { $0.placeholder },
      .text("text") { $0.text },
      .nested("onEditingEnd", fields: TextFieldAction.fields) { $0.onEditingEnd })
  }
}
