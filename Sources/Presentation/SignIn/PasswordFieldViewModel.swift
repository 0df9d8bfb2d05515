package import Templating

/// The field for the password that opens sealed pages.
package struct PasswordFieldViewModel: Sendable, Equatable {
  package init() {}
}

extension PasswordFieldViewModel: TextFieldPresentable {
  package var placeholder: String { "" }
  package var onEditingEnd: TextFieldAction { .unseal }

  package static let contract = Contract<Self>(
    template: "components/password-field",
    textFieldFields)
}
