package import Templating

/// The explanation that the sign-in page gives if a page doesn't open or has been closed.
package struct SignInRefusedViewModel: Sendable, Equatable {
  /// The reasons, by the names that the script uses.
  package enum Reason: String, Sendable, Equatable, CaseIterable {
    /// The password opens other pages, but not the requested one.
    case other
    /// The keys are older than keys that this browser has already seen.
    case older
    /// The keys are easier to guess than the keys that Zoetrope makes.
    case weak
    /// The file has changed since Zoetrope sealed it.
    case damaged
    /// The network or the host does not answer.
    case unreachable
    /// The file doesn't exist any more.
    case gone
    /// The browser can't decrypt at this address.
    case insecure
    /// The visitor has signed out.
    case signedOut = "signed-out"
  }

  /// The reason, by the name that the theme's script uses: "damaged".
  package let reason: Reason
  package let text: String
  /// The link to the pages that the password opens.
  package let way: LinkViewModel?

  package init(_ reason: Reason, _ text: String, way: LinkViewModel? = nil) {
    self.reason = reason
    self.text = text
    self.way = way
  }

  /// Whether this is an error, and not a result that the visitor wanted.
  package var isWrong: Bool { reason != .signedOut }
}

extension SignInRefusedViewModel: TextPresentable {
  package static let contract = Contract<Self>(
    template: "components/sign-in-refused",
    Fields(
      "SignInRefusedViewModel",
      .text("reason") { $0.reason.rawValue }, .flag("isWrong") { $0.isWrong },
      .optional("way") { $0.way }),
    textFields)
}
