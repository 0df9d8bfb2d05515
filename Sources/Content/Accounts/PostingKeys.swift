package import Diagnostics
import Domain

/// The keys of an account's entries.
enum PostingKeys {
  static let date = Key("date", .calendarDate, required: true, "The day.")
  static let payee = Key("payee", .words, required: true, "Who was paid, or who paid.")
  static let amount = Key(
    "amount", .located(.amount), required: true, "How much; less than nothing where it was spent.")
  static let currency = Key(
    "currency", .currency, "The currency of the amount, if it isn't the account's.")
  static let rate = Key(
    "rate", .exchangeRate,
    "How much of the account's currency one unit of the amount's is, else the site's rate of the day."
  )
  static let charged = Key(
    "charged", .located(.amount),
    "What the account was charged in its own currency, where that is known: no rate is needed then."
  )
  static let category = Key("category", .located(.category), "What it went for, such as Food.")
  static let note = Key("note", .words, "A remark, in a sentence.")
  static let tags = Key("tags", .texts, "Words by which it is found.")
  static let trip = Key("trip", .located(.slug), "The slug of the trip that it was spent on.")
  static let paidBy = Key(
    "paidBy", .located(.slug), "The slug of the person who paid, else the account's owner.")
  static let sharedBy = Key(
    "sharedBy", .shares,
    "The people for whom it was paid: slugs, or parts by slug; an empty list for nobody.")
  static let transfer = Key(
    "transfer", .located(.slug),
    "The slug of the account at the other end, which must have the same entry from its side.")
  static let planned = Key(
    "planned", .bool, restricts: .values(["true"]),
    "Whether it is still to come, and not in the balance.")
  static let receipt = Key(
    "receipt", .receipt,
    "The file with the receipt, which isn't published; `{file, public: true}` for one that is.")
  static let disclosure = Key(
    "disclosure", .enumeration(Disclosure.self), restricts: Disclosure.restriction,
    "How much of it is told, if less than the rest.")

  static let table = KeyTable(
    "an entry", date, payee, amount, currency, rate, charged, category, note, tags, trip, paidBy,
    sharedBy, transfer, planned, receipt, disclosure)
}

extension AccountKind {
  /// Reads an entry as those of an account are read, and reports its mistakes; what other files and
  /// the account say isn't looked at.
  package static func check(
    entry: Value, in file: SourceFile, _ collector: DiagnosticCollector
  ) {
    let findings = Findings(file, collector)
    let _: Bool? = findings.read(entry, as: PostingKeys.table, path: entries.name) { reader in
      _ = reader.read(PostingKeys.date)
      _ = reader.read(PostingKeys.payee)
      _ = reader.read(PostingKeys.amount)
      _ = reader.read(PostingKeys.currency)
      _ = reader.read(PostingKeys.charged)
      _ = reader.read(PostingKeys.category)
      _ = reader.read(PostingKeys.note)
      return true
    }
  }
}

extension Disclosure {
  /// Restriction of keys that say how much is disclosed.
  static let restriction = Restriction.values(
    allCases.filter { $0 != .exact }.map(\.rawValue))
}

/// Keys of a receipt that is published.
enum ReceiptKeys {
  static let file = Key("file", .located(.words), required: true, "The file, from this one.")
  static let isPublic = Key("public", .bool, "Whether visitors may have it.")

  static let table = KeyTable("a receipt", file, isPublic)
}

/// A receipt as it is written.
struct WrittenReceipt: Sendable {
  let file: Located<String>
  let isPublic: Bool
}

extension ValueType where T == WrittenReceipt {
  static var receipt: Self {
    let file: ValueType<String> = .words
    return .oneOf(
      file.located.map { WrittenReceipt(file: $0, isPublic: false) },
      .object(ReceiptKeys.table) { reader in
        let file = reader.read(ReceiptKeys.file)
        let isPublic = reader.read(ReceiptKeys.isPublic) ?? false
        return file.map { WrittenReceipt(file: $0, isPublic: isPublic) }
      })
  }
}
