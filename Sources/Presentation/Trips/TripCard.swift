import Synchronization
package import Templating

/// A trip's card, shared by all lists that show it: once the card is written, only the markup is
/// kept.
///
/// A class, since pages on all threads share it, and its view model takes longer to copy than to
/// write.
package final class TripCard: Sendable {
  /// A class, since the markup releases the view model and must not retain the card.
  private final class Held: Sendable {
    let trip: Mutex<Shared<TripViewModel>?>

    init(_ trip: Shared<TripViewModel>) { self.trip = Mutex(trip) }
  }

  let kept: KeptMarkup
  private let held: Held
  private let make: @Sendable () -> TripViewModel

  /// Calls `make` now, and once more if a value is needed that is not kept.
  package init(_ make: @escaping @Sendable () -> TripViewModel) {
    let held = Held(Shared(make()))
    self.held = held
    self.make = make
    kept = KeptMarkup { held.trip.withLock { $0 = nil } }
  }

  package var trip: TripViewModel { shared.value }

  var shared: Shared<TripViewModel> {
    if let trip = held.trip.withLock({ $0 }) { return trip }
    let trip = Shared(make())
    held.trip.withLock { $0 = trip }
    return trip
  }
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
