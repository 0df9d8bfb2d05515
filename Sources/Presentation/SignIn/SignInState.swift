package import Templating

/// A state of the sign-in page, with its text. The page contains all states, and its script shows
/// one.
package enum SignInState: Sendable, Equatable {
  /// No page is open, and the sign-in page asks for a password.
  case locked(SignInLockedViewModel)
  /// The browser derives the key from the password, which takes a moment.
  case opening(SignInOpeningViewModel)
  /// The password is wrong.
  case wrong(SignInWrongViewModel)
  /// Another reason why no page opens, or why the open page was closed.
  case refused(SignInRefusedViewModel)
  /// A page has opened, and its script announces this.
  case open(SignInOpenViewModel)
}

extension SignInState: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .locked(let model) = $0 { model } else { nil } },
    Case { if case .opening(let model) = $0 { model } else { nil } },
    Case { if case .wrong(let model) = $0 { model } else { nil } },
    Case { if case .refused(let model) = $0 { model } else { nil } },
    Case { if case .open(let model) = $0 { model } else { nil } })
}

/// Text of the sign-in page while no page is open.
package struct SignInLockedViewModel: Sendable, Equatable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(template: "components/sign-in-locked", textFields)
}

/// Text of the sign-in page while the browser derives the key.
package struct SignInOpeningViewModel: Sendable, Equatable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(template: "components/sign-in-opening", textFields)
}

/// Text of the sign-in page after a wrong password.
package struct SignInWrongViewModel: Sendable, Equatable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(template: "components/sign-in-wrong", textFields)
}

/// Announcement on the first page opened with a password.
package struct SignInOpenViewModel: Sendable, Equatable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(template: "components/sign-in-open", textFields)
}
