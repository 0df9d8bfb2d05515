import Diagnostics
import Domain

/// An entry of an account with its range in the file.
struct WrittenPosting: Sendable {
  let posting: Posting
  let range: Range<Int>
}

/// Reader of an account's entries.
struct LedgerReader {
  /// The account's currency; `nil` if it is wrong.
  let currency: Currency?
  let owner: Slug?
  /// People who share entries that don't name anyone.
  let shares: [Share]
  let context: ModelContext

  /// Reads each entry separately, so that a wrong one doesn't hide the references of others; `nil`
  /// if any is wrong.
  func read(_ value: Value?, _ entries: Key<Value>) -> [WrittenPosting]? {
    guard let value else { return [] }
    guard case .array(let elements) = value.kind else { return nil }
    let object = ValueType.raw("an object", .object(PostingKeys.table))
    var postings: [WrittenPosting] = []
    postings.reserveCapacity(elements.count)
    for element in elements {
      guard entries.convert(element, as: object, element: true, context.findings) != nil else {
        continue
      }
      let posting = context.findings.read(
        element, as: PostingKeys.table, path: entries.name, posting)
      if let posting { postings.append(WrittenPosting(posting: posting, range: element.range)) }
    }
    return postings.count == elements.count ? postings : nil
  }

  private func posting(_ reader: inout ObjectReader) -> Posting? {
    typealias Keys = PostingKeys
    let date = reader.read(Keys.date)
    let payee = reader.read(Keys.payee)
    let amounts = amounts(&reader, date)
    let trip = context.refer(to: .trips, reader.read(Keys.trip), by: "entries.trip")
    let category = reader.read(Keys.category)
    let note = reader.read(Keys.note)
    let tags = reader.read(Keys.tags) ?? []
    let payer = context.refer(to: .people, reader.read(Keys.paidBy), by: "entries.paidBy")
    let written = reader.read(Keys.sharedBy)
    let named = context.shares(written, of: "entries.sharedBy")
    let transfer = reader.read(Keys.transfer)
    let isPlanned = reader.read(Keys.planned) ?? false
    let receipt = receipt(&reader)
    let disclosure = reader.read(Keys.disclosure) ?? .exact
    if reader.hasUnread { reportDangerous(&reader) }
    guard let date, let payee, let amounts else { return nil }
    if let category { context.ledger.note(category) }
    let other = context.refer(to: .accounts, transfer, by: "entries.transfer")
    // Income isn't a cost that people share.
    let isCost = amounts.amount.isNegative || category != nil || trip != nil
    let isShared = transfer == nil && written == nil && isCost
    let posting = Posting(
      date: date, payee: payee, amount: amounts.amount, trip: trip, original: amounts.original,
      isConverted: amounts.isConverted, category: category?.value, note: note, tags: tags,
      payer: payer, shares: named ?? (isShared ? shares : []), transfer: other,
      isPlanned: isPlanned, receipt: receipt, disclosure: disclosure)
    if !posting.shares.isEmpty { checkPayer(of: posting, reader) }
    if !disclosure.disclosesAmounts {
      context.ledger.note(hidden: posting, at: reader.ranges[Keys.disclosure])
    }
    if let transfer { context.ledger.note(transferOf: posting, at: transfer.range) }
    if trip != nil, let day = reader.written(Keys.date) {
      context.ledger.note(tripOf: posting, at: day.range)
    }
    return posting
  }

  /// Amounts of an entry: the amount charged to the account, and the one paid in another currency.
  private typealias Amounts = (amount: Money, original: Money?, isConverted: Bool)

  private func amounts(_ reader: inout ObjectReader, _ date: CalendarDate?) -> Amounts? {
    typealias Keys = PostingKeys
    let decimal = reader.read(Keys.amount)
    let stated = reader.read(Keys.currency)
    let rate = reader.read(Keys.rate)
    let charged = context.money(reader.read(Keys.charged), currency, of: "entries.charged")
    let isForeign = reader.has(Keys.currency) && stated != currency
    guard isForeign else {
      reportNeedless(&reader)
      return context.money(decimal, currency, of: "entries.amount").map { ($0, nil, false) }
    }
    guard let original = context.money(decimal, stated, of: "entries.amount"), let currency,
      let date
    else { return nil }
    if reader.has(Keys.charged) {
      if reader.has(Keys.rate) {
        refuse(reader, Keys.rate) {
          Problem.contentNeedlessRate(
            at: $0,
            "'charged' is already the amount the account was charged, so 'rate' isn't "
              + "needed",
            fix: "remove one of them")
        }
      }
      guard let charged else { return nil }
      guard charged.minorUnits.signum() == original.minorUnits.signum() else {
        refuse(reader, Keys.charged) {
          Problem.contentWrongCharge(
            at: $0, "'charged' is \(charged.decimal), but the amount is \(original.decimal)",
            fix: "write a minus in both, or in neither")
        }
        return nil
      }
      return (charged, original, false)
    }
    let pair = ExchangeRates.Pair(from: original.currency, to: currency)
    guard
      let rate = reader.has(Keys.rate) ? rate : context.defaults.rates.rate(of: pair, on: date)
    else {
      // A rate that is wrong in its file would otherwise be reported twice.
      if !reader.has(Keys.rate), !context.defaults.rates.isIncomplete {
        refuseRate(of: pair, on: date, reader)
      }
      return nil
    }
    do throws(MoneyFault) {
      return (try rate.convert(original, to: currency), original, true)
    } catch {
      refuse(reader, Keys.amount) {
        Problem.contentWrongAmount(
          at: $0,
          "\(original.decimal) \(original.currency.code) is too large in the account's currency",
          fix: "correct the amount or its rate")
      }
      return nil
    }
  }

  /// Reports a rate or a charge for an amount that needs no conversion.
  private func reportNeedless(_ reader: inout ObjectReader) {
    guard reader.has(PostingKeys.rate) || reader.has(PostingKeys.charged) else { return }
    let ranges = reader.ranges
    for key in [PostingKeys.rate.name, PostingKeys.charged.name] where ranges.has(key) {
      context.findings.report(
        .contentNeedlessRate, at: ranges[key],
        "'\(key)' isn't needed: the amount is already in the account's currency"
          + (currency.map { ", \($0.code)" } ?? ""),
        fix: "write the amount's 'currency', or remove '\(key)'")
    }
  }

  private func refuseRate(
    of pair: ExchangeRates.Pair, on date: CalendarDate, _ reader: ObjectReader
  ) {
    let first = context.defaults.rates.firstDay(of: pair)
    let (from, to) = (pair.from.code, pair.to.code)
    context.findings.report(
      .contentNoRate, at: reader.ranges[PostingKeys.currency],
      first.map { "the first rate from \(from) to \(to) is from \($0.written), after this day" }
        ?? "there is no rate from \(from) to \(to)",
      fix: "add the line '\(date.written),\(from),\(to),…' to 'Content/rates.csv', or write "
        + "'charged' with the amount charged in \(to), or 'rate' with the \(to) for one \(from)")
  }

  private func refuse<T>(
    _ reader: ObjectReader, _ key: Key<T>, _ diagnostic: (SourceRange) -> Diagnostic
  ) {
    context.findings.report(at: reader.ranges[key], diagnostic)
  }

  /// Reports shares in a payment whose payer isn't known.
  private func checkPayer(of posting: Posting, _ reader: ObjectReader) {
    guard posting.payer == nil, owner == nil else { return }
    let ranges = reader.ranges
    let range =
      ranges.has(PostingKeys.sharedBy.name)
      ? ranges[PostingKeys.sharedBy] : ranges[PostingKeys.payee]
    context.findings.report(
      .contentShares, at: range,
      "this entry is shared, but it isn't known who paid",
      fix: "add 'paidBy' with the slug of a person, or an 'owner' to the account")
  }

  /// Reports misspelled keys that would reveal hidden amounts, or change an amount.
  private func reportDangerous(_ reader: inout ObjectReader) {
    if let (digits, range) = reader.takeDigits(),
      let whole = reader.written(PostingKeys.amount)?.scalarText
    {
      context.findings.report(
        .contentWrongAmount, at: range,
        "the comma ends the amount: it is \(whole), without '\(digits)'",
        fix: "write \(whole).\(digits)")
    }
  }

  private func receipt(_ reader: inout ObjectReader) -> String? {
    guard let receipt = reader.read(PostingKeys.receipt) else { return nil }
    context.ledger.note(receipt: receipt.file)
    return receipt.isPublic ? receipt.file.value : nil
  }
}
