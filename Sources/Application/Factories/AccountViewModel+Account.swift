import Content
import Domain
import Presentation

extension AccountViewModel {
  /// Creates an account's card for a list.
  init(_ account: Sourced<Account>, in context: SiteContext) {
    self.init(
      account, entries: [], openingBalance: nil, story: nil, neighbors: nil, in: context)
  }

  /// Creates an account's page.
  init(page account: Sourced<Account>, in context: SiteContext) {
    let opening = account.model.openingBalance
    let hasHistory = !account.model.postings.isEmpty
    self.init(
      account,
      entries: account.model.postings.map { EntryViewModel($0, in: context) },
      openingBalance: hasHistory ? context.formats.money(opening) : nil,
      story: ArticleViewModel(story: account, in: context),
      neighbors: Neighbors(of: account, in: context),
      in: context)
  }

  private init(
    _ account: Sourced<Account>, entries: [EntryViewModel], openingBalance: String?,
    story: ArticleViewModel?, neighbors: Neighbors?, in context: SiteContext
  ) {
    let balance = context.formats.money(account.model.balance)
    self.init(
      name: account.model.name,
      link: context.link(.model(.accounts, account.slug)),
      balanceText: context.phrases(.balance, ["amount": balance]),
      owner: account.model.owner.flatMap(context.person).map {
        UserViewModel($0, in: context)
      },
      tags: context.tags(of: account.attributes),
      openingBalance: openingBalance, entries: entries, story: story, newer: neighbors?.newer,
      older: neighbors?.older)
  }
}

extension EntryViewModel {
  init(_ posting: Posting, in context: SiteContext) {
    self.init(
      day: TimeViewModel(posting.date, in: context),
      payee: posting.payee,
      amount: context.formats.money(posting.amount),
      trip: posting.trip.flatMap(context.trip).map { LinkViewModel($0, in: context) })
  }
}

extension CostViewModel {
  init(_ posting: Posting, of account: Sourced<Account>, in context: SiteContext) {
    self.init(
      day: TimeViewModel(posting.date, in: context),
      payee: posting.payee,
      amount: context.formats.cost(posting.amount),
      account: LinkViewModel(account, in: context))
  }
}
