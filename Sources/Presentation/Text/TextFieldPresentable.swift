public import Templating

/// A field that one types into, with script; without it the field is not there.
public protocol TextFieldPresentable: Presentable {
  /// What an empty field says; its label is `words.filter`.
  var placeholder: String { get }
  /// What stands in the field before anybody has typed; empty unless its owner says otherwise.
  var text: String { get }
  /// What the end of editing does: to filter the elements of the page, unless its owner says otherwise.
  var onEditingEnd: TextFieldAction { get }
}

extension TextFieldPresentable {
  /// What an empty field says where its owner says nothing.
  public static var defaultPlaceholder: String { "Type to filter" }
  /// What an empty field says; its label is `words.filter`.
  public var placeholder: String { Self.defaultPlaceholder }
  /// What stands in the field before anybody has typed; empty unless its owner says otherwise.
  public var text: String { "" }
  /// What the end of editing does: to filter the elements of the page, unless its owner says otherwise.
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
