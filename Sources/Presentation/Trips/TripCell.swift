package import Templating

/// The card of a trip among cards of other kinds.
package struct TripCell: Sendable, Hashable {
  package let trip: TripViewModel

  package init(_ trip: TripViewModel) { self.trip = trip }
}

extension TripCell: Presentable {
  package static let contract = Contract<Self>(
    template: "components/trip-card",
    TripViewModel.tripFields.through { $1($0.trip) },
    TripViewModel.linkFields.through { $1($0.trip) },
    TripViewModel.taggedFields.through { $1($0.trip) }
  ).keeping(as: "trip") { $0.trip.kept }
}
