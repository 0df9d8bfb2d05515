import Content
import Domain
import Foundation

/// Entries of accounts as a journal of Beancount.
///
/// Planned entries are left out. Beancount compares a balance at the beginning of its day, so one
/// at the end of a day is written for the day after.
struct BeancountJournal {
  private(set) var text = ""

  init(_ ledgers: [ExportedLedger], in facts: SiteFacts) {
    var accounts = JournalAccounts(ledgers)
    text += "option \"title\" \(Self.quoted(facts.content.settings.title))\n"
    for currency in Set(ledgers.map(\.account.currency.code)).sorted() {
      text += "option \"operating_currency\" \"\(currency)\"\n"
    }
    text += "plugin \"beancount.plugins.auto_accounts\"\n"
    for ledger in ledgers { write(ledger, &accounts) }
  }

  private mutating func write(_ ledger: ExportedLedger, _ accounts: inout JournalAccounts) {
    let asset = accounts.asset(ledger.slug)
    text += "\n; \(ledger.account.name.inJournal(without: []))\n"
    text += "\(ledger.firstDay.written) open \(asset) \(ledger.account.currency.code)\n"
    if let opening = ledger.openingBalance, opening.minorUnits != 0 {
      text += "\(ledger.firstDay.written) * \"Opening balance\"\n"
      text += "  \(asset)  \(opening.inJournal)\n"
      text += "  \(accounts.opening)  \(opening.opposite.inJournal)\n"
    }
    for entry in ledger.past { write(entry, asset, &accounts) }
    for assertion in ledger.assertions {
      let next = CalendarDate(daysSinceEpoch: assertion.day.daysSinceEpoch + 1)
      text += "\(next.written) balance \(asset) \(assertion.balance.inJournal)\n"
    }
  }

  private mutating func write(
    _ entry: ExportedLedger.Entry, _ asset: String, _ accounts: inout JournalAccounts
  ) {
    let posting = entry.posting
    text += "\(posting.date.written) * \(Self.quoted(posting.payee)) "
    text += Self.quoted(posting.note ?? "")
    for tag in Set(posting.tags.map(Self.tag)).sorted() where !tag.isEmpty { text += " #\(tag)" }
    text += "\n"
    let facts = [
      ("trip", posting.trip?.text), ("category", posting.category),
      ("paid-by", posting.payer?.text), ("shared-by", posting.sharesText),
      ("transfer", posting.transfer?.text),
    ]
    for (name, value) in facts {
      if let value { text += "  \(name): \(Self.quoted(value))\n" }
    }
    text += "  \(asset)  \(posting.amount.inJournal)\n"
    text += "  \(accounts.counterpart(of: entry))  \(posting.counteramount)\n"
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.inJournal(without: [])
    return "\"" + plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func tag(_ text: String) -> String {
    var names = JournalNames()
    let name = names.name(of: text)
    return name == "X" && !text.lowercased().contains("x") ? "" : name.lowercased()
  }
}
