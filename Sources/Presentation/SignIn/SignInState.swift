package import Templating

/// A state of the page for signing in, with what it says in it. The page has all of them, of which
/// its script shows one.
package enum SignInState: Sendable, Hashable {
  /// Nothing is open: the page asks for a password.
  case locked(Locked)
  /// The key is derived from the password, which takes a moment.
  case opening(Opening)
  /// The password opens nothing.
  case wrong(Wrong)
  /// Something else is why nothing opens, or why nothing is open any more.
  case refused(Refused)
  /// A page is open; the announcement says so on it.
  case open(Open)
}

extension SignInState: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .locked(let model) = $0 { model } else { nil } },
    Case { if case .opening(let model) = $0 { model } else { nil } },
    Case { if case .wrong(let model) = $0 { model } else { nil } },
    Case { if case .refused(let model) = $0 { model } else { nil } },
    Case { if case .open(let model) = $0 { model } else { nil } })
}

extension SignInState {
  package struct Locked: Sendable, Hashable, TextPresentable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static let contract = Contract<Self>(
      template: "components/sign-in-locked", textFields)
  }

  package struct Opening: Sendable, Hashable, TextPresentable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static let contract = Contract<Self>(
      template: "components/sign-in-opening", textFields)
  }

  package struct Wrong: Sendable, Hashable, TextPresentable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static let contract = Contract<Self>(
      template: "components/sign-in-wrong", textFields)
  }

  package struct Open: Sendable, Hashable, TextPresentable {
    package let text: String

    package init(_ text: String) { self.text = text }

    package static let contract = Contract<Self>(
      template: "components/sign-in-open", textFields)
  }

  package struct Refused: Sendable, Hashable, TextPresentable {
    /// Reasons by the names that the script calls them.
    package enum Reason: String, Sendable, Hashable, CaseIterable {
      /// The password opens other pages than the one that is asked for.
      case other
      /// The keys are older than those that this browser has seen.
      case older
      /// The keys could be guessed with less work than Zoetrope makes it.
      case weak
      /// A file is not what was sealed.
      case damaged
      /// The network or the host does not answer.
      case unreachable
      /// A file is not there any more.
      case gone
      /// The browser decrypts nothing here.
      case insecure
      /// The visitor has signed out.
      case signedOut = "signed-out"
    }

    /// The reason, as the script calls it: "damaged".
    package let reason: Reason
    package let text: String
    /// A way on: what the password does open.
    package let way: LinkViewModel?

    package init(_ reason: Reason, _ text: String, way: LinkViewModel? = nil) {
      self.reason = reason
      self.text = text
      self.way = way
    }

    /// Whether it is something else than what the visitor wanted.
    package var isWrong: Bool { reason != .signedOut }

    package static let contract = Contract<Self>(
      template: "components/sign-in-refused", refusedFields, textFields)

    private static let refusedFields = Fields<Self>(
      "SignInState.Refused",
      .text("reason") { $0.reason.rawValue },
      .flag("isWrong") { $0.isWrong },
      .optional("way") { $0.way })
  }
}
