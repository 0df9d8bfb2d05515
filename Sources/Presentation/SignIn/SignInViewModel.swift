package import Templating

/// The page where visitors sign in to open sealed pages.
package struct SignInViewModel: Sendable, Equatable {
  package let headerText: String
  /// The text above the audiences.
  package let text: String
  /// The audiences that can sign in.
  package let audiences: [AudienceViewModel]
  /// The field for the password.
  package let password: PasswordFieldViewModel
  /// The switch "Stay signed in on this device". Missing if the site's own scripts could read
  /// stored keys.
  package let staying: SwitchCell?
  /// The states of the page. Each has its own template: `{{>*template}}`.
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

/// An audience on the sign-in page.
package struct AudienceViewModel: Sendable, Equatable {
  /// The audience: "For the family".
  package let title: String
  /// A hint that helps guests remember the password.
  package let hint: String?

  package init(title: String, hint: String?) {
    self.title = title
    self.hint = hint
  }

  package static let fields = Fields<Self>(
    "AudienceViewModel", .text("title") { $0.title }, .optional("hint") { $0.hint })
}
