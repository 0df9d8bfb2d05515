import Domain
import TestSupport
import Testing

struct LedgerTests {
  private func day(_ day: Int) throws -> CalendarDate {
    try CalendarDate(year: 2024, month: 3, day: day)
  }

  private func usd(_ cents: Int64) -> Money { Money(minorUnits: cents, .usd) }

  private func posting(
    _ day: Int, _ cents: Int64, category: String? = nil, trip: Slug? = nil,
    isPlanned: Bool = false, disclosure: Disclosure = .exact
  ) throws -> Posting {
    Posting(
      date: try self.day(day), payee: "Shop", amount: usd(cents), trip: trip, category: category,
      isPlanned: isPlanned, disclosure: disclosure)
  }

  private func account(
    _ postings: [Posting], opening: Int64 = 10_000, disclosure: Disclosure = .exact,
    trips: Disclosure? = nil, categories: [String: Disclosure] = [:],
    assertions: [BalanceAssertion] = []
  ) throws -> Account {
    try Account(
      name: "Travel", currency: .usd, openingBalance: usd(opening), postings: postings,
      assertions: assertions, rules: DisclosureRules(disclosure, categories: categories),
      tripDisclosure: trips)
  }

  @Test func entriesStandInTheOrderOfTime() throws {
    let account = try account([posting(3, -300), posting(1, -100), posting(2, -200)])
    #expect(account.postings.map(\.amount.minorUnits) == [-100, -200, -300])
    #expect(account.disclosed.postings.map { $0.balance?.minorUnits } == [9_900, 9_700, 9_400])
  }

  @Test func plannedEntriesMoveNothing() throws {
    let account = try account([posting(1, -100), posting(2, -5_000, isPlanned: true)])
    #expect(account.balance == usd(9_900))
    #expect(account.disclosed.postings.map(\.balance) == [usd(9_900), nil])
    let spent = Spending(account.disclosed.postings) { _ in true }.whole
    #expect(spent.spent(.usd) == usd(100))
    #expect(spent.planned(.usd) == usd(5_000))
    #expect(spent.count == 1)
  }

  @Test func balancesAreComparedAtTheEndsOfDays() throws {
    let entries = [try posting(1, -100), try posting(2, -200), try posting(2, -1)]
    _ = try account(
      entries,
      assertions: [
        .init(usd(9_699), atEndOf: try day(2)), .init(usd(10_000), atEndOf: try day(1).before),
        .init(usd(9_900), atEndOf: try day(1)), .init(usd(9_699), atEndOf: try day(30)),
      ])
    let wrong = BalanceAssertion(usd(9_700), atEndOf: try day(2))
    #expect(
      throws: AccountFault.assertionFails(
        wrong, computed: usd(9_699), since: Array(entries.dropFirst()))
    ) {
      try account(entries, assertions: [wrong, .init(usd(9_900), atEndOf: try day(1))])
    }
  }

  @Test func findsTheFirstOverdraft() throws {
    let account = try account([posting(1, -100), posting(2, -100), posting(3, 500)], opening: 150)
    #expect(account.firstOverdraft?.posting.date == (try day(2)))
    #expect(account.firstOverdraft?.balance == usd(-50))
  }

  // MARK: - Disclosed amounts

  @Test func hiddenEntriesTakeBalancesAlong() throws {
    let account = try account([
      posting(1, -100), posting(2, -777, disclosure: .hidden), posting(3, -300),
    ])
    let told = account.disclosed
    #expect(told.postings.map(\.amount) == [usd(-100), usd(-300)])
    #expect(told.postings.map(\.balance) == [usd(9_900), nil])
    #expect(told.balance == nil)
    #expect(told.isIncomplete)
    #expect(told.balancesLeftOut == 2)
  }

  @Test func roundedEntriesMakeRoundedBalances() throws {
    let account = try account([
      posting(1, -100), posting(2, -1_234, disclosure: .rounded), posting(3, -6_666),
    ])
    // 12.34 is disclosed as 12, and balances are sums of the disclosed amounts.
    #expect(account.disclosed.postings.map(\.amount) == [usd(-100), usd(-1_200), usd(-6_666)])
    #expect(account.disclosed.postings.map(\.balance) == [usd(9_900), usd(8_700), usd(2_034)])
    #expect(account.disclosed.postings.map(\.isBalanceExact) == [true, false, false])
    #expect(account.disclosed.isRounded)
  }

  @Test func sharesAreOfWhatIsNotHidden() throws {
    let account = try account(
      [
        posting(1, -2_500, category: "Food"), posting(2, -7_500, category: "Trains"),
        posting(3, -90_000, category: "Rings"),
      ], disclosure: .shares, categories: ["Rings": .hidden])
    #expect(account.disclosed.postings.map(\.share) == [25, 75])
    #expect(account.disclosed.postings.map(\.posting.amount) == [usd(0), usd(0)])
    #expect(account.disclosed.categoryShares.map(\.percent) == [75, 25])
    #expect(account.disclosed.openingBalance == nil)
    #expect(account.disclosed.balance == nil)
  }

  @Test(
    arguments: [
      (0, 0), (37, 0), (50, 0), (51, 100), (420, 400), (-1_480_00, -1_500_00),
      (12_345_678, 12_000_000),
      (9_950, 10_000), (995_000, 1_000_000), (.max, 9_200_000_000_000_000_000),
      (.min, -9_200_000_000_000_000_000),
    ] as [(Int64, Int64)])
  func roundsToTwoDigits(_ units: Int64, _ rounded: Int64) {
    #expect(usd(units).rounded == usd(rounded))
  }

  @Test func aPublicSumOfAPrivateLedgerIsOfSeveral() throws {
    let (one, two) = (try Slug("one"), try Slug("two"))
    let postings = [
      try posting(1, -100, trip: one), try posting(2, -250, trip: one),
      try posting(3, -999, trip: two), try posting(4, -5_000, trip: one, disclosure: .hidden),
    ]
    let hidden = try account(postings, disclosure: .hidden, trips: .exact)
    #expect(hidden.tripLumps(isPublic: true).map(\.trip) == [one])
    #expect(hidden.tripLumps(isPublic: true).map { $0.sum.spent(.usd) } == [usd(350)])
    let open = try account(postings, trips: .exact)
    #expect(open.tripLumps(isPublic: true).isEmpty)
    #expect(open.tripLumps(isPublic: false).map { $0.sum.spent(.usd) } == [usd(350)])
    #expect(try account(postings, trips: .hidden).tripLumps(isPublic: false).isEmpty)
  }

  /// The sum of a single amount would reveal it, whether it is spent or planned.
  @Test func aSumTellsNoAmountByItself() throws {
    let trip = try Slug("one")
    let spent = [try posting(1, -100, trip: trip), try posting(2, -250, trip: trip)]
    let planned = try posting(9, -12_345, trip: trip, isPlanned: true)
    let lump = try #require(
      try account(spent + [planned], disclosure: .hidden, trips: .exact)
        .tripLumps(isPublic: true).first)
    #expect(lump.sum.spent(.usd) == usd(350))
    #expect(lump.sum.planned(.usd) == usd(0))
    let one = [try posting(1, -100, trip: trip), try posting(2, 0, trip: trip)]
    #expect(try account(one, disclosure: .hidden, trips: .exact).tripLumps(isPublic: true).isEmpty)
  }

  /// A transfer costs nothing, so a sum with it would reveal the other amount.
  @Test func aTransferHidesNoAmountInASum() throws {
    let trip = try Slug("one")
    let postings = [
      try posting(1, -12_345, trip: trip),
      Posting(
        date: try CalendarDate(year: 2024, month: 1, day: 2), payee: "Card", amount: usd(-5_000),
        trip: trip, transfer: try Slug("card")),
    ]
    let hidden = try account(postings, disclosure: .hidden, trips: .exact)
    #expect(hidden.tripLumps(isPublic: true).isEmpty)
  }

  /// An entry and its account may disclose different amounts. The smaller disclosure counts on
  /// trips, too.
  @Test func tripsTellNoMoreThanAnEntryDoes() throws {
    let trip = try Slug("one")
    let postings = [
      try posting(1, -1_000, trip: trip),
      try posting(2, -777_777, trip: trip, disclosure: .rounded),
      try posting(3, -500, trip: trip, disclosure: .hidden),
    ]
    let open = try account(postings, trips: .exact)
    let told = open.disclosed.postings.compactMap { open.onTrips($0) }
    #expect(told.map(\.amount) == [usd(-1_000), usd(-780_000)])
    #expect(told.map(\.isApproximate) == [false, true])
    #expect(open.tripLumps(isPublic: true).isEmpty)
    let lump = try #require(open.tripLumps(isPublic: false).first)
    #expect(lump.sum.spent(.usd) == usd(781_000))
    #expect(!lump.sum.isSpentExact)
  }

  @Test func theOrderOfSharesTellsNoMoreThanTheirParts() throws {
    let postings = [
      try posting(1, -101_00, category: "A"), try posting(1, -100_00, category: "B"),
      try posting(1, -102_00, category: "C"),
    ]
    let told = try account(postings, disclosure: .shares).disclosed
    #expect(told.categoryShares.map(\.category) == ["C", "A", "B"])
    #expect(told.categoryShares.map(\.percent) == [34, 33, 33])
  }

  @Test func aRoundedEntryHasNoOriginal() throws {
    let posting = Posting(
      date: try day(1), payee: "Shop", amount: usd(-1_234),
      original: Money(minorUnits: -1_100, .eur), shares: [Share(try Slug("ana"))],
      disclosure: .rounded)
    let told = try account([posting]).disclosed.postings[0].posting
    #expect(told.original == nil)
    #expect(told.shares == posting.shares)
  }

  // MARK: - Shares and settling

  @Test func dividesToTheLastUnit() {
    #expect(usd(100).divided(by: [1, 1, 1]).map(\.minorUnits) == [34, 33, 33])
    #expect(usd(-100).divided(by: [1, 1, 1]).map(\.minorUnits) == [-34, -33, -33])
    #expect(usd(5).divided(by: [0, 3, 1]).map(\.minorUnits) == [0, 4, 1])
    #expect(usd(.min).divided(by: [1, 2]).map(\.minorUnits).reduce(0, +) == .min)
    #expect(usd(7).divided(by: [0, 0]).map(\.minorUnits) == [0, 0])
  }

  /// Finds the fewest payments by trying all ways to divide people into groups that settle among
  /// themselves.
  private func fewest(_ units: [Int64]) -> Int {
    var best = max(0, units.count - 1)
    func search(_ index: Int, _ groups: [[Int64]]) {
      guard index < units.count else {
        if groups.allSatisfy({ $0.reduce(0, +) == 0 }) {
          best = min(best, groups.reduce(0) { $0 + $1.count - 1 })
        }
        return
      }
      for group in groups.indices {
        var groups = groups
        groups[group].append(units[index])
        search(index + 1, groups)
      }
      search(index + 1, groups + [[units[index]]])
    }
    search(0, [])
    return best
  }

  @Test func settlesWithTheFewestPayments() throws {
    var random = SplitMix(seed: 26)
    for _ in 0..<1_000 {
      let people = try (0..<Int.random(in: 2...6, using: &random)).map { try Slug("p\($0)") }
      let shared = try (0..<Int.random(in: 1...8, using: &random)).map { _ in
        let all = people.shuffled(using: &random)
        return (
          payer: all[0],
          posting: Posting(
            date: try day(1), payee: "Shop",
            amount: usd(Int64.random(in: -20...5, using: &random) * 60),
            shares: all.prefix(Int.random(in: 1...people.count, using: &random)).map {
              Share($0, weight: Int.random(in: 1...3, using: &random))
            })
        )
      }
      let settlement = Settlement(.usd, shared)
      #expect(settlement.positions.reduce(0) { $0 + $1.units } == 0)
      var left = Dictionary(
        uniqueKeysWithValues: settlement.positions.map { ($0.person, $0.units) })
      for payment in settlement.payments {
        #expect(payment.amount.minorUnits > 0)
        left[payment.from, default: 0] += payment.amount.minorUnits
        left[payment.to, default: 0] -= payment.amount.minorUnits
      }
      #expect(left.values.allSatisfy { $0 == 0 })
      #expect(settlement.payments.count == fewest(settlement.positions.map(\.units)))
    }
  }

  @Test func paymentsTellNothingOfTheSlugsOfPeopleWhoAreNotNamed() throws {
    var random = SplitMix(seed: 27)
    for _ in 0..<300 {
      let named = try [Slug("m"), Slug("t")]
      let names = (0..<3).map { "\(["a", "o", "z"][Int.random(in: 0..<3, using: &random)])\($0)" }
      let entries = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (
          amount: Int64.random(in: -9...3, using: &random) * 60,
          people: Array(0..<5).shuffled(using: &random).prefix(3)
        )
      }
      func payments(_ others: [String]) throws -> [String] {
        let people = named + (try others.map { try Slug($0) })
        let shared = try entries.map { entry in
          (
            payer: people[entry.people[0]],
            posting: Posting(
              date: try day(1), payee: "Shop", amount: usd(entry.amount),
              shares: entry.people.map { Share(people[$0], weight: 1) })
          )
        }
        let settlement = Settlement(.usd, shared, isNamed: named.contains)
        return settlement.payments.map { payment in
          let (from, to) = (people.firstIndex(of: payment.from), people.firstIndex(of: payment.to))
          return "\(from ?? -1) pays \(to ?? -1) \(payment.amount.minorUnits)"
        }
      }
      #expect(try payments(names) == payments(names.shuffled(using: &random)))
    }
  }

  @Test func settlesNothingBeyond64Bits() throws {
    let (ana, tom) = (try Slug("ana"), try Slug("tom"))
    let posting = Posting(
      date: try day(1), payee: "Shop", amount: usd(.min + 1), shares: [Share(tom)])
    #expect(Settlement(.usd, [(ana, posting), (ana, posting)]).payments.isEmpty)
    #expect(Settlement(.usd, [(ana, posting)]).payments.map(\.amount) == [usd(.max)])
  }

  @Test func settlesManyPeopleWithFewPayments() throws {
    let people = try (0..<40).map { try Slug("p\($0)") }
    let shared = people.enumerated().map { index, person in
      (
        payer: person,
        posting: Posting(
          date: CalendarDate(daysSinceEpoch: 0), payee: "Shop",
          amount: usd(Int64(-100 * index - 7)), shares: people.map { Share($0) })
      )
    }
    let settlement = Settlement(.usd, shared)
    #expect(settlement.payments.count < 40)
  }

  // MARK: - Pages and budgets

  @Test func longAccountsHavePagesByYear() throws {
    let short = try account((0..<200).map { _ in try posting(1, -1) })
    #expect(short.disclosed.pages.years.isEmpty)
    let postings = (0..<1_300).map { index in
      Posting(
        date: CalendarDate(daysSinceEpoch: 19_000 + index), payee: "Shop", amount: usd(-1))
    }
    let pages = try account(postings).disclosed.pages
    #expect(pages.names == ["2022:1", "2023:1", "2024:1", "2025:1"])
    #expect(pages.years.map(\.entries.count).reduce(0, +) == 1_300)
    let one = try account((0..<1_201).map { _ in try posting(1, -1) }).disclosed.pages
    #expect(one.names == ["2024:3"])
    #expect(one.years[0].entries(onPage: 3) == 1_000..<1_201)
  }

  @Test func aBudgetIsForItsCategoriesUnlessItHasATotal() throws {
    let parts = [Budget.Part("Food", usd(300)), Budget.Part("Trains", usd(200))]
    let budget = try Budget(total: nil, parts: parts)
    #expect(budget.total == usd(500))
    #expect(budget.covers("Food") && !budget.covers("Home") && !budget.covers(nil))
    #expect(try Budget(total: usd(900), parts: parts).covers(nil))
    #expect(throws: BudgetFault.partsExceed(usd(400), usd(500))) {
      try Budget(total: usd(400), parts: parts)
    }
    #expect(throws: BudgetFault.empty) { try Budget(total: nil) }
  }

  @Test func budgetsOfSeveralTripsAreJoinedWhereEachCostHasOne() throws {
    func budget(_ total: Int64?, _ parts: [(String, Int64)] = []) throws -> Budget {
      try Budget(total: total.map(usd), parts: parts.map { Budget.Part($0.0, usd($0.1)) })
    }
    let food = try budget(nil, [("Food", 300), ("Trains", 50)])
    let both = Budget(joining: [food, try budget(nil, [("Trains", 10), ("Food", 20)])])
    #expect(both == (try budget(nil, [("Food", 320), ("Trains", 60)])))
    // Otherwise the other trip's food would be taken from the first trip's budget for it.
    #expect(
      Budget(joining: [try budget(900, [("Food", 300)]), try budget(100)]) == (try budget(1_000)))
    #expect(Budget(joining: [food, try budget(nil, [("Food", 20)])]) == nil)
    #expect(Budget(joining: [food, try budget(900)]) == nil)
    #expect(Budget(joining: [food, nil]) == nil)
    #expect(Budget(joining: []) == nil)
    let euros = try Budget(total: Money(minorUnits: 5, try Currency(code: "EUR")))
    #expect(Budget(joining: [try budget(900), euros]) == nil)
    #expect(Budget(joining: [try budget(.max), try budget(1)]) == nil)
  }
}

extension CalendarDate {
  fileprivate var before: CalendarDate { CalendarDate(daysSinceEpoch: daysSinceEpoch - 1) }
}
