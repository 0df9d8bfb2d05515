package import Templating

/// Words of the page for signing in on why nothing opens, or why nothing is open any more.
package struct SignInRefusedViewModel: Sendable, Hashable {
  /// Reasons by the names that the script calls them.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The password opens other pages than the one that is asked for.
    case other
    /// The keys are older than those that this browser has seen.
    case older
    /// The keys could be guessed with less work than Zoetrope makes it.
    case weak
    /// The file is not what was sealed.
    case damaged
    /// The network or the host does not answer.
    case unreachable
    /// The file is not there any more.
    case gone
    /// The browser decrypts nothing here.
    case insecure
    /// The visitor has signed out.
    case signedOut = "signed-out"
  }

  /// The reason, as the script calls it: "damaged".
  package let reason: Reason
  package let text: String
  /// The link to what the password does open.
  package let way: LinkViewModel?

  package init(_ reason: Reason, _ text: String, way: LinkViewModel? = nil) {
    self.reason = reason
    self.text = text
    self.way = way
  }

  /// Whether it is something else than what the visitor wanted.
  package var isWrong: Bool { reason != .signedOut }
}

extension SignInRefusedViewModel: TextPresentable {
  package static let contract = Contract<Self>(
    template: "components/sign-in-refused", refusedFields, textFields)

  private static let refusedFields = Fields<Self>(
    "SignInRefusedViewModel",
    .text("reason") { $0.reason.rawValue },
    .flag("isWrong") { $0.isWrong },
    .optional("way") { $0.way })
}
