import Content
import Domain
import Markup
import Presentation

extension TripKind: AppearingKind {
  /// Returns both places of the trip.
  static func title(of trip: Sourced<Trip>, _ phrases: Phrases) -> String? {
    phrases.route(of: trip.model)
  }

  static func card(of trip: Sourced<Trip>, at index: Int, in context: SiteContext) -> MemberCell {
    .trip(TripCell(context.card(of: trip)))
  }

  static func feedPicture(
    of trip: Sourced<Trip>, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML) {
    (ImageViewModel(coverOf: trip, in: context), .empty)
  }

  /// Returns the facts on the trip's card, without the times of day.
  static func hit(
    of trip: Sourced<Trip>, in context: SiteContext
  ) -> (facts: [String?], summary: String?)? {
    let model = trip.model
    // A generated title already contains both places.
    let places =
      trip.statedTitle == nil
      ? [] : [model.origin?.name, model.destination?.name].compactMap(\.self)
    let facts = [
      context.formats.longDay(model.departure),
      places.isEmpty ? nil : places.joined(separator: " – "),
      context.modes(of: model), model.provider, model.number,
      model.isCancelled ? context.phrases(.cancelled) : nil,
    ]
    return (facts, trip.attributes.summary)
  }

  static func whole(
    of trip: Sourced<Trip>, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)? { context.journey(of: trip) }
}
