package import Templating

/// A state of the page for signing in, with what it says in it. The page has all of them, of which
/// its script shows one.
package enum SignInState: Sendable, Hashable {
  /// State in which nothing is open: the page asks for a password.
  case locked(SignInLockedViewModel)
  /// State in which the key is derived from the password, which takes a moment.
  case opening(SignInOpeningViewModel)
  /// Answer to a password that opens nothing.
  case wrong(SignInWrongViewModel)
  /// Any other reason why nothing opens, or why nothing is open any more.
  case refused(SignInRefusedViewModel)
  /// State in which a page is open, on which it is announced.
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

/// Text of the page for signing in while nothing is open.
package struct SignInLockedViewModel: Sendable, Hashable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(
    template: "components/sign-in-locked", textFields)
}

/// Text of the page for signing in while a key is derived.
package struct SignInOpeningViewModel: Sendable, Hashable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(
    template: "components/sign-in-opening", textFields)
}

/// Answer of the page for signing in to a password that opens nothing.
package struct SignInWrongViewModel: Sendable, Hashable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(
    template: "components/sign-in-wrong", textFields)
}

/// Announcement on the first page that a password has opened.
package struct SignInOpenViewModel: Sendable, Hashable, TextPresentable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static let contract = Contract<Self>(
    template: "components/sign-in-open", textFields)
}
