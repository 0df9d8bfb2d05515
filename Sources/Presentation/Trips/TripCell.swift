public import Templating

/// The card of a trip among cards of other kinds.
public struct TripCell: Sendable, Hashable {
  package let trip: TripCard

  package init(_ trip: TripCard) { self.trip = trip }
}

extension TripCell: Presentable {
  /// Shown by `components/trip-card`.
  public static let contract = Contract<Self>(
    template: "components/trip-card",
    TripViewModel.tripFields.through { $0.trip.shared },
    TripViewModel.ticketFields.through { $0.trip.shared },
    TripViewModel.linkFields.through { $0.trip.shared },
    TripViewModel.taggedFields.through { $0.trip.shared }
  ).keeping(as: "trip") { $0.trip.kept }
}
