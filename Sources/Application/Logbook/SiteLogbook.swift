import Content
import Domain
import Presentation

/// The listed trips that have happened, with statistics, and the next ones.
struct SiteLogbook {
  /// Maximum number of trips in one list, unless the list has its own page.
  static let mostTrips = 20
  /// Maximum number of upcoming trips.
  private static let mostToCome = 10

  let context: SiteContext
  /// Trips that have happened, the newest first. `logbook` refers to them by index.
  let trips: [Sourced<Trip>]
  let logbook: Logbook
  /// Trips that have not departed yet, the soonest first.
  let toCome: [Sourced<Trip>]

  init(in context: SiteContext) {
    self.context = context
    let years = context.tripYears.years
    let listed = context.trips(amongAll: years.lazy.flatMap(\.trips))
    var trips: [Sourced<Trip>] = []
    var counted: [(trip: Trip, year: Int)] = []
    var place = 0
    for year in years {
      for trip in listed[place..<place + year.trips.count]
      where trip.model.hasHappened(by: context.now) {
        trips.append(trip)
        counted.append((trip.model, year.number))
      }
      place += year.trips.count
    }
    self.trips = trips
    logbook = Logbook(counted)
    toCome =
      listed.prefix { $0.isToCome(at: context.now) }.reversed()
      .filter { !$0.model.isCancelled }.prefix(Self.mostToCome) + []
  }
}

// MARK: - Texts

extension SiteLogbook {
  /// Returns a share as a percentage. It is 0 % or 100 % only if the part is exactly none or all.
  func share(_ part: Int, of whole: Int) -> String {
    let rounded = Int((Double(part) / Double(max(1, whole)) * 100).rounded())
    let least = part > 0 ? 1 : 0
    let percent = min(max(rounded, least), part < whole ? 99 : 100)
    return context.phrases(.logbookShare, ["number": context.formats.number(percent)])
  }

  /// Returns a delay: `3 min`, `2 min early`, `On time`.
  func delay(_ delay: Duration) -> String {
    let least = context.settings.delayedFrom
    if delay.isLate(from: least) { return context.formats.duration(delay) }
    guard delay.isEarly(from: least) else { return context.phrases(.punctual) }
    return context.phrases(
      .early, ["duration": context.formats.duration(.zero - delay)])
  }

  /// Returns how many legs a number is based on, such as `from 8 of 12 legs`; `nil` if on all.
  func note(_ known: Int, of travels: Travels) -> String? {
    guard known < travels.legs else { return nil }
    return context.phrases(
      .logbookLegs,
      ["known": context.formats.number(known), "count": context.formats.number(travels.legs)])
  }

  func distance(_ travels: Travels) -> String? {
    travels.distance.legs > 0 ? context.distance(travels.distance.total) : nil
  }

  func hours(_ travels: Travels) -> String? {
    travels.time.legs > 0 ? context.formats.quantity(travels.time.total / 3_600) : nil
  }

  /// Returns a count; `nil` for zero, which may mean that the number is unknown.
  func count(_ count: Int) -> String? { count > 0 ? context.formats.number(count) : nil }

  func mention(_ trip: Sourced<Trip>) -> LogbookTripViewModel {
    LogbookTripViewModel(
      link: context.link(.model(.trips, trip.slug)), linkText: context.title(of: trip),
      day: context.day(of: trip.model.departure))
  }

  func name(of mode: TravelMode?) -> String {
    mode.map(context.name) ?? context.phrases(.logbookUnknown)
  }
}
