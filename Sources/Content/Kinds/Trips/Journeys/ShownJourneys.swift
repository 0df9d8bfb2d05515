import Domain

/// The journeys of a site that are shown without some of their parts.
struct ShownJourneys {
  /// Journeys with hidden parts, as they are shown, by slug; `nil` if no leg is left.
  private(set) var changed: [Slug: Sourced<Trip>?] = [:]
  /// The journeys that aren't shown, because no leg is left.
  private(set) var gone: Set<ObjectIdentifier> = []

  init(_ trips: [Sourced<Trip>], _ isShown: (Attributes) -> Bool) {
    let parts = Dictionary(
      trips.lazy.filter { $0.model.journey != nil }.map { ($0.slug, $0.attributes) }
    ) { first, _ in first }
    guard !parts.isEmpty else { return }
    for journey in trips where journey.model.isJourney && isShown(journey.attributes) {
      // A journey must not reveal parts that are less public than itself.
      let kept = journey.keeping { slug in
        parts[slug].map {
          isShown($0) && $0.visibility.isListed == journey.attributes.visibility.isListed
        } ?? false
      }
      if kept !== journey { changed[journey.slug] = .some(kept) }
      if kept == nil { gone.insert(ObjectIdentifier(journey)) }
    }
  }

  /// The trips, with journeys as they are shown. A journey's departure may have changed, so it is
  /// inserted again in list order.
  func shown(_ trips: [Sourced<Trip>]) -> [Sourced<Trip>] {
    guard !changed.isEmpty else { return trips }
    var shown = trips.filter { changed[$0.slug] == nil }
    for journey in changed.values.compactMap(\.self) { shown.insertInListOrder(journey) }
    return shown
  }
}
