/// Reason why an account discloses none of a trip's costs.
package enum HiddenCost: Sendable, Hashable {
  /// The `disclosure` of the entry itself.
  case entry(Posting)
  case category(String)
  /// `tripDisclosure` of the account.
  case onTrips
  /// A sum of a single entry, which would reveal the amount.
  case single
  /// A private account without `tripDisclosure`.
  case isPrivate
  /// `disclosure` of the account.
  case account
}

extension Account {
  /// Returns the trips on which the account spent. Each has the reason why its first cost is
  /// hidden, or `nil` if the account discloses any cost of the trip.
  package func costs(isPublic: Bool) -> [(trip: Slug, hidden: HiddenCost?)] {
    var told = Set(tripLumps(isPublic: isPublic).map(\.trip))
    if isPublic {
      told.formUnion(disclosed.postings.lazy.compactMap(onTrips).compactMap(\.posting.trip))
    }
    var known: Set<Slug> = []
    var costs: [(trip: Slug, hidden: HiddenCost?)] = []
    for posting in postings {
      guard let trip = posting.trip, posting.transfer == nil, posting.amount.minorUnits != 0,
        known.insert(trip).inserted
      else { continue }
      costs.append((trip, told.contains(trip) ? nil : reason(posting, isPublic: isPublic)))
    }
    return costs
  }

  private func reason(_ posting: Posting, isPublic: Bool) -> HiddenCost {
    if !posting.disclosure.disclosesAmounts { return .entry(posting) }
    if let category = posting.category,
      rules.categories[category].map({ !$0.disclosesAmounts }) ?? false
    {
      return .category(category)
    }
    guard let tripDisclosure else { return isPublic ? .account : .isPrivate }
    return tripDisclosure.disclosesAmounts ? .single : .onTrips
  }
}
