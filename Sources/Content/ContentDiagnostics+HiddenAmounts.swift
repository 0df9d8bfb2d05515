import Diagnostics
import Domain

// Notes on what hidden amounts hide: content-hidden-sums, content-hidden-costs,
// content-hidden-balances.

extension ContentDiagnostics {
  /// Note on parts that the page of an account lacks; `isCategory` is whether the place is a
  /// category's name.
  static func hiddenSums(
    _ parts: [LedgerPart], of account: String, at place: SourceRange, isCategory: Bool
  ) -> Diagnostic {
    Diagnostic(
      .note, "content-hidden-sums", at: place,
      "the page of '\(account)' doesn't show \(list(parts.map(words))), because this hides amounts",
      fix: isCategory
        ? "give it 'exact' or 'rounded' to show them" : "write 'exact' or 'rounded' to show them")
  }

  private static func words(_ part: LedgerPart) -> String {
    switch part {
    case .balance: "the balance"
    case .budget: "the budget"
    case .leftOver: "what is left of the budget"
    case .budgetPart(let category): "the budget of '\(category)'"
    case .categories: "the table by category"
    case .months: "the table by time"
    case .trips: "the table by trip"
    case .payees: "the table by payee"
    case .settlement: "who owes whom"
    }
  }

  /// Note on the table of balances that the list of accounts lacks.
  static func hiddenBalances(_ currency: Currency, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "content-hidden-balances", at: place,
      "the list of accounts doesn't show the balances in \(currency.code), because fewer than two "
        + "are disclosed, and this hides one",
      fix: "write 'exact' or 'rounded' in two accounts to show them")
  }

  /// Note on trips that show no costs, though an account has some.
  static func hiddenCosts(
    of trips: [Slug], _ reason: HiddenCost, at place: SourceRange
  ) -> Diagnostic {
    let names = trips.map { "'\($0.text)'" }
    let subject =
      trips.count == 1 ? "the trip \(list(names)) shows" : "the trips \(list(names)) show"
    let (cause, fix) = words(reason)
    return Diagnostic(
      .note, "content-hidden-costs", at: place, "\(subject) no costs, because \(cause)", fix: fix)
  }

  private static func words(_ reason: HiddenCost) -> (cause: String, fix: String) {
    switch reason {
    case .entry, .account:
      ("this hides amounts", "write 'exact' or 'rounded' to show them")
    case .category:
      ("this category is hidden", "give it 'exact' or 'rounded' to show its amounts")
    case .onTrips:
      ("this hides their sum", "write 'exact' or 'rounded' to show it")
    case .single:
      (
        "the sum of one amount would reveal that amount",
        "it is shown as soon as a trip has two amounts or more"
      )
    case .isPrivate:
      (
        "the account is private",
        "add 'tripDisclosure: rounded' to show the sum of two amounts or more"
      )
    }
  }

  /// Names such as `a, b and c`; of many, the number of the last.
  private static func list(_ names: [String]) -> String {
    let most = 6
    let shown =
      names.count > most ? names.prefix(most - 1) + ["\(names.count - most + 1) more"] : names[...]
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}
