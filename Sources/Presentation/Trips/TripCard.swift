package import Templating

/// A trip as the lists that show it share it: what templates may know is that of the trip itself.
///
/// A class, since its view model is large: to copy that for each list takes longer than to show it.
package final class TripCard: Sendable {
  package let trip: TripViewModel

  package init(_ trip: TripViewModel) { self.trip = trip }
}

extension TripCard: Presentable {
  package static let contract = TripViewModel.contract.through { (card: TripCard, show) in
    show(card.trip)
  }
}

extension TripCard: Hashable {
  package static func == (a: TripCard, b: TripCard) -> Bool { a === b || a.trip == b.trip }

  package func hash(into hasher: inout Hasher) { hasher.combine(trip) }
}
