import Content
import Domain
import Presentation

/// Shows a stored account: `index` is its place among the site's accounts.
struct ShowExistingAccount: UseCase {
  typealias ViewModel = AccountViewModel

  let index: Int

  func show(in view: some View<AccountViewModel>, _ context: SiteContext) {
    view.show(AccountViewModel(pageAt: index, in: context))
  }
}

/// Shows one page of the list of accounts.
struct ShowAccounts: UseCase {
  typealias ViewModel = AccountsViewModel

  let list: ListPage<Sourced<Account>>

  func show(in view: some View<AccountsViewModel>, _ context: SiteContext) {
    view.show(
      AccountsViewModel(
        headerText: list.title,
        text: list.count(.accounts, none: .noAccounts, in: context),
        accounts: list.elements.map { AccountViewModel($0, in: context) },
        placeholder: context.phrases(.placeholder),
        story: list.story(in: context),
        newer: list.newer(in: context),
        older: list.older(in: context)))
  }
}
