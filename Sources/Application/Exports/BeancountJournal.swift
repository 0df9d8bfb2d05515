import Content
import Domain

/// Entries of accounts as a Beancount journal.
///
/// Planned entries are left out. Beancount checks a balance at the beginning of its day, so a
/// balance at the end of a day gets the date of the next day.
struct BeancountJournal {
  private(set) var text = ""

  init(_ ledgers: [ExportedLedger], in facts: SiteFacts) {
    var accounts = JournalAccounts()
    text += "option \"title\" \(Self.quoted(facts.content.settings.title))\n"
    for currency in Set(ledgers.map(\.account.currency.code)).sorted() {
      text += "option \"operating_currency\" \"\(currency)\"\n"
    }
    text += "plugin \"beancount.plugins.auto_accounts\"\n"
    for ledger in ledgers { write(ledger, &accounts) }
  }

  private mutating func write(_ ledger: ExportedLedger, _ accounts: inout JournalAccounts) {
    let asset = accounts.asset(ledger.slug)
    text += "\n; \(ledger.account.name.inJournal())\n"
    text += "\(ledger.firstDay.written) open \(asset) \(ledger.account.currency.code)\n"
    if let opening = ledger.openingBalance, opening.minorUnits != 0 {
      text += "\(ledger.firstDay.written) * \"Opening balance\"\n"
      text += "  \(asset)  \(opening.withCode)\n"
      text += "  \(accounts.opening)  \(opening.opposite.withCode)\n"
    }
    for entry in ledger.past { write(entry, asset, &accounts) }
    for assertion in ledger.assertions {
      let next = CalendarDate(daysSinceEpoch: assertion.day.daysSinceEpoch + 1)
      text += "\(next.written) balance \(asset) \(assertion.balance.withCode)\n"
    }
  }

  private mutating func write(
    _ entry: ExportedLedger.Entry, _ asset: String, _ accounts: inout JournalAccounts
  ) {
    let posting = entry.posting
    text += "\(posting.date.written) * \(Self.quoted(posting.payee)) "
    text += Self.quoted(posting.note ?? "")
    let tags = Set(posting.tags.compactMap { JournalNames.plain($0)?.lowercased() })
    for tag in tags.sorted() { text += " #\(tag)" }
    text += "\n"
    let facts = [
      ("trip", posting.trip?.text), ("category", posting.category),
      ("paid-by", posting.payer?.text), ("shared-by", posting.sharesText),
      ("transfer", posting.transfer?.text),
    ]
    for (name, value) in facts {
      if let value { text += "  \(name): \(Self.quoted(value))\n" }
    }
    text += "  \(asset)  \(posting.amount.withCode)\n"
    text += "  \(accounts.counterpart(of: entry))  \(posting.counterAmount)\n"
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.inJournal()
    return "\"" + plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
