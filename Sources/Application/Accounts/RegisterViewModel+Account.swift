import Content
import Domain
import Markup
import Presentation

extension RegisterViewModel {
  /// Creates the entries on an account's own page: all of them, or the newest.
  init(of account: Sourced<Account>, in context: SiteContext) {
    let disclosed = account.model.disclosed
    let years = disclosed.pages.years
    let first = years.isEmpty ? 0 : disclosed.postings.count - LedgerPages.newest
    self.init(of: account, first..<disclosed.postings.count, in: context)
    self.years = years.reversed().map { year in
      LinkViewModel(
        link: context.link(.ledger(account.slug, of: year.number)),
        linkText: context.phrases(
          .ledgerLink,
          [
            "year": context.formats.year(year.number),
            "count": context.phrases(
              .entries, count: year.entries.count, context.formats.number(year.entries.count)),
          ]))
    }
  }

  /// Creates some entries of an account, by their indexes among the disclosed ones.
  init(of account: Sourced<Account>, _ entries: Range<Int>, in context: SiteContext) {
    let disclosed = account.model.disclosed
    let before = disclosed.postings[..<entries.lowerBound].last { !$0.posting.isPlanned }
    let isFirst = entries.lowerBound == 0
    let balance = isFirst ? disclosed.openingBalance : before?.balance
    let isExact = isFirst ? account.model.disclosure != .rounded : before?.isBalanceExact ?? true
    self.init()
    openingBalance = balance.map { context.money($0, isExact: isExact) }
    openingText = context.phrases(isFirst ? .openingBalance : .carriedOver)
    self.entries = disclosed.postings[entries].map { EntryViewModel($0, of: account, in: context) }
  }
}

extension EntryViewModel {
  init(_ entry: DisclosedPosting, of account: Sourced<Account>, in context: SiteContext) {
    let posting = entry.posting
    let trip = posting.trip.flatMap(context.trip).map { LinkViewModel($0, in: context) }
    let other = posting.transfer.flatMap(context.account).map { LinkViewModel($0, in: context) }
    self.init(
      payee: posting.payee,
      amount: entry.amount.map { context.money($0, isExact: !entry.isApproximate) }
        ?? entry.share.map(context.percent) ?? "")
    day = TimeViewModel(posting.date, in: context)
    original = posting.original.map { context.money($0, isExact: entry.disclosure == .exact) }
    category = posting.category
    note = posting.note
    tags = posting.tagsText
    payer = context.payer(of: posting, beside: account.model.owner)
    counterpart = trip ?? other
    balance = entry.balance.map { context.money($0, isExact: entry.isBalanceExact) }
    isPlanned = posting.isPlanned
    receiptLink = posting.receipt.flatMap { context.receipt($0, of: account) }
  }
}

extension SiteContext {
  /// Returns the link to a receipt, if visitors may open it.
  fileprivate func receipt(_ file: String, of account: Sourced<Account>) -> Link? {
    guard let path = try? ContentPath(file: file, from: account.folder),
      case .asset(let asset) = target(path)
    else { return nil }
    use(asset)
    return link(to: asset)
  }
}
