package import Templating

/// A trip's card, shared by all lists that show it. After the card is first written, its markup is
/// cached.
///
/// This is a class, because copying the view model takes longer than writing the card.
package final class TripCard: Sendable {
  let shared: Shared<TripViewModel>
  let kept = CachedMarkup()

  package init(_ trip: TripViewModel) { shared = Shared(trip) }

  package var trip: TripViewModel { shared.value }
}

extension TripCard: Presentable {
  /// The same contract as the trip's, so templates can't distinguish the card from the trip.
  package static let contract = TripViewModel.contract.through { (card: TripCard) in card.shared }
    .keeping(as: "trip") { $0.kept }
}

extension TripCard: Hashable {
  package static func == (a: TripCard, b: TripCard) -> Bool { a === b || a.trip == b.trip }

  package func hash(into hasher: inout Hasher) { hasher.combine(trip) }
}
