import Domain

/// Facts about a file's accounts that are compared with other files: the other accounts of
/// transfers, trips, receipts, and the spelling of categories.
struct LedgerFacts: Sendable {
  /// One side of a transfer between two accounts.
  struct Transfer: Sendable {
    let posting: Posting
    let other: Slug
    let range: Range<Int>
    /// How much the account, the entry's category and the entry itself disclose of it.
    fileprivate(set) var disclosure = Disclosure.exact
  }

  /// Day of an entry on a trip.
  struct Spent: Sendable {
    let date: CalendarDate
    let range: Range<Int>
  }

  /// Ranges of the keys with which an account hides amounts.
  struct Disclosures: Sendable {
    /// Value of its `disclosure`.
    var account: Range<Int>?
    /// Value of its `tripDisclosure`.
    var onTrips: Range<Int>?
    /// Names in its `categoryDisclosure`.
    var categories: [String: Range<Int>] = [:]
    /// Entries that hide their own amounts, with the value of their `disclosure`.
    fileprivate(set) var entries: [Posting: Range<Int>] = [:]

    fileprivate var isEmpty: Bool {
      account == nil && onTrips == nil && categories.isEmpty && entries.isEmpty
    }
  }

  /// Names of categories, each spelling once.
  private(set) var categories: [Located<String>] = []
  /// Sides of transfers, by the account that has them.
  private(set) var transfers: [Slug: [Transfer]] = [:]
  /// The earliest and the latest entry of each trip.
  private(set) var spent: [Slug: (first: Spent, last: Spent)] = [:]
  /// Paths of receipts as written.
  private(set) var receipts: [Located<String>] = []
  /// Trips and journeys with a budget, with its range.
  private(set) var budgets: [Slug: Range<Int>] = [:]
  /// Accounts that hide amounts.
  private(set) var disclosures: [Slug: Disclosures] = [:]
  /// Range of the budget of the trip that is being read.
  private var budget: Range<Int>?
  /// Sides of the account that is being read.
  private var open: [Transfer] = []
  /// Keys of the account that is being read.
  private var keys = Disclosures()
  private var known: Set<String> = []

  /// Whether there is nothing to compare.
  var isEmpty: Bool {
    categories.isEmpty && transfers.isEmpty && spent.isEmpty && receipts.isEmpty && budgets.isEmpty
      && disclosures.isEmpty
  }

  mutating func note(_ category: Located<String>) {
    if known.insert(category.value).inserted { categories.append(category) }
  }

  mutating func note(receipt: Located<String>) { receipts.append(receipt) }

  mutating func note(budgetAt range: Range<Int>) { budget = range }

  mutating func note(transferOf posting: Posting, at range: Range<Int>) {
    guard let other = posting.transfer else { return }
    open.append(Transfer(posting: posting, other: other, range: range))
  }

  mutating func note(tripOf posting: Posting, at range: Range<Int>) {
    guard let trip = posting.trip else { return }
    let spent = Spent(date: posting.date, range: range)
    guard let known = self.spent[trip] else { return self.spent[trip] = (spent, spent) }
    if posting.date < known.first.date { self.spent[trip]?.first = spent }
    if posting.date > known.last.date { self.spent[trip]?.last = spent }
  }

  /// Records how much is disclosed of the transfers of the account that is being read.
  mutating func note(_ rules: DisclosureRules) {
    for index in open.indices { open[index].disclosure = rules.level(of: open[index].posting) }
  }

  mutating func note(hidden posting: Posting, at range: Range<Int>) {
    if keys.entries[posting] == nil { keys.entries[posting] = range }
  }

  mutating func note(
    account: Range<Int>?, onTrips: Range<Int>?, categories: [String: Range<Int>]
  ) {
    (keys.account, keys.onTrips, keys.categories) = (account, onTrips, categories)
  }

  /// Assigns everything recorded since the last model to the model with this slug.
  mutating func close(_ slug: Slug) {
    if let budget { budgets[slug] = budget }
    budget = nil
    if !keys.isEmpty {
      disclosures[slug] = keys
      keys = Disclosures()
    }
    guard !open.isEmpty else { return }
    transfers[slug, default: []] += open
    open = []
  }
}
