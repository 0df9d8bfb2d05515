import Domain

/// Entries of accounts as an hledger journal.
///
/// Planned entries are left out. A stated balance is a transaction of zero with an assertion, after
/// all other transactions of its day.
struct HledgerJournal {
  private(set) var text = "decimal-mark .\n"

  init(_ ledgers: [ExportedLedger]) {
    var accounts = JournalAccounts()
    for currency in Set(ledgers.map(\.account.currency)).sorted(by: { $0.code < $1.code }) {
      let decimals =
        currency.minorDigits == 0 ? "." : "." + String(repeating: "0", count: currency.minorDigits)
      text += "commodity 1000\(decimals) \(currency.code)\n"
    }
    for ledger in ledgers { write(ledger, &accounts) }
  }

  private mutating func write(_ ledger: ExportedLedger, _ accounts: inout JournalAccounts) {
    let asset = accounts.asset(ledger.slug)
    text += "\n; \(ledger.account.name.inJournal())\n"
    if let opening = ledger.openingBalance, opening.minorUnits != 0 {
      text += "\(ledger.firstDay.written) * Opening balance\n"
      text += "    \(asset)  \(opening.withCode)\n"
      text += "    \(accounts.opening)  \(opening.opposite.withCode)\n"
    }
    for entry in ledger.past { write(entry, asset, &accounts) }
    for assertion in ledger.assertions {
      text += "\(assertion.day.written) * Balance\n"
      text +=
        "    \(asset)  0 \(assertion.balance.currency.code) = \(assertion.balance.withCode)\n"
    }
  }

  /// Characters that begin a comment, separate the payee from the note, or mark tags.
  private static let special: [Unicode.Scalar] = [";", "|", ":", ","]

  private mutating func write(
    _ entry: ExportedLedger.Entry, _ asset: String, _ accounts: inout JournalAccounts
  ) {
    let posting = entry.posting
    let payee = posting.payee.inJournal(without: [";", "|"])
    text += "\(posting.date.written) * \(Self.description(payee))"
    if let note = posting.note { text += " | \(note.inJournal(without: [";", "|"]))" }
    text += "\n"
    let facts =
      posting.tags.map { ("tag", $0) }
      + [
        ("trip", posting.trip?.text), ("category", posting.category),
        ("paid-by", posting.payer?.text), ("shared-by", posting.sharesText),
        ("transfer", posting.transfer?.text),
      ].compactMap { name, value in value.map { (name, $0) } }
    for (name, value) in facts {
      text += "    ; \(name): \(value.inJournal(without: Self.special))\n"
    }
    text += "    \(asset)  \(posting.amount.withCode)\n"
    text += "    \(accounts.counterpart(of: entry))  \(posting.counterAmount)\n"
  }

  /// A payee that hledger can't mistake for a code in parentheses or a mark.
  private static func description(_ payee: String) -> String {
    switch payee.unicodeScalars.first {
    case "(", "*", "!", "=": "'" + payee
    default: payee
    }
  }
}
