package import Templating

/// The page where visitors sign in to open sealed pages.
package struct SignInViewModel: Sendable, Equatable {
  package var headerText = "Sign in"
  /// The text above the audiences.
  package let text: String
  /// The audiences that can sign in.
  package let audiences: [AudienceViewModel]
  /// The field for the password.
  package let password = PasswordFieldViewModel()
  /// The switch "Stay signed in on this device". Missing if the site's own scripts could read
  /// stored keys.
  package var staying: SwitchCell?
  /// The states of the page. Each state has its own template: `{{>*template}}`.
  package let states: [SignInState]

  package init(text: String, audiences: [AudienceViewModel], states: [SignInState]) {
    self.text = text
    self.audiences = audiences
    self.states = states
  }
}

extension SignInViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "sign-in",
    Fields(
      "SignInViewModel",
      .list("audiences", fields: AudienceViewModel.fields) { $0.audiences },
      .nested("password") { $0.password }, .optional("staying") { $0.staying },
      .cells("states") { $0.states }),
    headerTextFields, textFields)
}

/// An audience on the sign-in page.
package struct AudienceViewModel: Sendable, Equatable {
  /// The audience's title: "For the family".
  package let title: String
  /// A hint that helps guests remember the password.
  package let hint: String?

  package init(title: String, hint: String?) {
    self.title = title
    self.hint = hint
  }

  package static let fields = Fields<Self>(
    "AudienceViewModel",
    .text("title") { $0.title }, .optional("hint") { $0.hint })
}
