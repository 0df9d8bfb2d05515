package import Templating

/// A trip's card, shared by all lists that show it, with its markup once it is written.
///
/// A class, because copying its view model takes longer than writing it.
package final class TripCard: Sendable {
  let shared: Shared<TripViewModel>
  let kept = CachedMarkup()

  package init(_ trip: TripViewModel) { shared = Shared(trip) }

  package var trip: TripViewModel { shared.value }
}

extension TripCard: Presentable {
  /// The contract of the trip: templates can't tell the two apart.
  package static let contract = TripViewModel.contract.through { (card: TripCard) in card.shared }
    .keeping(as: "trip") { $0.kept }
}

extension TripCard: Hashable {
  package static func == (a: TripCard, b: TripCard) -> Bool { a === b || a.trip == b.trip }

  package func hash(into hasher: inout Hasher) { hasher.combine(trip) }
}
