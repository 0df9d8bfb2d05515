public import Templating

/// A trip's card, for lists that contain cards of several kinds.
public struct TripCell: Sendable, Hashable {
  package let trip: TripCard

  package init(_ trip: TripCard) { self.trip = trip }
}

extension TripCell: Presentable {
  /// The template `components/trip-card` shows this cell.
  public static let contract = Contract<Self>(
    template: "components/trip-card",
    TripViewModel.tripFields.through { $0.trip.shared },
    TripViewModel.ticketFields.through { $0.trip.shared },
    TripViewModel.linkFields.through { $0.trip.shared },
    TripViewModel.taggedFields.through { $0.trip.shared }
  ).keeping(as: "trip") { $0.trip.kept }
}
