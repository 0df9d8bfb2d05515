import Content
import Domain
import Presentation

extension AccountViewModel {
  /// Creates an account's card for a list.
  init(_ account: Sourced<Account>, in context: SiteContext) {
    self.init(
      name: account.model.name, link: context.link(.model(.accounts, account.slug)))
    balanceText = context.balance(of: account.model)
    owner = account.model.owner.flatMap(context.person).map { UserViewModel($0, in: context) }
    tags = context.tags(of: account.attributes)
  }

  /// Creates an account's page.
  init(page account: Sourced<Account>, in context: SiteContext) {
    let neighbors = Neighbors(of: account, in: context)
    let (model, disclosed) = (account.model, account.model.disclosed)
    let numbers = AccountNumbers(of: model, id: "spent", in: context)
    self.init(account, in: context)
    isHidden = model.disclosure == .hidden
    if model.disclosure.disclosesAmounts {
      notice = disclosed.isIncomplete ? context.phrases(.untold) : nil
      figures = numbers.figures
    }
    balanceChart = ChartViewModel(balanceOf: model, id: "balance", in: context)
    breakdowns = numbers.breakdowns
    settlements = context.settlements(
      of: disclosed.postings.compactMap { SharedPosting($0, of: model) })
    register = RegisterViewModel(of: account, in: context)
    entriesLink = model.offersEntries ? context.link(.entries(of: account.slug)) : nil
    story = ArticleViewModel(story: account, in: context)
    newer = neighbors.newer
    older = neighbors.older
  }
}

extension SiteContext {
  /// Returns the balance in words: "Your balance is $12.50"; `nil` if it isn't disclosed.
  fileprivate func balance(of account: Account) -> String? {
    account.disclosed.balance.map { balance in
      let amount = formats.money(balance)
      return phrases(account.disclosed.isRounded ? .balanceRounded : .balance, ["amount": amount])
    }
  }
}
