package import Content
package import Domain
package import Presentation

extension AccountKind: AppearingKind {
  static func card(
    of account: Sourced<Account>, at index: Int, in context: SiteContext
  ) -> MemberCell { .account(AccountCell(AccountViewModel(account, in: context))) }
}

extension AccountKind: ListedKind {
  package static func page(of account: Sourced<Account>, in site: SiteContext) -> AccountViewModel {
    AccountViewModel(page: account, in: site)
  }

  package static func list(
    _ list: ListPage<Account>, in site: SiteContext
  ) -> AccountsViewModel {
    var accounts = AccountsViewModel(
      list.head(in: site), accounts: list.models.map { AccountViewModel($0, in: site) })
    guard list.part.number == 1 else { return accounts }
    let overview = AccountsOverview(in: site)
    accounts.figures = overview.figures
    accounts.breakdowns = overview.breakdowns
    accounts.settlements = overview.settlements
    return accounts
  }

  package static func filterTexts(of account: Sourced<Account>, in site: SiteContext) -> [String] {
    let card = AccountViewModel(account, in: site)
    return [card.balanceText].compactMap(\.self) + (card.owner.map { [$0.nameText] } ?? [])
  }
}
