import Domain
import Markup

/// Entries of accounts as comma-separated values: a row of column names, then a record for each
/// entry.
struct EntryTable {
  let bytes: [UInt8]

  private static let columns = [
    "account", "date", "payee", "amount", "currency", "original_amount", "original_currency",
    "category", "note", "tags", "trip", "paid_by", "shared_by", "transfer", "planned", "balance",
  ]

  init(_ ledgers: [ExportedLedger]) {
    var csv = CSV()
    for column in Self.columns { csv.add(text: column) }
    csv.endRecord()
    for ledger in ledgers {
      for entry in ledger.entries {
        let posting = entry.posting
        csv.add(text: ledger.slug.text)
        csv.add(text: posting.date.written)
        csv.add(text: posting.payee)
        csv.add(number: posting.amount.decimal)
        csv.add(text: posting.amount.currency.code)
        csv.add(number: posting.original?.decimal)
        csv.add(text: posting.original?.currency.code)
        csv.add(text: posting.category)
        csv.add(text: posting.note)
        csv.add(text: posting.tags.isEmpty ? nil : posting.tags.joined(separator: "; "))
        csv.add(text: posting.trip?.text)
        csv.add(text: posting.payer?.text)
        csv.add(text: posting.sharesText)
        csv.add(text: posting.transfer?.text)
        csv.add(text: posting.isPlanned ? "true" : nil)
        csv.add(number: entry.balance?.decimal)
        csv.endRecord()
      }
    }
    bytes = csv.bytes
  }
}

extension Posting {
  /// The people who share it, with their parts: `ana 2; tom 1`; `nil` if it isn't shared.
  var sharesText: String? {
    shares.isEmpty
      ? nil : shares.map { "\($0.person.text) \($0.weight)" }.joined(separator: "; ")
  }
}
