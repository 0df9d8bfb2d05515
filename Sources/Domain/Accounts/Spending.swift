/// Sums of spending by a key, such as a category or a month, in one currency.
package struct Spending<Key: Hashable & Sendable>: Sendable {
  /// The keys with their sums, in the order of their first postings.
  package private(set) var sums: [(key: Key, sum: SpendingSum)] = []
  /// Sum of all keys.
  package private(set) var whole = SpendingSum()
  private var places: [Key: Int] = [:]

  package init() {}

  /// Sums disclosed postings. Postings without a key are left out.
  package init(_ postings: [DisclosedPosting], by key: (DisclosedPosting) -> Key?) {
    for posting in postings {
      if let key = key(posting) { add(posting, to: key) }
    }
  }

  /// Adds a posting, if it is actual or planned spending.
  package mutating func add(_ posting: DisclosedPosting, to key: Key) {
    if let sum = SpendingSum(posting) { add(sum, to: key) }
  }

  package mutating func add(_ sum: SpendingSum, to key: Key) {
    whole.add(sum)
    if let place = places[key] { return sums[place].sum.add(sum) }
    places[key] = sums.count
    sums.append((key, sum))
  }

  package subscript(key: Key) -> SpendingSum? { places[key].map { sums[$0].sum } }
}

// Sums by the keys that pages use. They are in this module because sums by a generic key are slow
// in other modules, where the compiler can't specialise the code. An account may have a hundred
// thousand entries.

extension Spending where Key == String? {
  /// Sums by category. Postings without a category have the key `nil`.
  package static func byCategory(_ postings: [DisclosedPosting]) -> Spending {
    Spending(postings) { .some($0.posting.category) }
  }
}

extension Spending where Key == Int {
  package static func byYear(_ postings: [DisclosedPosting]) -> Spending {
    Spending(postings) { $0.posting.date.year }
  }

  /// Sums by month, as `CalendarDate.monthNumber` counts them.
  package static func byMonth(_ postings: [DisclosedPosting]) -> Spending {
    Spending(postings) { $0.posting.date.monthNumber }
  }
}

extension Spending where Key == Slug {
  package static func byTrip(_ postings: [DisclosedPosting]) -> Spending {
    Spending(postings) { $0.posting.trip }
  }
}

extension Spending where Key == String {
  package static func byPayee(_ postings: [DisclosedPosting]) -> Spending {
    Spending(postings) { $0.posting.payee }
  }

  /// Whether a table of payees shows more than a list of entries. It must have at least three
  /// payees, one of whom was paid three times or more.
  package var ranksPayees: Bool { sums.count > 2 && sums.contains { $0.sum.count > 2 } }
}

extension SpendingSum {
  /// Sums spending that a budget covers, or all spending without a budget.
  package init(of postings: [DisclosedPosting], for budget: Budget? = nil) {
    self.init()
    for posting in postings where budget?.covers(posting.posting.category) ?? true {
      if let sum = SpendingSum(posting) { add(sum) }
    }
  }

  /// Takes the cost of a posting; `nil` if it isn't actual or planned spending.
  fileprivate init?(_ posting: DisclosedPosting) {
    guard let cost = posting.cost else { return nil }
    self.init(cost, isPlanned: posting.posting.isPlanned, isExact: !posting.isApproximate)
  }
}

extension CalendarDate {
  /// Number of the month since the year 0.
  package var monthNumber: Int { year * 12 + month - 1 }

  /// The first day of the month with a number.
  package init(monthNumber: Int) {
    let first = try? CalendarDate(year: monthNumber / 12, month: monthNumber % 12 + 1, day: 1)
    self = first ?? CalendarDate(daysSinceEpoch: 0)
  }
}

/// Sum of spending, minus refunds.
package struct SpendingSum: Sendable, Hashable {
  private var spentUnits: Int128 = 0
  private var plannedUnits: Int128 = 0
  /// Number of postings that were actually spent.
  package private(set) var count = 0
  /// Whether no amount of actual spending is rounded or converted.
  package private(set) var isSpentExact = true
  /// Whether no amount of planned spending is rounded or converted.
  package private(set) var isPlannedExact = true

  package init() {}

  package init(_ cost: Money, isPlanned: Bool = false, isExact: Bool = true) {
    if isPlanned {
      plannedUnits = Int128(cost.minorUnits)
      isPlannedExact = isExact
    } else {
      spentUnits = Int128(cost.minorUnits)
      isSpentExact = isExact
      count = 1
    }
  }

  package mutating func add(_ other: SpendingSum) {
    spentUnits += other.spentUnits
    plannedUnits += other.plannedUnits
    count += other.count
    isSpentExact = isSpentExact && other.isSpentExact
    isPlannedExact = isPlannedExact && other.isPlannedExact
  }

  /// Sum of actual spending. If it exceeds the range of amounts, returns the largest amount.
  package func spent(_ currency: Currency) -> Money {
    Money(minorUnits: Int64(clamping: spentUnits), currency)
  }

  /// Sum of planned spending that hasn't happened yet.
  package func planned(_ currency: Currency) -> Money {
    Money(minorUnits: Int64(clamping: plannedUnits), currency)
  }

  /// Whether no amount in it is rounded or converted.
  package var isExact: Bool { isSpentExact && isPlannedExact }

  /// Whether it contains neither actual nor planned spending.
  package var isEmpty: Bool { count == 0 && plannedUnits == 0 }
}

extension DisclosedPosting {
  /// Cost, positive for spending and negative for refunds; `nil` for a transfer, for income, and
  /// for an amount that isn't disclosed.
  ///
  /// Money received without a category and without a trip is income rather than a refund.
  package var cost: Money? {
    guard let amount, posting.transfer == nil else { return nil }
    if !amount.isNegative, posting.category == nil, posting.trip == nil { return nil }
    return amount.opposite
  }

  /// Income; `nil` for any other posting.
  package var income: Money? {
    guard let amount, posting.transfer == nil, !posting.isPlanned, cost == nil else { return nil }
    return amount
  }
}
