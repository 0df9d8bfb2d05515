/// Sum of what an account paid on a trip, where the trip tells more of it than the account's page:
/// a public sum of a private ledger.
package struct TripLump: Sendable, Hashable {
  package let trip: Slug
  package let sum: SpendingSum
  package let currency: Currency
}

extension Account {
  /// Fewest amounts in a lump: one alone would be known by the sum.
  private static let fewest = 2

  /// Lumps of all trips, in the order of their first postings; `isPublic` is whether the account
  /// has a page, which tells a part of it.
  ///
  /// A posting of which, by itself or its category, less is disclosed than of trips is in a lump as
  /// it is disclosed.
  package func tripLumps(isPublic: Bool) -> [TripLump] {
    guard let tripDisclosure, tripDisclosure.disclosesAmounts else { return [] }
    var lumps: [Slug: (spent: [DisclosedPosting], planned: [DisclosedPosting])] = [:]
    var trips: [Slug] = []
    for posting in postings {
      guard let trip = posting.trip, posting.amount.minorUnits != 0 else { continue }
      let level = max(tripDisclosure, rules.ownLevel(of: posting))
      let isDisclosed = isPublic && rules.level(of: posting) <= level
      guard !isDisclosed, level.disclosesAmounts else { continue }
      let entry = DisclosedPosting(posting, level, share: nil, balance: nil)
      // What costs nothing, such as a transfer, hides no other amount in the sum.
      guard entry.cost != nil else { continue }
      if lumps[trip] == nil { trips.append(trip) }
      if posting.isPlanned {
        lumps[trip, default: ([], [])].planned.append(entry)
      } else {
        lumps[trip, default: ([], [])].spent.append(entry)
      }
    }
    return trips.compactMap { trip in
      guard let (spent, planned) = lumps[trip] else { return nil }
      let entries = [spent, planned].filter { $0.count >= Self.fewest }.flatMap(\.self)
      let sum = SpendingSum(of: entries)
      return sum.isEmpty ? nil : TripLump(trip: trip, sum: sum, currency: currency)
    }
  }

  /// Returns a posting as the costs of trips tell it; `nil` if they tell nothing of it, or no more
  /// than in a lump.
  package func onTrips(_ entry: DisclosedPosting) -> DisclosedPosting? {
    guard entry.amount != nil else { return nil }
    guard let tripDisclosure else { return entry }
    let level = max(tripDisclosure, rules.ownLevel(of: entry.posting))
    guard level.disclosesAmounts, entry.disclosure <= level else { return nil }
    return level == entry.disclosure
      ? entry : DisclosedPosting(entry.posting, level, share: nil, balance: nil)
  }
}
