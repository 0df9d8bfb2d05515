package import Templating

/// The card of a trip among cards of other kinds.
package struct TripCell: Sendable, Hashable {
  package let trip: TripCard

  package init(_ trip: TripCard) { self.trip = trip }
}

extension TripCell: Presentable {
  package static let contract = Contract<Self>(
    template: "components/trip-card",
    TripViewModel.tripFields.through { $1($0.trip.trip) },
    TripViewModel.linkFields.through { $1($0.trip.trip) },
    TripViewModel.taggedFields.through { $1($0.trip.trip) }
  ).keeping(as: "trip") { $0.trip.trip.kept }
}
