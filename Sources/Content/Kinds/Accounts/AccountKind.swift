import Diagnostics
package import Domain

/// Reader of accounts and their entries.
package enum AccountKind: ContentKind {
  static let title = Key("title", .words, "The title. The default is the name.")
  static let name = Key("name", .words, required: true, "The name of the account.")
  static let balance = Key(
    "balance", .located(.amount),
    "The current balance. It must equal the opening balance plus all entries.")
  static let currency = Key(
    "currency", .currency,
    "The account's currency. The default is the site's.")
  static let owner = Key("owner", .located(.slug), "The slug of the account's owner.")
  static let openingBalance = Key(
    "openingBalance", .located(.amount), "The balance before the first entry.")
  static let entries = Key(
    "entries", .raw("a list of objects", .list(.object(PostingKeys.table))),
    "Payments into and out of the account. Spending has a minus sign.")
  static let balances = Key(
    "balances", .list(of: .object(BalanceKeys.table, BalanceKeys.read)),
    "Balances from bank statements, each at the end of a day. Zoetrope checks them against the "
      + "entries.")
  static let overdraft = Key(
    "overdraft", .bool,
    "`true` if the balance may fall below 0. If you write `false`, an entry that takes it below 0 "
      + "causes a warning.")
  static let sharedBy = Key(
    "sharedBy", .shares,
    "The people who share every entry that doesn't have its own `sharedBy`: their slugs, or an "
      + "object with a share for each slug.")
  static let budget = Key(
    "budget", .budget, "The budget: one amount, or amounts by category.")
  static let disclosure = Key(
    "disclosure", .enumeration(Disclosure.self), restricts: Disclosure.restriction,
    "How amounts are shown: exactly, rounded, as shares of the total, or not at all.")
  static let tripDisclosure = Key(
    "tripDisclosure", .enumeration(Disclosure.self), restricts: Disclosure.restriction,
    "How amounts are shown in the costs of trips, if different from `disclosure`. A private "
      + "account can then add to public totals.")
  static let categoryDisclosure = Key(
    "categoryDisclosure", .map(.enumeration(Disclosure.self)), restricts: .always,
    "How amounts in certain categories are shown, if they should be less exact than the account's "
      + "other amounts.",
    example: "{}")

  static let download = Key(
    "download", .bool,
    "`true` to offer the entries on the page as a CSV file, which contains nothing hidden.")

  package static let kind = ModelKind(
    "accounts",
    KeyTable(
      "an account", title, name, balance, currency, owner, openingBalance, entries, balances,
      overdraft, sharedBy, budget, disclosure, tripDisclosure, categoryDisclosure,
      download))

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Account
  >? {
    let title = reader.read(title)
    let name = reader.read(name)
    let currency = reader.currency(currency, context)
    let balance = context.money(reader.read(balance), currency, of: balance.name)
    let openingBalance = context.money(
      reader.read(openingBalance), currency, of: openingBalance.name)
    let owner = context.refer(to: .people, reader.read(owner), by: owner.name)
    let shares = context.shares(reader.read(sharedBy), of: sharedBy.name)
    let writtenBudget = reader.read(budget)
    let budget = context.budget(writtenBudget, currency, of: budget.name)
    let overdraft = reader.read(overdraft)
    let offersEntries = reader.read(download) ?? false
    let disclosure = reader.read(disclosure) ?? .exact
    let tripDisclosure = reader.read(tripDisclosure)
    let categories = reader.read(categoryDisclosure) ?? []
    for category in categories { context.ledger.note(category.name) }
    let stated = reader.read(balances)
    let assertions = stated?.compactMap { $0.assertion(currency, context) }
    let areDaysRight = checkDays(of: stated ?? [], assertions ?? [], context.findings)
    let ledger = LedgerReader(
      currency: currency, owner: owner, shares: shares ?? [], context: context)
    let written = ledger.read(reader.read(entries), entries)
    let rules = DisclosureRules(
      disclosure,
      categories: Dictionary(
        categories.map { ($0.name.value, $0.value) }, uniquingKeysWith: { $1 }))
    context.ledger.note(rules)
    let ranges = reader.ranges
    context.ledger.note(
      account: disclosure.disclosesAmounts ? nil : ranges[Self.disclosure],
      onTrips: tripDisclosure.map { _ in ranges[Self.tripDisclosure] },
      categories: Dictionary(
        categories.filter { !$0.value.disclosesAmounts }.map { ($0.name.value, $0.name.range) },
        uniquingKeysWith: { $1 }))
    checkCategories(categories, writtenBudget, among: written, context.findings)
    // A wrong amount must not make the balance wrong too.
    guard let name, let currency, let written,
      reader.has(Self.openingBalance) == (openingBalance != nil),
      reader.has(Self.balance) == (balance != nil), assertions?.count == stated?.count, areDaysRight
    else { return nil }
    do throws(AccountFault) {
      let account = try Account(
        name: name, currency: currency, owner: owner, openingBalance: openingBalance,
        postings: written.map(\.posting), statedBalance: balance, assertions: assertions ?? [],
        budget: budget, rules: rules, tripDisclosure: tripDisclosure,
        offersEntries: offersEntries)
      check(account, written, overdraft, hasBalance: balance != nil, reader, context)
      return ReadModel(account, title: title ?? name, ties: account.pageNames)
    } catch {
      context.findings.report(
        error.diagnostic(at: place(of: error, stated, reader, context.findings.file)))
      return nil
    }
  }

  /// Reports categories that don't occur in any entry.
  ///
  /// A misspelled category in `categoryDisclosure` would disclose everything. A category of the
  /// budget is reported only if it resembles another one, since nothing may have been spent on it
  /// yet.
  private static func checkCategories(
    _ categories: [Named<Disclosure>], _ budget: WrittenBudget?, among written: [WrittenPosting]?,
    _ findings: Findings
  ) {
    let parts = budget?.categories ?? []
    guard !categories.isEmpty || !parts.isEmpty, let written else { return }
    let known = Set(written.compactMap(\.posting.category))
    let names = SuggestionIndex(known.sorted())
    for category in categories where !known.contains(category.name.value) {
      let name = category.name.value
      findings.report(
        .contentUnknownCategory, at: category.name.range,
        "no entry has the category '\(name)', so this hides nothing",
        fix: didYouMean(names.nearest(to: name))
          ?? "write the category as in the entries, or remove it")
    }
    // A category with its own part of the budget can't be the intended one.
    let others = SuggestionIndex(known.subtracting(parts.map(\.value)).sorted())
    for part in parts where !known.contains(part.value) {
      guard let meant = others.nearest(to: part.value) else { continue }
      findings.report(
        .contentBudgetCategory, at: part.range,
        "no entry has the category '\(part.value)', so this part of the budget is never used",
        fix: "did you mean '\(meant)'?")
    }
  }

  /// Reports days with two different balances; returns whether all days are right.
  private static func checkDays(
    of stated: [WrittenBalance], _ assertions: [BalanceAssertion], _ findings: Findings
  ) -> Bool {
    guard assertions.count == stated.count else { return true }
    var known: [CalendarDate: (balance: Money, range: Range<Int>)] = [:]
    var areRight = true
    for (assertion, written) in zip(assertions, stated) {
      let range = written.balance.range
      guard let first = known[assertion.day] else {
        known[assertion.day] = (assertion.balance, range)
        continue
      }
      guard first.balance != assertion.balance else { continue }
      areRight = false
      findings.report(
        .contentWrongBalance, at: range,
        "there is already another balance for \(assertion.day.written)", fix: "keep one of them",
        notes: [Diagnostic.Note("the other one is here", at: findings.file.place(first.range))])
    }
    return areRight
  }

  private static func place(
    of fault: AccountFault, _ stated: [WrittenBalance]?, _ reader: ObjectReader, _ file: SourceFile
  ) -> SourceRange {
    let ranges = reader.ranges
    switch fault {
    case .balanceDiffers: return file.place(ranges[Self.balance.name])
    case .assertionFails(let assertion, _, _):
      let written = stated?.first {
        $0.day == assertion.day
          && (try? Money(decimal: $0.balance.value, assertion.balance.currency))
            == assertion.balance
      }
      return file.place(written?.balance.range ?? ranges[balances.name])
    case .money:
      return file.place(ranges[ranges.has(entries.name) ? entries.name : openingBalance.name])
    }
  }

  /// Reports an account whose balance fell below 0.
  private static func check(
    _ account: Account, _ written: [WrittenPosting], _ overdraft: Bool?, hasBalance: Bool,
    _ reader: ObjectReader, _ context: ModelContext
  ) {
    let findings = context.findings
    if overdraft == false, let (posting, balance) = account.firstOverdraft {
      let range = written.first { $0.posting == posting }?.range ?? reader.ranges[entries.name]
      findings.report(
        .contentOverdrawnBy, at: range,
        "the account has 'overdraft: false', but '\(posting.payee)' takes it to "
          + "\(balance.decimal) on "
          + posting.date.written,
        fix: "correct the amounts, or remove 'overdraft: false' if the account may fall below 0")
    } else if overdraft == nil, !hasBalance, account.balance.isNegative {
      findings.count(
        .overdrawnAccount,
        at: reader.ranges[reader.ranges.has(entries.name) ? entries.name : Self.name.name])
    }
  }
}

/// Keys of a balance that an account had.
enum BalanceKeys {
  static let date = Key("date", .calendarDate, required: true, "The day of the closing balance.")
  static let balance = Key(
    "balance", .located(.amount), required: true,
    "The balance at the end of that day.")

  static let table = KeyTable("a balance", date, balance)

  static func read(_ reader: inout ObjectReader) -> WrittenBalance? {
    let date = reader.read(date)
    let balance = reader.read(balance)
    guard let date, let balance else { return nil }
    return WrittenBalance(day: date, balance: balance)
  }
}

/// A day's balance as written, before its currency is known.
struct WrittenBalance: Sendable {
  let day: CalendarDate
  let balance: Located<String>

  func assertion(_ currency: Currency?, _ context: ModelContext) -> BalanceAssertion? {
    context.money(balance, currency, of: "balances.balance")
      .map { BalanceAssertion($0, atEndOf: day) }
  }
}
