import Content
import Domain
import Presentation

/// The course of a trip: its events in order of time.
struct TripCourse {
  /// The legs of the trip with their waits. A journey, or a trip with stays or visits, is divided
  /// into days, which also contain stays, visits and photos.
  let days: [TripDayViewModel]
  /// Photos that aren't in any of the days, because their day is unknown or isn't a day of the
  /// trip.
  let otherPhotos: [Sourced<Photo>]

  init(
    of source: Sourced<Trip>, legs: [LegViewModel], photos: [Sourced<Photo>],
    in context: SiteContext
  ) {
    let trip = source.model
    guard trip.isJourney || !trip.stays.isEmpty || !trip.visits.isEmpty else {
      let parts = zip(trip.legs, legs).flatMap { leg, ticket in
        let part =
          legs.count == 1
          ? TripPart.leg(ticket)
          : .foldedLeg(
            FoldedLegViewModel(ticket, route: context.phrases.route(of: leg), day: ticket.date))
        return [part] + [ticket.connection].compactMap { $0.map(TripPart.connection) }
      }
      days = [TripDayViewModel(parts: parts)]
      otherPhotos = photos
      return
    }
    let formats = context.formats
    let calendar = TripCalendar(of: trip, in: formats)
    let events = Self.events(of: source, legs, calendar, in: context)
    let first = formats.local(trip.departure).day
    let last = max(
      first, formats.lastDay(of: trip.arrival).day, events.map(\.date.day).max() ?? first)
    var taken: [TripDate: [Sourced<Photo>]] = [:]
    var others: [Sourced<Photo>] = []
    for photo in photos {
      if let moment = photo.model.takenAt, case let date = calendar.date(of: moment),
        (first...last).contains(date.day)
      {
        taken[date, default: []].append(photo)
      } else {
        others.append(photo)
      }
    }
    otherPhotos = others
    let parts = Dictionary(grouping: events) { $0.date }
    days = Set(parts.keys).union(taken.keys).sorted().map { date in
      var parts = (parts[date] ?? []).sorted { $0.second < $1.second }.map(\.part)
      if let photos = taken[date] {
        parts.append(
          .photos(TripPhotosViewModel(photos.map { PhotoViewModel($0, in: context).inRow })))
      }
      return TripDayViewModel(
        of: date, number: calendar.number(of: date), parts, in: context)
    }
  }

  private static func events(
    of source: Sourced<Trip>, _ legs: [LegViewModel], _ calendar: TripCalendar,
    in context: SiteContext
  ) -> [Event] {
    let trip = source.model
    let pages = Dictionary(
      context.parts(of: source).map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var introduced: Set<Slug> = []
    var events: [Event] = []
    for (index, (leg, ticket)) in zip(trip.legs, legs).enumerated() {
      let part = trip.part(ofLegAt: index)
      let ownPage = part.flatMap { pages[$0.slug] }
      let line = ownPage.map { page in
        TripPart.legOfPart(
          JourneyLegViewModel(
            leg, ticket, of: page, isFirst: introduced.insert(page.slug).inserted, in: context))
      }
      events.append(
        Event(
          leg.departure, on: calendar.date(ofLegAt: index, leg.departure),
          line
            ?? .foldedLeg(
              FoldedLegViewModel(ticket, route: context.phrases.route(of: leg), day: nil))))
      // Travellers with a stay aren't waiting, nor are those between two parts of a journey.
      // After an arrival past midnight, the wait is on the next day.
      guard let wait = ticket.connection, !trip.hasStay(afterLegAt: index),
        trip.part(ofLegAt: index + 1)?.slug == part?.slug
      else { continue }
      let arrival = leg.actualArrival ?? leg.arrival
      events.append(
        Event(arrival, on: calendar.date(ofLegAt: index + 1, arrival), .connection(wait)))
    }
    for stay in trip.stays {
      events.append(
        Event(
          stay.from, on: calendar.date(of: stay.from), isAtEnd: stay.from.isDay,
          .stay(StayViewModel(stay, in: context))))
    }
    for visit in trip.visits {
      events.append(
        Event(
          visit.date, on: calendar.date(of: visit.date),
          .stay(StayViewModel(visit, in: context))))
    }
    return events
  }

  /// An event of a trip, with its place in the order of time.
  private struct Event {
    let date: TripDate
    /// Seconds since 1970, which order the events of a date. Events of a day without a time come
    /// first, or last if the traveller arrives at the end of the day.
    let second: Int64
    let part: TripPart

    init(_ moment: Moment, on date: TripDate, isAtEnd: Bool = false, _ part: TripPart) {
      self.date = date
      second = isAtEnd ? .max : moment.instant.seconds
      self.part = part
    }
  }
}

/// A day, a month or a year of a trip.
private struct TripDate: Hashable, Comparable {
  /// Number of the day, or of the first day of the month or year, since 1970.
  let day: Int
  let precision: Moment.Precision
  /// Number of days that the traveller had twice by then because of crossing the date line
  /// eastwards.
  let repeated: Int

  /// Number that increases by one with each day that the traveller lives.
  var livedDay: Int { day + repeated }

  static func < (a: Self, b: Self) -> Bool {
    // A month sorts before its days.
    (a.livedDay, b.precision, a.repeated) < (b.livedDay, a.precision, b.repeated)
  }
}

/// The dates of a trip in the order in which the traveller lives them. This isn't the order of the
/// calendar if the traveller has a day twice: after October 9 in Auckland, October 8 in Honolulu.
private struct TripCalendar {
  private let trip: Trip
  private let formats: Formats
  /// The arrivals after which a day is repeated, with the indexes of their legs.
  private let crossings: [(leg: Int, days: Int)]
  /// Day 1 of the trip; `nil` if only the month or the year is known.
  private let first: Int?

  init(of trip: Trip, in formats: Formats) {
    self.trip = trip
    self.formats = formats
    crossings = trip.legs.enumerated().compactMap { index, leg in
      let days = formats.local(leg.departure).day - formats.local(leg.arrival).day
      return days > 0 && leg.arrival.precision <= .day ? (index, days) : nil
    }
    first = trip.departure.precision <= .day ? formats.local(trip.departure).day : nil
  }

  /// Returns the date of the departure of a leg, or of the wait before it.
  func date(ofLegAt index: Int, _ moment: Moment) -> TripDate {
    date(moment) { $0 < index }
  }

  /// Returns the date of any other event.
  func date(of moment: Moment) -> TripDate {
    date(moment) { isAfter(trip.legs[$0], moment) }
  }

  private func date(_ moment: Moment, isAfter: (_ leg: Int) -> Bool) -> TripDate {
    TripDate(
      day: formats.local(moment).day, precision: max(.day, moment.precision),
      repeated: crossings.reduce(0) { isAfter($1.leg) ? $0 + $1.days : $0 })
  }

  /// Whether a moment is after the arrival of a leg. If the moment is the day of the arrival, it is
  /// after the arrival if its UTC offset is nearer to the destination's than to the origin's.
  private func isAfter(_ leg: Leg, _ moment: Moment) -> Bool {
    let arrival = leg.arrival.instant.seconds
    guard moment.isDay, (moment.instant.seconds...moment.lastSecond).contains(arrival) else {
      return moment.instant.seconds >= arrival
    }
    let offset = offset(moment)
    return abs(offset - self.offset(leg.arrival)) < abs(offset - self.offset(leg.departure))
  }

  /// UTC offset of the moment's clocks, in seconds east.
  private func offset(_ moment: Moment) -> Int64 {
    let local = formats.local(moment)
    return Int64(local.day) * 86_400 + Int64(local.second) - moment.instant.seconds
  }

  /// Returns the number of a day of the trip, from 1. Returns `nil` for days before it, for months
  /// and years, and if the day of departure is unknown.
  func number(of date: TripDate) -> Int? {
    guard let first, date.precision == .day, date.livedDay >= first else { return nil }
    return date.livedDay - first + 1
  }
}

extension Trip {
  /// Whether the trip has a stay at the end of a leg that begins before the next leg departs.
  fileprivate func hasStay(afterLegAt index: Int) -> Bool {
    guard let place = legs[index].end, legs.indices.contains(index + 1) else { return false }
    let (arrival, departure) = (legs[index].arrival, legs[index + 1].departure)
    return stays.contains { stay in
      stay.place.isSame(as: place) && stay.from.lastSecond >= arrival.instant.seconds
        && stay.from.instant <= departure.instant
    }
  }
}

extension TripDayViewModel {
  fileprivate init(
    of date: TripDate, number: Int?, _ parts: [TripPart], in context: SiteContext
  ) {
    let day = CalendarDate(daysSinceEpoch: date.day)
    let (formats, phrases) = (context.formats, context.phrases)
    let title =
      switch date.precision {
      case .time, .day:
        phrases(
          .weekdayAndDate,
          ["weekday": formats.weekday(day), "date": formats.longDate(day)])
      case .month: formats.month(day)
      case .year: formats.year(day.year)
      }
    self.init(parts: parts)
    self.title = title
    self.number = number.map { phrases(.dayNumber, ["number": formats.number($0)]) }
    instant = formats.written(day, to: date.precision)
  }
}

extension StayViewModel {
  fileprivate init(_ stay: Stay, in context: SiteContext) {
    let formats = context.formats
    let from = formats.local(stay.from)
    // A month or a year doesn't have a number of nights.
    let isOfDays = max(stay.from.precision, stay.to?.precision ?? .day) <= .day
    let nights = isOfDays ? stay.to.map { formats.local($0).day - from.day } ?? 0 : 0
    // If a stay begins and ends on one day, or in one month, only its beginning is shown.
    let end = stay.to.flatMap { formats.day($0) == formats.day(stay.from) ? nil : $0 }
    func time(_ moment: Moment) -> TimeViewModel {
      TimeViewModel(timeText: formats.day(moment), instant: formats.written(moment))
    }
    self.init(place: stay.place.name, isVisit: false)
    name = stay.name
    self.from = time(stay.from)
    to = end.map(time)
    if nights > 0 {
      self.nights = context.phrases(.nights, count: nights, formats.number(nights))
    }
    note = stay.note
  }

  /// Creates a visit. The heading above it shows its day.
  fileprivate init(_ visit: Visit, in context: SiteContext) {
    let formats = context.formats
    self.init(place: visit.place.name, isVisit: true)
    name = visit.name
    if !visit.date.isDay {
      from = TimeViewModel(
        timeText: formats.time(visit.date), instant: formats.written(visit.date))
    }
    note = visit.note
  }
}
