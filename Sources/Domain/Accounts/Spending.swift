/// Sums of what was spent by a key, such as a category or a month; of one currency.
package struct Spending<Key: Hashable & Sendable>: Sendable {
  /// The keys with their sums, in the order of their first postings.
  package private(set) var sums: [(key: Key, sum: SpendingSum)] = []
  /// Sum of all keys.
  package private(set) var whole = SpendingSum()
  private var places: [Key: Int] = [:]

  package init() {}

  /// Sums disclosed postings; those without a key are left out.
  package init(_ postings: [DisclosedPosting], by key: (DisclosedPosting) -> Key?) {
    for posting in postings {
      if let key = key(posting) { add(posting, to: key) }
    }
  }

  /// Adds a posting, if it is one of money that was or will be spent.
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

// Sums by the keys that pages have. They are here, since sums by any key are slow from elsewhere:
// there the compiler doesn't know the key, and an account may have a hundred thousand entries.

extension Spending where Key == String? {
  /// Sums by category; those without one have the key `nil`.
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

  /// Whether a table of payees says more than a list of entries: it has three, and one got money
  /// three times.
  package var ranksPayees: Bool { sums.count > 2 && sums.contains { $0.sum.count > 2 } }
}

extension SpendingSum {
  /// Sums what was spent of postings that a budget is for, or of all.
  package init(of postings: [DisclosedPosting], for budget: Budget? = nil) {
    self.init()
    for posting in postings where budget?.covers(posting.posting.category) ?? true {
      if let sum = SpendingSum(posting) { add(sum) }
    }
  }

  /// Takes what a posting cost; `nil` if it is none of money that was or will be spent.
  fileprivate init?(_ posting: DisclosedPosting) {
    guard let cost = posting.cost else { return nil }
    self.init(cost, isPlanned: posting.posting.isPlanned, isExact: !posting.isApproximate)
  }
}

extension CalendarDate {
  /// Number of the month since the year 0.
  package var monthNumber: Int { year * 12 + month - 1 }

  /// The first day of a month by its number.
  package init(monthNumber: Int) {
    let first = try? CalendarDate(year: monthNumber / 12, month: monthNumber % 12 + 1, day: 1)
    self = first ?? CalendarDate(daysSinceEpoch: 0)
  }
}

/// Sum of what was spent, less what came back.
package struct SpendingSum: Sendable, Hashable {
  private var spentUnits: Int128 = 0
  private var plannedUnits: Int128 = 0
  /// Number of postings that were spent.
  package private(set) var count = 0
  /// Whether no amount that was spent is rounded or converted.
  package private(set) var isSpentExact = true
  /// Whether no amount that is planned is rounded or converted.
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

  /// Sum of what was spent; the greatest amount if there is more than amounts can hold.
  package func spent(_ currency: Currency) -> Money {
    Money(minorUnits: Int64(clamping: spentUnits), currency)
  }

  /// Sum of what is planned to be spent, and isn't yet.
  package func planned(_ currency: Currency) -> Money {
    Money(minorUnits: Int64(clamping: plannedUnits), currency)
  }

  /// Whether no amount in it is rounded or converted.
  package var isExact: Bool { isSpentExact && isPlannedExact }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { count == 0 && plannedUnits == 0 }
}

extension DisclosedPosting {
  /// Cost, above 0 for money spent and below for money that came back; `nil` for a transfer, for
  /// income, and for an amount that isn't disclosed.
  ///
  /// Money that came in without a category and without a trip is income: nothing came back.
  package var cost: Money? {
    guard let amount, posting.transfer == nil else { return nil }
    if !amount.isNegative, posting.category == nil, posting.trip == nil { return nil }
    return amount.opposite
  }

  /// Money that came in; `nil` for all else.
  package var income: Money? {
    guard let amount, posting.transfer == nil, !posting.isPlanned, cost == nil else { return nil }
    return amount
  }
}
