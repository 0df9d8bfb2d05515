import Content
import Domain
import Presentation

/// The course of a trip: what happens on it, in the order of time.
struct TripCourse {
  /// The legs of the trip with their waits; by day, with stays, visits and photos, if it has any
  /// stay or visit.
  let days: [TripDayViewModel]
  /// Photos that stand in none of the days, because their day is unknown or not one of the trip's.
  let otherPhotos: [Sourced<Photo>]

  init(
    of trip: Trip, legs: [LegViewModel], photos: [Sourced<Photo>], in context: SiteContext
  ) {
    guard !trip.stays.isEmpty || !trip.visits.isEmpty else {
      days = [TripDayViewModel(parts: legs.flatMap(\.withWait))]
      otherPhotos = photos
      return
    }
    let formats = context.formats
    var events: [Event] = []
    for (leg, ticket) in zip(trip.legs, legs) {
      events.append(Event(at: leg.departure, in: formats, ticket.withWait))
    }
    for stay in trip.stays {
      let part = TripPart.stay(StayViewModel(stay, in: context))
      events.append(Event(at: stay.from, in: formats, isAtEnd: stay.from.isDay, [part]))
    }
    for visit in trip.visits {
      events.append(
        Event(at: visit.date, in: formats, [.stay(StayViewModel(visit, in: context))]))
    }
    let first = formats.local(trip.departure).day
    let last = max(first, formats.local(trip.arrival).day, events.map(\.day).max() ?? first)
    var taken: [Int: [Sourced<Photo>]] = [:]
    var others: [Sourced<Photo>] = []
    for photo in photos {
      if let moment = photo.model.takenAt, case let day = formats.local(moment).day,
        (first...last).contains(day)
      {
        taken[day, default: []].append(photo)
      } else {
        others.append(photo)
      }
    }
    otherPhotos = others
    let ordered = events.sorted { $0.isBefore($1) }
    days = Set(ordered.map(\.day) + Array(taken.keys)).sorted().map { day in
      var parts = ordered.filter { $0.day == day }.flatMap(\.parts)
      if let photos = taken[day] {
        parts.append(
          .photos(TripPhotosViewModel(photos.map { PhotoViewModel($0, in: context).inRow })))
      }
      return TripDayViewModel(of: day, from: first, parts, in: context)
    }
  }

  /// Part of a trip with its place in the order of time.
  private struct Event {
    let day: Int
    /// Seconds since 1970, by which the events of a day are ordered; those of a day without a time
    /// come first, or last if the traveller comes there at the end of the day.
    let second: Int64
    let parts: [TripPart]

    init(at moment: Moment, in formats: Formats, isAtEnd: Bool = false, _ parts: [TripPart]) {
      day = formats.local(moment).day
      second = isAtEnd ? .max : moment.instant.seconds
      self.parts = parts
    }

    func isBefore(_ other: Event) -> Bool { (day, second) < (other.day, other.second) }
  }
}

extension LegViewModel {
  /// The ticket, and the wait after it.
  fileprivate var withWait: [TripPart] {
    [.leg(self)] + [connection].compactMap { $0.map(TripPart.connection) }
  }
}

extension TripDayViewModel {
  /// Creates a day, given by its number since 1970; `first` is that of the trip's first day.
  fileprivate init(of day: Int, from first: Int, _ parts: [TripPart], in context: SiteContext) {
    let date = CalendarDate(daysSinceEpoch: day)
    let (formats, phrases) = (context.formats, context.phrases)
    self.init(
      title: phrases(
        .weekdayAndDate,
        ["weekday": formats.weekday(date), "date": formats.longDate(date)]),
      number: day < first
        ? nil : phrases(.dayNumber, ["number": formats.number(day - first + 1)]),
      instant: date.written, parts: parts)
  }
}

extension StayViewModel {
  fileprivate init(_ stay: Stay, in context: SiteContext) {
    let formats = context.formats
    let from = formats.local(stay.from)
    let nights = stay.to.map { formats.local($0).day - from.day } ?? 0
    self.init(
      name: stay.name, place: stay.place.name,
      from: TimeViewModel(
        timeText: formats.day(stay.from), instant: formats.written(stay.from)),
      to: stay.to.map {
        TimeViewModel(timeText: formats.day($0), instant: formats.written($0))
      },
      nights: nights > 0
        ? context.phrases(.nights, count: nights, formats.number(nights)) : nil,
      note: stay.note, isVisit: false)
  }

  /// Creates a visit; its day is told by the heading above it.
  fileprivate init(_ visit: Visit, in context: SiteContext) {
    let formats = context.formats
    self.init(
      name: visit.name, place: visit.place.name,
      from: visit.date.isDay
        ? nil
        : TimeViewModel(
          timeText: formats.time(visit.date),
          instant: formats.written(visit.date)),
      note: visit.note, isVisit: true)
  }
}
