import Content
import Domain
import Markup
import Presentation

/// Shows a page of the entries of an account in one year.
struct ShowLedger: UseCase {
  typealias ViewModel = LedgerViewModel

  /// Index of the account among the site's accounts.
  let index: Int
  let year: Int
  /// Number of the page among the pages of the year, from 1.
  let number: Int

  func show(in view: some View<LedgerViewModel>, _ context: SiteContext) {
    let account = context.account(at: index)
    let years = account.model.disclosed.pages.years
    guard let place = years.firstIndex(where: { $0.number == self.year }) else { return }
    let year = years[place]
    func link(_ year: LedgerPages.Year, _ number: Int) -> LinkViewModel {
      LinkViewModel(
        link: context.link(.ledger(account.slug, of: year.number).page(number)),
        linkText: year.pages == 1
          ? context.formats.year(year.number)
          : context.phrases(
            .ledgerPage,
            [
              "year": context.formats.year(year.number), "number": context.formats.number(number),
              "count": context.formats.number(year.pages),
            ]))
    }
    var ledger = LedgerViewModel(
      headerText: Self.title(account, year.number, in: context),
      text: context.phrases(
        .entries, count: year.entries.count, context.formats.number(year.entries.count)),
      account: LinkViewModel(account, in: context),
      register: RegisterViewModel(of: account, year.entries(onPage: number), in: context))
    ledger.newer =
      number < year.pages
      ? link(year, number + 1) : place + 1 < years.count ? link(years[place + 1], 1) : nil
    ledger.older =
      number > 1
      ? link(year, number - 1)
      : place > 0 ? link(years[place - 1], years[place - 1].pages) : nil
    view.show(ledger)
  }

  /// Title of the page: "Travel fund, 2024".
  static func title(_ account: Sourced<Account>, _ year: Int, in context: SiteContext) -> String {
    context.phrases(
      .ledgerTitle, ["account": context.title(of: account), "year": context.formats.year(year)])
  }
}

extension Coordinator {
  /// Returns the yearly pages of entries, for accounts with many entries.
  func showLedgers() -> [ProductOutline] {
    content.accounts.enumerated().flatMap { index, account in
      account.model.disclosed.pages.years.flatMap { year in
        (1...year.pages).map { number in
          let route = Route.ledger(account.slug, of: year.number).page(number)
          return ProductOutline(
            path: route.file, kind: .page, source: account.path,
            mark: audience.mark(of: account), isListed: account.isListed,
            .found { $0.ledger(ShowLedger(index: index, year: year.number, number: number), route) }
          )
        }
      }
    }
  }

  private func ledger(_ useCase: ShowLedger, _ route: Route) -> any BoundProduct {
    page(useCase, templates.ledger) { [context] in
      let account = context.account(at: useCase.index)
      return Chrome.Page(
        route: route, title: ShowLedger.title(account, useCase.year, in: context),
        isUnlisted: !account.isListed,
        data: StructuredPage(
          type: "CollectionPage",
          parents: context.parents(of: account) + [
            StructuredPage.Parent(
              title: context.title(of: account), route: .model(.accounts, account.slug))
          ]))
    }
  }
}
