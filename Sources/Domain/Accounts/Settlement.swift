/// The amounts that people owe each other for shared payments, in one currency.
package struct Settlement: Sendable, Hashable {
  package let currency: Currency
  /// Sum of each person: what they paid for others minus what others paid for them. People with a
  /// sum of 0 are left out, and all sums add up to 0.
  package let positions: [Position]

  /// One person's sum. If it is positive, the person gets it; if negative, the person owes it.
  package struct Position: Sendable, Hashable {
    package let person: Slug
    package let units: Int64
    /// Place in the order of people.
    fileprivate let place: Int
  }

  /// A payment that settles a part of the sums.
  package struct Payment: Sendable, Hashable {
    package let from: Slug
    package let to: Slug
    package let amount: Money
  }

  /// Settles shared postings of one currency, each with its payer. If a sum exceeds 64 bits, which
  /// is unrealistic, the settlement is empty.
  ///
  /// People without a visible name come last, in the order of their first postings. An order by
  /// their slugs would reveal something about the slugs.
  package init(
    _ currency: Currency, _ shared: some Sequence<(payer: Slug, posting: Posting)>,
    isNamed: (Slug) -> Bool = { _ in true }
  ) {
    var sums: [Slug: Int128] = [:]
    var people: [Slug] = []
    for (payer, posting) in shared where !posting.shares.isEmpty && !posting.isPlanned {
      for person in [payer] + posting.shares.map(\.person) where sums[person] == nil {
        sums[person] = 0
        people.append(person)
      }
      let parts = posting.amount.divided(by: posting.shares.map(\.weight))
      for (share, part) in zip(posting.shares, parts) {
        sums[share.person, default: 0] += Int128(part.minorUnits)
        sums[payer, default: 0] -= Int128(part.minorUnits)
      }
    }
    self.currency = currency
    let units = sums.compactMapValues { Int64(exactly: $0) }
    let named = people.filter(isNamed)
    let order = named.sorted { $0.text < $1.text } + people.filter { !isNamed($0) }
    positions =
      units.count < sums.count
      ? []
      : order.enumerated().compactMap { place, person in
        units[person].flatMap { units in
          units == 0 ? nil : Position(person: person, units: units, place: place)
        }
      }
  }

  /// Maximum number of people for an exact search. The search takes twice as long for each further
  /// person.
  private static let mostSearched = 14

  /// The smallest number of payments after which all debts are settled. For more than fourteen
  /// people, it may not be the smallest.
  ///
  /// A group of people whose sums add up to 0 can settle with one payment fewer than it has people.
  /// So the search maximises the number of such groups.
  package var payments: [Payment] {
    groups.flatMap(payments(among:))
  }

  private var groups: [[Position]] {
    let count = positions.count
    guard count > 0, count <= Self.mostSearched else { return count > 0 ? [positions] : [] }
    let sums = (0..<(1 << count)).map { set in
      positions.indices.reduce(Int64(0)) { set >> $1 & 1 == 1 ? $0 &+ positions[$1].units : $0 }
    }
    // For each set of people, the maximum number of groups, and the last person added to reach it.
    var most = Array(repeating: 0, count: sums.count)
    var last = Array(repeating: 0, count: sums.count)
    for set in 1..<sums.count {
      for index in positions.indices where set >> index & 1 == 1 {
        let before = set & ~(1 << index)
        let groups = most[before] + (sums[set] == 0 ? 1 : 0)
        if groups > most[set] || last[set] == 0 {
          (most[set], last[set]) = (groups, index + 1)
        }
      }
    }
    var (groups, group): ([[Position]], [Position]) = ([], [])
    var set = sums.count - 1
    while set > 0 {
      let index = last[set] - 1
      group.append(positions[index])
      set &= ~(1 << index)
      if sums[set] == 0 {
        groups.append(group.sorted { $0.place < $1.place })
        group = []
      }
    }
    return groups.sorted { $0[0].place < $1[0].place }
  }

  /// Payments of a group, one fewer than its people. Each payment settles one of its two people.
  private func payments(among group: [Position]) -> [Payment] {
    var payments: [Payment] = []
    var rest = group
    while let from = rest.filter({ $0.units < 0 }).min(by: Self.isGreater),
      let to = rest.filter({ $0.units > 0 }).min(by: Self.isGreater)
    {
      let units = min(from.units.magnitude, to.units.magnitude)
      let amount = Int64(clamping: units)
      payments.append(
        Payment(
          from: from.person, to: to.person, amount: Money(minorUnits: amount, currency)))
      rest = rest.compactMap { position in
        let change = position == from ? amount : position == to ? -amount : 0
        let units = position.units + change
        return units == 0
          ? nil : Position(person: position.person, units: units, place: position.place)
      }
    }
    return payments
  }

  private static func isGreater(_ one: Position, _ other: Position) -> Bool {
    one.units.magnitude == other.units.magnitude
      ? one.place < other.place : one.units.magnitude > other.units.magnitude
  }
}
