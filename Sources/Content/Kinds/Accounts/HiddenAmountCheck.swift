import Diagnostics
import Domain

/// Search for parts of pages that are missing because accounts hide amounts, so that authors learn
/// why.
struct HiddenAmountCheck {
  /// Key that hides costs of trips.
  private struct Cause: Hashable {
    let reason: HiddenCost
    let file: String
    let range: Range<Int>
  }

  /// Trips whose pages lack the costs of an account.
  private struct Silence {
    let reason: HiddenCost
    let file: ContentSource
    let range: Range<Int>
    var trips: [Slug]
  }

  /// Listed accounts in one currency, with the first key that hides a balance.
  private struct Balances {
    var count = 0
    var shown = 0
    var hidden: (file: ContentSource, range: Range<Int>)?
  }

  private let collector: DiagnosticCollector
  /// Trips whose pages show a cost.
  private var told: Set<Slug> = []
  private var silences: [Silence] = []
  private var places: [Cause: Int] = [:]
  private var balances: [Currency: Balances] = [:]

  init(_ collector: DiagnosticCollector) { self.collector = collector }

  /// Reports the parts that an account's page lacks, and records the trip costs that it shows or
  /// hides.
  mutating func add(_ account: Sourced<Account>, _ facts: LedgerFacts) {
    let visibility = account.attributes.visibility
    guard !account.attributes.isDraft else { return }
    let keys = facts.disclosures[account.slug]
    if let keys, visibility != .private { reportPage(of: account, keys) }
    if account.isListed { noteBalance(of: account, keys) }
    guard visibility != .unlisted else { return }
    for (trip, hidden) in account.model.costs(isPublic: account.isListed) {
      guard let hidden else {
        told.insert(trip)
        continue
      }
      let range = keys?.range(of: hidden) ?? account.ranges[CommonKeys.visibility]
      let cause = Cause(reason: hidden, file: account.file.path, range: range)
      if let index = places[cause] {
        silences[index].trips.append(trip)
      } else {
        places[cause] = silences.count
        silences.append(Silence(reason: hidden, file: account.file, range: range, trips: [trip]))
      }
    }
  }

  private func reportPage(of account: Sourced<Account>, _ keys: LedgerFacts.Disclosures) {
    let parts = account.model.hiddenParts
    guard !parts.isEmpty, let key = keys.first(hidingThePageOf: account.model) else { return }
    collector.report(
      .contentHiddenSums, at: account.file.place(key.range),
      "the page of '\(account.model.name)' doesn't show \(Self.list(parts.map(\.words))), because "
        + "this hides amounts",
      fix: key.isName
        ? "give it 'exact' or 'rounded' to show them" : "write 'exact' or 'rounded' to show them")
  }

  private mutating func noteBalance(
    of account: Sourced<Account>, _ keys: LedgerFacts.Disclosures?
  ) {
    var known = balances[account.model.currency] ?? Balances()
    known.count += 1
    if account.model.disclosed.balance != nil {
      known.shown += 1
    } else if known.hidden == nil, let key = keys?.first(hidingThePageOf: account.model) {
      known.hidden = (account.file, key.range)
    }
    balances[account.model.currency] = known
  }

  /// Reports tables of balances that the list of accounts lacks. A table needs at least two
  /// accounts.
  func reportBalances() {
    for (currency, known) in balances where known.count > 1 && known.shown < 2 {
      guard let (file, range) = known.hidden else { continue }
      collector.report(
        .contentHiddenBalances, at: file.place(range),
        "the list of accounts doesn't show the balances in \(currency.code), because this hides "
          + "one and fewer than two remain",
        fix: "write 'exact' or 'rounded' in two accounts to show them")
    }
  }

  /// Reports trips whose costs are all hidden. `trips` contains all trips with a page.
  func reportTrips(among trips: [Slug: Sourced<Trip>]) {
    for silence in silences {
      let silent = silence.trips.filter { slug in
        guard !told.contains(slug), let attributes = trips[slug]?.attributes else { return false }
        return !attributes.isDraft && attributes.visibility != .private
      }
      guard !silent.isEmpty else { continue }
      let names = Self.list(silent.map { "'\($0.text)'" })
      let (cause, fix) = silence.reason.words
      collector.report(
        .contentHiddenCosts, at: silence.file.place(silence.range),
        (silent.count == 1 ? "the trip \(names) shows" : "the trips \(names) show")
          + " no costs, because \(cause)", fix: fix)
    }
  }
}

extension LedgerFacts.Disclosures {
  /// Range of the key that hides a cost from trips.
  fileprivate func range(of reason: HiddenCost) -> Range<Int>? {
    switch reason {
    case .entry(let posting): entries[posting]
    case .category(let name): categories[name]
    case .onTrips, .single: onTrips
    case .account: account
    case .isPrivate: nil
    }
  }

  /// Returns the first key, by date, that hides an amount on an account's page. The range is that
  /// of the key's value or of a category's name.
  fileprivate func first(hidingThePageOf account: Account) -> (range: Range<Int>, isName: Bool)? {
    guard account.disclosure.disclosesAmounts else { return self.account.map { ($0, false) } }
    let hidden = account.postings.first { !account.rules.level(of: $0).disclosesAmounts }
    guard let hidden else { return nil }
    if let range = entries[hidden] { return (range, false) }
    return hidden.category.flatMap { categories[$0] }.map { ($0, true) }
  }
}

extension HiddenAmountCheck {
  /// Names such as `a, b and c`. If there are too many, the last ones are only counted.
  private static func list(_ names: [String]) -> String {
    let most = 6
    let shown =
      names.count > most ? names.prefix(most - 1) + ["\(names.count - most + 1) more"] : names[...]
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension LedgerPart {
  fileprivate var words: String {
    switch self {
    case .balance: "the balance"
    case .budget: "the budget"
    case .leftOver: "the remaining budget"
    case .budgetPart(let category): "the budget of '\(category)'"
    case .categories: "the table by category"
    case .months: "the table by time"
    case .trips: "the table by trip"
    case .payees: "the table by payee"
    case .settlement: "who owes whom"
    }
  }
}

extension HiddenCost {
  fileprivate var words: (cause: String, fix: String) {
    switch self {
    case .entry, .account:
      ("this hides amounts", "write 'exact' or 'rounded' to show them")
    case .category:
      ("this category is hidden", "give it 'exact' or 'rounded' to show its amounts")
    case .onTrips:
      ("this hides their sum", "write 'exact' or 'rounded' to show it")
    case .single:
      (
        "the sum of a single amount would reveal it",
        "the sum appears when the trip has at least two amounts"
      )
    case .isPrivate:
      (
        "the account is private",
        "add 'tripDisclosure: rounded' to show sums of at least two amounts"
      )
    }
  }
}
