package import Templating

/// The page on which visitors open what is sealed for them.
package struct SignInViewModel: Sendable, Hashable {
  package let headerText: String
  /// The text above the audiences.
  package let text: String
  /// The audiences for whom pages are sealed.
  package let audiences: [AudienceViewModel]
  /// The field for the password.
  package let password: PasswordFieldViewModel
  /// The switch "Stay signed in on this device"; none where the site's own scripts could use keys
  /// that stay.
  package let staying: SwitchCell?
  /// The states of the page, each shown by its own template: `{{>*template}}`.
  package let states: [SignInState]

  package init(
    headerText: String = "Sign in", text: String, audiences: [AudienceViewModel],
    password: PasswordFieldViewModel = PasswordFieldViewModel(),
    staying: StayingViewModel? = nil, states: [SignInState]
  ) {
    self.headerText = headerText
    self.text = text
    self.audiences = audiences
    self.password = password
    self.staying = staying.map { SwitchCell(dataSource: $0, delegate: $0) }
    self.states = states
  }
}

extension SignInViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "sign-in", signInFields, headerTextFields, textFields)

  private static let signInFields = Fields<Self>(
    "SignInViewModel",
    .list("audiences", fields: AudienceViewModel.fields) { $0.audiences },
    .nested("password") { $0.password },
    .optional("staying") { $0.staying },
    .cells("states") { $0.states })
}

/// An audience, as the page for signing in names it.
package struct AudienceViewModel: Sendable, Hashable {
  /// The audience: "For the family".
  package let title: String
  /// A sentence by which its guests remember the password.
  package let hint: String?

  package init(title: String, hint: String?) {
    self.title = title
    self.hint = hint
  }

  package static let fields = Fields<Self>(
    "AudienceViewModel", .text("title") { $0.title }, .optional("hint") { $0.hint })
}
