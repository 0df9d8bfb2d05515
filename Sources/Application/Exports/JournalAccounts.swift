import Domain

/// Accounts of a journal of double entries: those of the site, and those that stand for what money
/// went for and came from.
struct JournalAccounts {
  private var assets = JournalNames()
  private var expenses = JournalNames()
  /// Account of money on its way between two accounts, whose sides may be days apart.
  let transfers = "Assets:Transfers"
  let opening = "Equity:Opening-Balances"
  let income = "Income:Other"

  init(_ ledgers: [ExportedLedger]) {
    // The journal's own accounts keep their names.
    _ = assets.name(of: "Transfers")
    _ = expenses.name(of: Self.uncategorized)
    for ledger in ledgers { _ = assets.name(of: "\u{0}" + ledger.slug.text) }
  }

  private static let uncategorized = "Uncategorized"

  /// Account of a site's account.
  mutating func asset(_ slug: Slug) -> String { "Assets:" + assets.name(of: "\u{0}" + slug.text) }

  /// Account of the other side of an entry.
  mutating func counterpart(of entry: ExportedLedger.Entry) -> String {
    if entry.isTransfer { return transfers }
    let posting = entry.posting
    guard let category = posting.category else {
      let isIncome = !posting.amount.isNegative && posting.trip == nil
      return isIncome ? income : "Expenses:" + expenses.name(of: Self.uncategorized)
    }
    return "Expenses:" + expenses.name(of: "\u{0}" + category)
  }
}

extension ExportedLedger {
  /// Entries that have happened.
  var past: [Entry] { entries.filter { !$0.posting.isPlanned } }

  /// The first day that a journal tells something of.
  var firstDay: CalendarDate {
    let days = [past.first?.posting.date] + assertions.map { $0.day }
    return days.compactMap(\.self).min() ?? CalendarDate(daysSinceEpoch: 0)
  }
}

extension Money {
  /// The amount with its currency, as journals have it: `-25.99 USD`.
  var inJournal: String { "\(decimal) \(currency.code)" }

  /// The amount with the other sign; the least one, which has no opposite, one unit less.
  var opposite: Money {
    Money(minorUnits: minorUnits == .min ? .max : -minorUnits, currency)
  }

  /// The amount without its sign.
  var absolute: Money { isNegative ? opposite : self }
}

extension Posting {
  /// The amount of the other side as journals have it: `25.99 USD`, or with the whole price of what
  /// was paid in another currency, `5000 JPY @@ 31.20 USD`.
  var counteramount: String {
    guard let original, original.minorUnits != 0 else { return amount.opposite.inJournal }
    return "\(original.opposite.inJournal) @@ \(amount.absolute.inJournal)"
  }
}
