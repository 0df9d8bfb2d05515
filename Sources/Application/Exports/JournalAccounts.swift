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

  init() {
    // The journal's own accounts keep their names.
    assets.reserve("Transfers")
    expenses.reserve(Self.uncategorized)
  }

  private static let uncategorized = "Uncategorized"

  /// Account of a site's account.
  mutating func asset(_ slug: Slug) -> String { "Assets:" + assets.name(of: slug.text) }

  /// Account of the other side of an entry.
  mutating func counterpart(of entry: ExportedLedger.Entry) -> String {
    if entry.isTransfer { return transfers }
    let posting = entry.posting
    guard let category = posting.category else {
      let isIncome = !posting.amount.isNegative && posting.trip == nil
      return isIncome ? income : "Expenses:" + Self.uncategorized
    }
    return "Expenses:" + expenses.name(of: category)
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

extension Posting {
  /// The amount of the other side as journals have it: `25.99 USD`, or with the whole price of what
  /// was paid in another currency, `5000 JPY @@ 31.20 USD`.
  var counterAmount: String {
    guard let original, original.minorUnits != 0 else { return amount.opposite.withCode }
    return "\(original.opposite.withCode) @@ \(amount.absolute.withCode)"
  }
}
