import Diagnostics
import Domain

/// Search for what pages lack because accounts hide amounts, so that its author knows why.
struct HiddenAmountCheck {
  /// Key that hides costs of trips.
  private struct Cause: Hashable {
    let reason: HiddenCost
    let file: String
    let range: Range<Int>
  }

  /// Trips that lack the costs of an account.
  private struct Silence {
    let reason: HiddenCost
    let file: ContentSource
    let range: Range<Int>
    var trips: [Slug]
  }

  /// Listed accounts of one currency, with the first key that hides the balance of one.
  private struct Balances {
    var count = 0
    var shown = 0
    var hidden: (file: ContentSource, range: Range<Int>)?
  }

  private let collector: DiagnosticCollector
  /// Trips whose pages tell a cost.
  private var told: Set<Slug> = []
  private var silences: [Silence] = []
  private var places: [Cause: Int] = [:]
  private var balances: [Currency: Balances] = [:]

  init(_ collector: DiagnosticCollector) { self.collector = collector }

  /// Reports what the page of an account lacks, and notes what it tells trips.
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
      ContentDiagnostics.hiddenSums(
        parts, of: account.model.name, at: account.file.place(key.range), isCategory: key.isName))
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

  /// Reports tables of balances that the list of accounts lacks: one needs two accounts.
  func reportBalances() {
    for (currency, known) in balances where known.count > 1 && known.shown < 2 {
      guard let (file, range) = known.hidden else { continue }
      collector.report(ContentDiagnostics.hiddenBalances(currency, at: file.place(range)))
    }
  }

  /// Reports trips with costs of which no account tells any; `trips` are all that have a page.
  func reportTrips(among trips: [Slug: Sourced<Trip>]) {
    for silence in silences {
      let silent = silence.trips.filter { slug in
        guard !told.contains(slug), let attributes = trips[slug]?.attributes else { return false }
        return !attributes.isDraft && attributes.visibility != .private
      }
      guard !silent.isEmpty else { continue }
      collector.report(
        ContentDiagnostics.hiddenCosts(
          of: silent, silence.reason, at: silence.file.place(silence.range)))
    }
  }
}

extension LedgerFacts.Disclosures {
  /// Range of the key by which a cost is hidden from trips.
  fileprivate func range(of reason: HiddenCost) -> Range<Int>? {
    switch reason {
    case .entry(let posting): entries[posting]
    case .category(let name): categories[name]
    case .onTrips, .single: onTrips
    case .account: account
    case .isPrivate: nil
    }
  }

  /// Returns the key that hides an amount of an account's page, the first in the order of time: the
  /// range of its value, or of a category's name.
  fileprivate func first(hidingThePageOf account: Account) -> (range: Range<Int>, isName: Bool)? {
    guard account.disclosure.disclosesAmounts else { return self.account.map { ($0, false) } }
    let hidden = account.postings.first { !account.rules.level(of: $0).disclosesAmounts }
    guard let hidden else { return nil }
    if let range = entries[hidden] { return (range, false) }
    return hidden.category.flatMap { categories[$0] }.map { ($0, true) }
  }
}
