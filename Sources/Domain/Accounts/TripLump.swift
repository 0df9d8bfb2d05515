/// Total that an account paid on a trip, if the trip discloses more of it than the account's page:
/// a public sum of a private ledger.
package struct TripLump: Sendable, Hashable {
  package let trip: Slug
  package let sum: SpendingSum
  package let currency: Currency
}

extension Account {
  /// Minimum number of amounts in a lump. The sum of a single amount would reveal it.
  private static let fewest = 2

  /// Lumps of all trips, in the order of their first postings. `isPublic` means that the account
  /// has a page, which shows some postings singly.
  ///
  /// Postings whose own rules, or those of their category, are stricter than `tripDisclosure` are
  /// in a lump only as far as these rules disclose them.
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
      // A posting without a cost, such as a transfer, doesn't hide another amount in the sum.
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

  /// Returns a posting as the costs of trips show it; `nil` if they don't show it, or only as part
  /// of a lump.
  package func onTrips(_ entry: DisclosedPosting) -> DisclosedPosting? {
    guard entry.amount != nil else { return nil }
    guard let tripDisclosure else { return entry }
    let level = max(tripDisclosure, rules.ownLevel(of: entry.posting))
    guard level.disclosesAmounts, entry.disclosure <= level else { return nil }
    return level == entry.disclosure
      ? entry : DisclosedPosting(entry.posting, level, share: nil, balance: nil)
  }
}
