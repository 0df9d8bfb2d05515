package import Templating

/// The field that filters a list page while one types; without script it is not there.
package protocol TextFieldPresentable: Presentable {
  /// What an empty field says; its label is `words.filter`.
  var placeholder: String { get }
}

extension TextFieldPresentable {
  package static var defaultPlaceholder: String { "Type to filter" }
  package var placeholder: String { Self.defaultPlaceholder }

  package static var textFieldFields: Fields<Self> {
    Fields("TextFieldPresentable", .text("placeholder") { $0.placeholder })
  }
}
