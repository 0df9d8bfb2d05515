import Diagnostics
import Domain

// Accounts: content-wrong-balance, content-no-rate, content-needless-rate, content-wrong-charge,
// content-wrong-rates, content-transfer, content-transfer-told, content-shares,
// content-wrong-budget, content-budget-category, content-budget-rate, content-category-spelling,
// content-unknown-category, content-empty-name, content-entry-off-trip, content-overdrawn-by,
// content-receipt.

extension ContentDiagnostics {
  static func wrongAccount(_ fault: AccountFault, at place: SourceRange) -> Diagnostic {
    switch fault {
    case .balanceDiffers(let stated, let computed):
      Diagnostic(
        .error, "content-wrong-balance", at: place,
        "'balance' is \(stated.decimal), but opening balance and entries come to "
          + computed.decimal,
        fix: "write \(computed.decimal), or leave it out")
    case .assertionFails(let assertion, let computed, let since):
      wrongAssertion(assertion, computed, since, at: place)
    case .money(.tooLarge):
      Diagnostic(
        .error, "content-wrong-amount", at: place, "the balance is more than can be counted")
    case .money(.mixedCurrencies(let one, let other)):
      Diagnostic(
        .error, "content-wrong-amount", at: place,
        "an account of \(one.code) can't hold \(other.code)")
    }
  }

  /// Most entries that a message names.
  private static let mostNamed = 5

  /// `first` is the balance of the same day that is stated before.
  static func secondBalance(
    _ balance: BalanceAssertion, first: SourceRange, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-balance", at: place,
      "another balance of \(balance.day.written) is stated before", fix: "keep one of them",
      notes: [Diagnostic.Note("the other is here", at: first)])
  }

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
    return Diagnostic(
      .error, "content-wrong-balance", at: place,
      "the balance at the end of \(assertion.day.written) is \(assertion.balance.decimal), but the "
        + "entries come to \(computed.decimal)",
      fix: overflow
        ? nil : "mend the entries, which differ by \(missing), or write \(computed.decimal)",
      notes: [Diagnostic.Note(first)] + named)
  }

  static func overdrawnBy(
    _ posting: Posting, _ balance: Money, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-overdrawn-by", at: place,
      "the account has no overdraft, but '\(posting.payee)' takes it to \(balance.decimal) on "
        + posting.date.written,
      fix: "mend its amounts, or take 'overdraft: false' out if it may fall below 0")
  }

  // MARK: - Rates

  static func secondRates(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: SourceRange(file: path),
      "a site has one file of exchange rates, and '\(first)' is there, too",
      fix: "move its rates into that one")
  }

  static func ratesNoList(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: place, "exchange rates must be a list of objects",
      fix: #"write [{"date": "2024-03-01", "from": "EUR", "to": "JPY", "rate": 162.35}]"#)
  }

  static func unknownRateColumns(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: place,
      "the first line must name the columns 'date', 'from', 'to' and 'rate'",
      fix:
        "write date,from,to,rate; or take the table of the European Central Bank as it is, whose "
        + "columns are 'Date' and currencies")
  }

  static func rateOfOneCurrency(_ currency: Currency, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: place, "'from' and 'to' are both \(currency.code)",
      fix: "name two currencies")
  }

  static func secondRate(
    _ pair: ExchangeRates.Pair, on day: CalendarDate, first: SourceRange, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: place,
      "there is another rate from \(pair.from.code) to \(pair.to.code) of \(day.written)",
      fix: "keep one of them", notes: [Diagnostic.Note("the other is here", at: first)])
  }

  static func noRate(
    of pair: ExchangeRates.Pair, on day: CalendarDate, first: CalendarDate?, at place: SourceRange
  ) -> Diagnostic {
    let (from, to) = (pair.from.code, pair.to.code)
    return Diagnostic(
      .error, "content-no-rate", at: place,
      first.map { "the first rate from \(from) to \(to) is of \($0.written), after this day" }
        ?? "there is no rate from \(from) to \(to)",
      fix:
        "add the line '\(day.written),\(from),\(to),…' to 'Content/rates.csv', or write 'charged' "
        + "with what the account was charged in \(to), or 'rate' with how many \(to) one \(from) is"
    )
  }

  static func needlessRate(
    _ key: String, _ currency: Currency?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-needless-rate", at: place,
      "'\(key)' stands beside an amount in the account's own currency"
        + (currency.map { ", \($0.code)" } ?? ""),
      fix: "write the 'currency' of the amount, or take '\(key)' out")
  }

  static func rateBesideCharge(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-needless-rate", at: place,
      "'charged' says what the account was charged, so that no 'rate' is needed",
      fix: "take one of them out")
  }

  static func chargeOfOtherSign(
    _ charged: Money, _ original: Money, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-charge", at: place,
      "'charged' is \(charged.decimal) for an amount of \(original.decimal)",
      fix: "write both with a minus, or both without")
  }

  static func convertedTooLarge(_ money: Money, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-amount", at: place,
      "\(money.decimal) \(money.currency.code) is more than can be counted in the account's currency",
      fix: "mend the amount or its rate")
  }

  /// Error for decimals behind a comma, which YAML takes for a key of its own.
  static func decimalComma(
    _ whole: String, _ decimals: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-amount", at: place,
      "a comma ends the amount, which is \(whole) without '\(decimals)'",
      fix: "write \(whole).\(decimals)")
  }

  static func unknownCategory(
    _ name: String, meant: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-unknown-category", at: place,
      "no entry has the category '\(name)', so nothing of it is kept back",
      fix: meant.map { "did you mean '\($0)'?" }
        ?? "write the category as entries have it, or take it out")
  }

  static func secondTotal(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-budget", at: place, "the budget has a total already",
      fix: "write 'total' once")
  }

  static func unspentCategory(
    _ name: String, meant: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-budget-category", at: place,
      "no entry has the category '\(name)', so nothing is spent of this part of the budget",
      fix: "did you mean '\(meant)'?")
  }

  static func budgetWithoutRate(
    _ currency: Currency, of posting: Posting, at place: SourceRange
  ) -> Diagnostic {
    let (from, day) = (posting.amount.currency.code, posting.date.written)
    return Diagnostic(
      .warning, "content-budget-rate", at: place,
      "there is no rate from \(from) to \(currency.code) for '\(posting.payee)' of \(day), so what "
        + "is left of the budget isn't shown",
      fix: "add the line '\(day),\(from),\(currency.code),…' to 'Content/rates.csv'")
  }

  static func budgetBesideSums(
    _ currency: Currency, _ other: Currency, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-budget-rate", at: place,
      "an account tells trips its sums alone, in \(other.code), which have no day and so no rate to "
        + "\(currency.code): what is left of the budget isn't shown",
      fix: "write \"budgetCurrency\": \"\(other.code)\" with the budget in it")
  }

  static func emptyName(in key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-empty-name", at: place, "a name in '\(key)' is empty",
      fix: "write a name, or take it out with its value")
  }

  static func tooManyCells(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-rates", at: place, "the line has more cells than there are columns",
      fix: "write rates with a point, or divide the cells by semicolons")
  }

  // MARK: - Transfers

  static func transferToItself(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-transfer", at: place, "the money would go to the account it comes from",
      fix: "write the slug of the account at the other end")
  }

  /// `mirror` is an entry of the other account that may be meant, and its place.
  static func oneSidedTransfer(
    _ posting: Posting, from account: Slug, to other: Slug, at place: SourceRange,
    mirror: (posting: Posting, place: SourceRange)?
  ) -> Diagnostic {
    let opposite = posting.amount.opposite
    let day = posting.date.written
    if let (far, there) = mirror, far.amount == opposite {
      return Diagnostic(
        .error, "content-transfer", at: place,
        "'\(other)' has this on \(far.date.written), more than a week from \(day)",
        fix: "write days at most a week apart",
        notes: [Diagnostic.Note("the other side is here", at: there)])
    }
    if let (posting, there) = mirror {
      return Diagnostic(
        .error, "content-transfer", at: place,
        "'\(other)' has \(posting.amount.decimal) \(posting.amount.currency.code) on "
          + "\(posting.date.written) for this, and not \(opposite.decimal) \(opposite.currency.code)",
        fix: "write both sides with the same amount, one of them with a minus",
        notes: [Diagnostic.Note("the other side is here", at: there)])
    }
    return Diagnostic(
      .error, "content-transfer", at: place,
      "'\(other)' has no entry for this from its side",
      fix:
        "add to '\(other)' an entry of \(day) with the amount \(opposite.decimal) and 'transfer: "
        + "\(account)'; a week apart is still the same")
  }

  static func transferDisclosed(
    _ disclosed: Disclosure, _ withheld: Disclosure, of other: Slug, at place: SourceRange,
    mirror: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-transfer-told", at: place,
      "'\(other)' tells this transfer as '\(withheld.rawValue)', but here it is told as "
        + "'\(disclosed.rawValue)'",
      fix: "add 'disclosure: \(withheld.rawValue)' to this entry",
      notes: [Diagnostic.Note("the other side is here", at: mirror)])
  }

  // MARK: - Shares and budgets

  static func sharedTwice(_ person: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-shares", at: place, "'\(person)' is named twice",
      fix: "name each person once, and write parts as {\(person): 2, …}")
  }

  static func wrongSharer(_ name: String, _ fault: Fault, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-shares", at: place,
      "'\(name)' is no slug of a person" + (fault.reason.map { ": \($0)" } ?? ""), fix: fault.fix)
  }

  static func sharedByNobody(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-shares", at: place, "the parts of '\(key)' come to nothing",
      fix: "give somebody a part of 1 or more, or write [] where nobody shares it")
  }

  static func sharedWithoutPayer(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-shares", at: place,
      "nobody is known to have paid this, so that nobody can be owed for it",
      fix: "add 'paidBy' with the slug of a person, or an 'owner' to the account")
  }

  static func negativeBudget(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-budget", at: place, "a budget of \(text) is less than nothing",
      fix: "write what may be spent, without a minus")
  }

  static func wrongBudget(_ fault: BudgetFault, at place: SourceRange) -> Diagnostic {
    let (message, fix) =
      switch fault {
      case .empty: ("the budget is empty", "write a sum, or sums by category, or leave it out")
      case .partsExceed(let total, let sum):
        (
          "the categories come to \(sum.decimal), more than the total of \(total.decimal)",
          "write \(sum.decimal) or more, or leave 'total' out"
        )
      case .money: ("the budget is more than can be counted", "write smaller sums")
      }
    return Diagnostic(.error, "content-wrong-budget", at: place, message, fix: fix)
  }

  // MARK: - Other files

  static func otherSpelling(
    _ name: String, first: String, there: SourceRange, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-category-spelling", at: place,
      "the category '\(name)' differs from '\(first)' by capitals alone",
      fix: "write '\(first)'", notes: [Diagnostic.Note("'\(first)' is written here", at: there)])
  }

  static func spentOffTrip(
    _ date: CalendarDate, _ trip: Slug, _ end: CalendarDate, isBefore: Bool,
    at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-entry-off-trip", at: place,
      "\(date.written) is far \(isBefore ? "before" : "after") the trip '\(trip)', which "
        + "\(isBefore ? "begins" : "ends") on \(end.written)",
      fix: "mend the year, or the trip")
  }

  static func missingReceipt(
    _ file: String, _ unpublished: UnpublishedReason?, at place: SourceRange
  ) -> Diagnostic {
    if let unpublished {
      return Diagnostic(
        .error, "content-receipt", at: place,
        "the receipt '\(file)' is ignored, because \(unpublished.words)", fix: unpublished.fix)
    }
    return Diagnostic(
      .error, "content-receipt", at: place, "there is no file '\(file)' beside this one",
      fix: "write the receipt's path from this file's folder, such as receipts/hotel.pdf")
  }
}
