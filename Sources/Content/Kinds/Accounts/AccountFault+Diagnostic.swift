import Diagnostics
import Domain

extension AccountFault {
  /// Error at the balance that the account states, or at its entries.
  func diagnostic(at place: SourceRange) -> Diagnostic {
    switch self {
    case .balanceDiffers(let stated, let computed):
      Problem.contentWrongBalance(
        at: place,
        "'balance' is \(stated.decimal), but opening balance and entries come to "
          + computed.decimal, fix: "write \(computed.decimal), or leave it out")
    case .assertionFails(let assertion, let computed, let since):
      Self.wrongAssertion(assertion, computed, since, at: place)
    case .money(.tooLarge):
      Problem.contentWrongAmount(at: place, "the balance is more than can be counted")
    case .money(.mixedCurrencies(let one, let other)):
      Problem.contentWrongAmount(at: place, "an account of \(one.code) can't hold \(other.code)")
    }
  }

  /// Most entries that a message names.
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
      ? "there is no entry since the balance before"
      : since.count > mostNamed
        ? "the last \(mostNamed) of \(since.count) entries since the balance before:"
        : "the entries since the balance before:"
    return Problem.contentWrongBalance(
      at: place,
      "the balance at the end of \(assertion.day.written) is \(assertion.balance.decimal), but the "
        + "entries come to \(computed.decimal)",
      fix: overflow
        ? nil : "mend the entries, which differ by \(missing), or write \(computed.decimal)",
      notes: [Diagnostic.Note(first)] + named)
  }
}
