import Domain

/// Accounts of a double-entry journal: the site's accounts, and the accounts for expenses and
/// income.
struct JournalAccounts {
  private var assets = JournalNames()
  private var expenses = JournalNames()
  /// Account for money in transit between two accounts, whose entries may be days apart.
  let transfers = "Assets:Transfers"
  let opening = "Equity:Opening-Balances"
  let income = "Income:Other"

  init() {
    // The journal's own accounts keep their names.
    assets.reserve("Transfers")
    expenses.reserve(Self.uncategorized)
  }

  private static let uncategorized = "Uncategorized"

  /// Name of one of the site's accounts in the journal.
  mutating func asset(_ slug: Slug) -> String { "Assets:" + assets.name(of: slug.text) }

  /// Account for the other side of an entry.
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

  /// The first day on which the journal has an entry or an assertion.
  var firstDay: CalendarDate {
    let days = [past.first?.posting.date] + assertions.map { $0.day }
    return days.compactMap(\.self).min() ?? CalendarDate(daysSinceEpoch: 0)
  }
}

extension Posting {
  /// The amount of the other side in a journal's notation: `25.99 USD`. If the payment was in
  /// another currency, it includes the total price: `5000 JPY @@ 31.20 USD`.
  var counterAmount: String {
    guard let original, original.minorUnits != 0 else { return amount.opposite.withCode }
    return "\(original.opposite.withCode) @@ \(amount.absolute.withCode)"
  }
}
