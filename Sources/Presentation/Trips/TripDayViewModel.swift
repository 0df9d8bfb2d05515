package import Templating

/// Course of a day of a trip, in the order of time; of a trip without stays and visits, of all its
/// days.
package struct TripDayViewModel: Sendable, Hashable {
  /// The day: "Friday June 6, 2014"; none where the days are not told apart.
  package let title: String?
  /// The number of the day of the trip: "Day 3".
  package let number: String?
  /// The day for `datetime`: "2014-06-06".
  package let instant: String
  /// Tickets, folded if the trip has more than one ticket alone, legs of a journey's parts, waits,
  /// stays, visits and photos.
  package let parts: [TripPart]

  /// Takes values that are ready to show.
  package init(
    title: String? = nil, number: String? = nil, instant: String = "", parts: [TripPart]
  ) {
    self.title = title
    self.number = number
    self.instant = instant
    self.parts = parts
  }
}

extension TripDayViewModel {
  /// The names that it offers to templates.
  static let fields = Fields<Self>(
    "TripDayViewModel",
    .optional("title") { $0.title },
    .optional("number") { $0.number },
    .text("instant") { $0.instant },
    .cells("parts") { $0.parts })
}

/// A part of a trip, with a template of its own.
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

/// Nights at a place, or a visit.
package struct StayViewModel: Sendable, Hashable {
  /// The house, or the sight: "Hotel Búðir".
  package let name: String?
  /// The place: "Snæfellsnes".
  package let place: String
  /// The day of coming: "6/6/14"; of a visit its time, "10:30 AM".
  package let from: TimeViewModel?
  /// The day of leaving.
  package let to: TimeViewModel?
  /// The number of nights: "3 nights".
  package let nights: String?
  /// A remark of the author's.
  package let note: String?
  /// Whether it is a visit, without a night.
  package let isVisit: Bool

  /// Takes values that are ready to show.
  package init(
    name: String?, place: String, from: TimeViewModel?, to: TimeViewModel? = nil,
    nights: String? = nil, note: String?, isVisit: Bool
  ) {
    self.name = name
    self.place = place
    self.from = from
    self.to = to
    self.nights = nights
    self.note = note
    self.isVisit = isVisit
  }
}

extension StayViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/stay",
    Fields(
      "StayViewModel",
      .optional("name") { $0.name },
      .text("place") { $0.place },
      .optional("from") { $0.from },
      .optional("to") { $0.to },
      .optional("nights") { $0.nights },
      .optional("note") { $0.note },
      .flag("isVisit") { $0.isVisit }))
}

/// Photos that were taken on one day of a trip.
package struct TripPhotosViewModel: Sendable, Hashable {
  /// The photos, in the order of their taking.
  package let photos: [PhotoViewModel]

  package init(_ photos: [PhotoViewModel]) { self.photos = photos }
}

extension TripPhotosViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/photos",
    Fields("TripPhotosViewModel", .list("photos") { $0.photos }))
}
