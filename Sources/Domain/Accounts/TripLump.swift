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
  /// Postings of which they themselves or their category tell less than trips do are in none.
  package func tripLumps(isPublic: Bool) -> [TripLump] {
    guard let tripDisclosure, tripDisclosure.tellsAmounts else { return [] }
    var sums = Spending<Slug>()
    for posting in postings {
      guard let trip = posting.trip else { continue }
      let own = max(posting.disclosure, posting.category.flatMap { categories[$0] } ?? .exact)
      let isTold = isPublic && max(own, disclosure) <= tripDisclosure
      guard !isTold, own <= tripDisclosure else { continue }
      sums.add(
        ToldPosting(posting, tripDisclosure, share: nil, balance: nil), to: trip)
    }
    return sums.sums.filter { $0.sum.count >= Self.fewest }
      .map { TripLump(trip: $0.key, sum: $0.sum, currency: currency) }
  }

  /// Returns a posting as the costs of trips tell it; `nil` if they tell nothing of it, or no more
  /// than in a lump.
  package func onTrips(_ told: ToldPosting) -> ToldPosting? {
    guard told.amount != nil else { return nil }
    guard let tripDisclosure else { return told }
    guard tripDisclosure.tellsAmounts, told.disclosure <= tripDisclosure else { return nil }
    return tripDisclosure == told.disclosure
      ? told : ToldPosting(told.posting, tripDisclosure, share: nil, balance: nil)
  }
}
