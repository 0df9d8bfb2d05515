/// Sum of what an account paid on a trip, where the trip tells more of it than the account's page:
/// a public sum of a private ledger.
package struct TripLump: Sendable, Hashable {
  package let trip: Slug
  package let sum: SpendingSum
  package let currency: Currency
}

extension Account {
  /// Fewest amounts in a lump: one alone would be told by the sum.
  private static let fewest = 2

  /// Lumps of all trips, in the order of their first postings; `isPublic` is whether the account
  /// has a page, which tells a part of it.
  ///
  /// A posting that itself or by its category tells less than trips do is in a lump as it is told.
  package func tripLumps(isPublic: Bool) -> [TripLump] {
    guard let tripDisclosure, tripDisclosure.tellsAmounts else { return [] }
    var lumps: [Slug: (spent: [ToldPosting], planned: [ToldPosting])] = [:]
    var trips: [Slug] = []
    for posting in postings {
      guard let trip = posting.trip, posting.amount.minorUnits != 0 else { continue }
      let level = max(tripDisclosure, rules.ownLevel(of: posting))
      let isTold = isPublic && rules.level(of: posting) <= level
      guard !isTold, level.tellsAmounts else { continue }
      let told = ToldPosting(posting, level, share: nil, balance: nil)
      // What costs nothing, such as a transfer, hides no other amount in the sum.
      guard told.cost != nil else { continue }
      if lumps[trip] == nil { trips.append(trip) }
      if posting.isPlanned {
        lumps[trip, default: ([], [])].planned.append(told)
      } else {
        lumps[trip, default: ([], [])].spent.append(told)
      }
    }
    return trips.compactMap { trip in
      guard let (spent, planned) = lumps[trip] else { return nil }
      let told = [spent, planned].filter { $0.count >= Self.fewest }.flatMap(\.self)
      let sum = SpendingSum(of: told)
      return sum.isEmpty ? nil : TripLump(trip: trip, sum: sum, currency: currency)
    }
  }

  /// Returns a posting as the costs of trips tell it; `nil` if they tell nothing of it, or no more
  /// than in a lump.
  package func onTrips(_ told: ToldPosting) -> ToldPosting? {
    guard told.amount != nil else { return nil }
    guard let tripDisclosure else { return told }
    let level = max(tripDisclosure, rules.ownLevel(of: told.posting))
    guard level.tellsAmounts, told.disclosure <= level else { return nil }
    return level == told.disclosure
      ? told : ToldPosting(told.posting, level, share: nil, balance: nil)
  }
}
