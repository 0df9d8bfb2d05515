package import Diagnostics
import Domain

/// The keys of an account's entries.
enum PostingKeys {
  static let date = Key("date", .calendarDate, required: true, "The day of the payment.")
  static let payee = Key(
    "payee", .words, required: true,
    "The person or business that you paid, or that paid you.")
  static let amount = Key(
    "amount", .located(.amount), required: true, "The amount, negative for spending.")
  static let currency = Key(
    "currency", .currency, "The currency of the amount. The default is the account's.")
  static let rate = Key(
    "rate", .exchangeRate,
    "How much one unit of `currency` is worth in the account's currency. The default is the site's "
      + "rate for the day."
  )
  static let charged = Key(
    "charged", .located(.amount),
    "The amount charged in the account's own currency. If you write it, Zoetrope doesn't need a "
      + "rate."
  )
  static let category = Key("category", .located(.category), "The category, such as Food.")
  static let note = Key("note", .words, "A short note.")
  static let tags = Key("tags", .texts, "Tags.")
  static let trip = Key("trip", .located(.slug), "The slug of the trip to which the entry belongs.")
  static let paidBy = Key(
    "paidBy", .located(.slug),
    "The slug of the person who paid. The default is the account's owner.")
  static let sharedBy = Key(
    "sharedBy", .shares,
    "The people who share the entry: their slugs, or an object with a share for each slug. An "
      + "empty list means that the entry isn't shared.")
  static let transfer = Key(
    "transfer", .located(.slug),
    "For a transfer, the slug of the other account. That account must have a matching entry.")
  static let planned = Key(
    "planned", .bool, restricts: .values(["true"]),
    "`true` for a future payment, which isn't part of the balance.")
  static let receipt = Key(
    "receipt", .receipt,
    "The receipt's file, which isn't published. To publish it, write `{file, public: true}`.")
  static let disclosure = Key(
    "disclosure", .enumeration(Disclosure.self), restricts: Disclosure.restriction,
    "How the amount is shown, if it should be less exact than other amounts.")

  static let source = Key(
    "source", .text,
    "The bank's identifier for the entry. Later imports use it to find the entry.")

  static let table = KeyTable(
    "an entry", date, payee, amount, currency, rate, charged, category, note, tags, trip, paidBy,
    sharedBy, transfer, planned, receipt, disclosure, source)
}

extension AccountKind {
  /// Reads an entry like those of an account, and reports its mistakes. Other files and the account
  /// aren't considered.
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
      _ = reader.read(PostingKeys.source)
      return true
    }
  }
}

extension Disclosure {
  /// Restriction of keys that set how much is disclosed.
  static let restriction = Restriction.values(
    allCases.filter { $0 != .exact }.map(\.rawValue))
}

/// Keys of a receipt, which may be published.
enum ReceiptKeys {
  static let file = Key(
    "file", .located(.words), required: true,
    "The file: a path relative to this file.")
  static let isPublic = Key("public", .bool, "`true` to publish the receipt.")

  static let table = KeyTable("a receipt", file, isPublic)
}

/// A receipt as written.
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
