import Diagnostics
import Domain

extension AccountFault {
  /// Error at the balance that the account states, or at its entries.
  func diagnostic(at place: SourceRange) -> Diagnostic {
    switch self {
    case .balanceDiffers(let stated, let computed):
      Problem.contentWrongBalance(
        at: place,
        "'balance' is \(stated.decimal), but the opening balance and entries add up to "
          + computed.decimal, fix: "write \(computed.decimal), or remove it")
    case .assertionFails(let assertion, let computed, let since):
      Self.wrongAssertion(assertion, computed, since, at: place)
    case .money(.tooLarge):
      Problem.contentWrongAmount(at: place, "the balance is too large")
    case .money(.mixedCurrencies(let one, let other)):
      Problem.contentWrongAmount(at: place, "an account in \(one.code) can't contain \(other.code)")
    }
  }

  /// Maximum number of entries that a message names.
  private static let mostNamed = 5

  private static func wrongAssertion(
    _ assertion: BalanceAssertion, _ computed: Money, _ since: [Posting], at place: SourceRange
  ) -> Diagnostic {
    let (difference, overflow) = assertion.balance.minorUnits.subtractingReportingOverflow(
      computed.minorUnits)
    let missing = Money(minorUnits: difference, computed.currency).decimal
    let named = since.suffix(mostNamed).map {
      Diagnostic.Note("\($0.date.written) \($0.payee): \($0.amount.decimal)")
    }
    let first =
      since.isEmpty
      ? "there is no entry since the previous balance"
      : since.count > mostNamed
        ? "the last \(mostNamed) of \(since.count) entries since the previous balance:"
        : "the entries since the previous balance:"
    return Problem.contentWrongBalance(
      at: place,
      "the balance at the end of \(assertion.day.written) is \(assertion.balance.decimal), but "
        + "the entries add up to \(computed.decimal)",
      fix: overflow
        ? nil : "correct the entries, which differ by \(missing), or write \(computed.decimal)",
      notes: [Diagnostic.Note(first)] + named)
  }
}
