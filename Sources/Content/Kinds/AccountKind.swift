import Diagnostics
package import Domain

/// Reader of accounts and their entries.
package enum AccountKind: ContentKind {
  static let title = Key("title", .words, "Without one it is the name.")
  static let name = Key("name", .words, required: true, "What it is called.")
  static let balance = Key(
    "balance", .located(.amount), "What opening balance and entries come to.")
  static let currency = Key("currency", .currency, "The currency of all amounts, else the site's.")
  static let owner = Key("owner", .located(.slug), "The slug of the person whose it is.")
  static let openingBalance = Key(
    "openingBalance", .located(.amount), "What it held before the first entry.")
  static let entries = Key(
    "entries", .raw("a list of objects", .list(.object(PostingReader.table))),
    "What came in and, with a minus, went out.")

  package static let kind = ModelKind(
    "accounts",
    KeyTable("an account", title, name, balance, currency, owner, openingBalance, entries))

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
    let postings = postings(reader.read(entries), currency, context)
    // A wrong amount must not make the balance wrong too.
    guard let name, let currency, let postings,
      reader.has(Self.openingBalance) == (openingBalance != nil),
      reader.has(Self.balance) == (balance != nil)
    else { return nil }
    do throws(AccountFault) {
      let account = try Account(
        name: name, currency: currency, owner: owner, openingBalance: openingBalance,
        postings: postings, statedBalance: balance)
      if balance == nil, account.balance.isNegative {
        context.findings.count(
          .overdrawnAccount,
          at: reader.has(entries) ? reader.ranges[entries] : reader.ranges[Self.name])
      }
      return ReadModel(account, title: title ?? name)
    } catch {
      let key =
        switch error {
        case .balanceDiffers: Self.balance.name
        case .money: reader.has(entries) ? entries.name : Self.openingBalance.name
        }
      context.findings.report(
        ContentDiagnostics.wrongAccount(
          error, at: context.findings.file.place(reader.ranges[key])))
      return nil
    }
  }

  /// Reads each entry by itself, so that a wrong one hides no reference of another; `nil` if one is
  /// wrong.
  private static func postings(
    _ value: Value?, _ currency: Currency?, _ context: ModelContext
  ) -> [Posting]? {
    guard let value else { return [] }
    guard case .array(let elements) = value.kind else { return nil }
    let object = ValueType.raw("an object", .object(PostingReader.table))
    let postings = elements.compactMap { element in
      entries.convert(element, as: object, element: true, context.findings).flatMap {
        context.findings.read($0, as: PostingReader.table, path: entries.name) { reader in
          PostingReader.read(&reader, currency, context)
        }
      }
    }
    return postings.count == elements.count ? postings : nil
  }
}

/// The keys of an account's entries.
enum PostingReader {
  static let date = Key("date", .calendarDate, required: true, "The day.")
  static let payee = Key("payee", .words, required: true, "Who was paid, or who paid.")
  static let amount = Key(
    "amount", .located(.amount), required: true, "How much; less than nothing where it was spent.")
  static let trip = Key("trip", .located(.slug), "The slug of the trip that it was spent on.")

  static let table = KeyTable("an entry", date, payee, amount, trip)

  static func read(
    _ reader: inout ObjectReader, _ currency: Currency?, _ context: ModelContext
  ) -> Posting? {
    let date = reader.read(date)
    let payee = reader.read(payee)
    let decimal = reader.read(amount)
    let amount = context.money(decimal, currency, of: "entries.\(amount.name)")
    let trip = context.refer(to: .trips, reader.read(trip), by: "entries.\(trip.name)")
    guard let date, let payee, let amount else { return nil }
    return Posting(date: date, payee: payee, amount: amount, trip: trip)
  }
}
