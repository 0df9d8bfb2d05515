import Content
import Domain
import Presentation

extension JourneyLegViewModel {
  /// Creates the line of a leg of a journey, from its ticket. The first leg of a part also
  /// describes the part.
  init(
    _ leg: Leg, _ ticket: LegViewModel, of part: Sourced<Trip>, isFirst: Bool,
    in context: SiteContext
  ) {
    let title = context.title(of: part)
    let route = context.phrases.route(of: leg)
    let text = isFirst ? title : route ?? title
    self.init(link: context.link(.model(.trips, part.slug)), linkText: text, leg: ticket)
    self.route = route == text ? nil : route
    carrier =
      leg.provider.map { company in leg.number.map { "\(company) \($0)" } ?? company } ?? leg.number
    summary = isFirst ? part.attributes.summary : nil
  }
}

extension JourneySumViewModel {
  /// Creates the sum of a journey; `nil` for any other trip.
  init?(_ trip: Trip, in context: SiteContext) {
    guard trip.isJourney else { return nil }
    let (formats, phrases) = (context.formats, context.phrases)
    let travels = Logbook([(trip: trip, year: 0)]).all
    let countries = travels.countries.count
    let legs = trip.legs.count
    self.init(
      legs: phrases(.legs, count: legs, formats.number(legs)),
      distanceNote: (1..<max(1, travels.legs)).contains(travels.distance.legs)
        ? phrases(
          .logbookLegs,
          [
            "known": formats.number(travels.distance.legs), "count": formats.number(travels.legs),
          ]) : nil,
      countries: countries > 0
        ? phrases(.countries, count: countries, formats.number(countries)) : nil)
  }
}
