public import Templating

/// The field that filters a list page while one types; without script it is not there.
public protocol TextFieldPresentable: Presentable {
  /// What an empty field says; its label is `words.filter`.
  var placeholder: String { get }
}

extension TextFieldPresentable {
  /// What an empty field says where its owner says nothing.
  public static var defaultPlaceholder: String { "Type to filter" }
  /// What an empty field says; its label is `words.filter`.
  public var placeholder: String { Self.defaultPlaceholder }

  /// The names that it offers to templates.
  public static var textFieldFields: Fields<Self> {
    Fields("TextFieldPresentable", .text("placeholder") { $0.placeholder })
  }
}
