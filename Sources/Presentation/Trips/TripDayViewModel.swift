package import Templating

/// One day of a trip. If a trip has no stays or visits, one section covers all its days.
package struct TripDayViewModel: Sendable, Hashable {
  /// The day: "Friday June 6, 2014". Missing if one section covers all days.
  package var title: String?
  /// The number of the day within the trip: "Day 3".
  package var number: String?
  /// The day for the `datetime` attribute: "2014-06-06".
  package var instant: String = ""
  /// Everything on this day: tickets, legs of a journey, connections, stays, visits and photos. If
  /// the trip has more than one ticket, each ticket is collapsed.
  package let parts: [TripPart]

  /// Creates a view model with these values.
  package init(parts: [TripPart]) { self.parts = parts }
}

extension TripDayViewModel {
  /// The fields that this type offers to templates.
  static let fields = Fields<Self>(
    "TripDayViewModel",
    .optional("title") { $0.title }, .optional("number") { $0.number },
    .text("instant") { $0.instant }, .cells("parts") { $0.parts })
}

/// A part of a trip, with its own template.
package enum TripPart: Sendable, Hashable {
  case leg(LegViewModel)
  case foldedLeg(FoldedLegViewModel)
  case legOfPart(JourneyLegViewModel)
  case connection(ConnectionViewModel)
  case stay(StayViewModel)
  case photos(TripPhotosViewModel)
}

extension TripPart: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .leg(let model) = $0 { model } else { nil } },
    Case { if case .foldedLeg(let model) = $0 { model } else { nil } },
    Case { if case .legOfPart(let model) = $0 { model } else { nil } },
    Case { if case .connection(let model) = $0 { model } else { nil } },
    Case { if case .stay(let model) = $0 { model } else { nil } },
    Case { if case .photos(let model) = $0 { model } else { nil } })
}

/// An overnight stay, or a visit.
package struct StayViewModel: Sendable, Hashable {
  /// The name of the accommodation or the sight: "Hotel Búðir".
  package var name: String?
  /// The place: "Snæfellsnes".
  package let place: String
  /// The check-in day: "6/6/14". For a visit, this is the time: "10:30 AM".
  package var from: TimeViewModel?
  /// The check-out day.
  package var to: TimeViewModel?
  /// The number of nights: "3 nights".
  package var nights: String?
  /// The author's note.
  package var note: String?
  /// Whether this is a visit, and not an overnight stay.
  package let isVisit: Bool

  /// Creates a view model with these values.
  package init(place: String, isVisit: Bool) {
    self.place = place
    self.isVisit = isVisit
  }
}

extension StayViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/stay",
    Fields(
      "StayViewModel",
      .optional("name") { $0.name }, .text("place") { $0.place }, .optional("from") { $0.from },
      .optional("to") { $0.to }, .optional("nights") { $0.nights }, .optional("note") { $0.note },
      .flag("isVisit") { $0.isVisit }))
}

/// The photos of one day of a trip.
package struct TripPhotosViewModel: Sendable, Hashable {
  /// The photos, in the order in which they were taken.
  package let photos: [PhotoViewModel]

  package init(_ photos: [PhotoViewModel]) { self.photos = photos }
}

extension TripPhotosViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/photos",
    Fields("TripPhotosViewModel", .list("photos") { $0.photos }))
}
