import Content
import Domain
import Presentation

extension LegViewModel {
  /// Creates the ticket of the leg at an index of a trip.
  init(at index: Int, of trip: Trip, in context: SiteContext) {
    let leg = trip.legs[index]
    let formats = context.formats
    let departure = formats.local(leg.departure)
    let arrival = formats.local(leg.arrival)
    self.init(
      date: formats.day(leg.departure),
      departure: formats.time(leg.departure),
      departureInstant: formats.written(leg.departure),
      arrival: formats.time(leg.arrival),
      arrivalInstant: formats.written(leg.arrival),
      duration: leg.duration.map(formats.duration)
        ?? context.length(from: leg.departure, to: leg.arrival))
    arrivalDate =
      departure.day == arrival.day || leg.arrival.isDay ? nil : formats.date(arrival)
    if leg.isTaken || leg.status == .replaced {
      let delays = DelayTexts(leg.delay, leg.arrivalDelay, in: context)
      delay = delays.departure
      earlyText = delays.early
      arrivalDelay = delays.arrival
      arrivalEarlyText = delays.arrivalEarly
    }
    origin = leg.origin?.name
    destination = leg.destination?.name
    distance = leg.distance.flatMap(context.distanceWorthShowing)
    mode = leg.mode.map(context.name)
    provider = leg.provider
    number = leg.number
    seat = leg.ticket.seat
    platform = leg.ticket.platform
    gate = leg.ticket.gate
    note = leg.ticket.note
    status = context.status(of: leg, in: trip)
    isNotTaken = !leg.isTaken || trip.isCancelled
    stops = leg.stops.map { StopViewModel($0, in: context) }
    track = leg.track.map { TrackViewModel($0, in: context) }
    connection = trip.connection(afterLegAt: index).map {
      ConnectionViewModel($0, in: context)
    }
  }
}

extension StopViewModel {
  fileprivate init(_ stop: Stop, in context: SiteContext) {
    func time(_ moment: Moment) -> TimeViewModel {
      TimeViewModel(
        timeText: context.formats.time(moment), instant: context.formats.written(moment))
    }
    self.init(stop.place.name, arrival: stop.arrival.map(time), departure: stop.departure.map(time))
  }
}

extension ConnectionViewModel {
  fileprivate init(_ connection: Connection, in context: SiteContext) {
    let place = connection.place?.name
    func text(_ wait: Duration) -> String {
      let duration = context.formats.duration(wait)
      return place.map { context.phrases(.connection, ["duration": duration, "place": $0]) }
        ?? context.phrases(.connectionAnywhere, ["duration": duration])
    }
    let isSame = connection.planned == connection.actual
    // An unplanned wait has only an actual duration.
    let planned = connection.planned ?? connection.actual
    self.init(
      planned: planned.map(text),
      actual: connection.planned == nil || isSame
        ? nil
        : connection.actual.map {
          context.phrases(.connectionActual, ["duration": context.formats.duration($0)])
        },
      missed: connection.isMissed ? context.phrases(.connectionMissed) : nil)
  }
}

/// The delay of a departure and an arrival, or how early they were, in whole days, hours and
/// minutes.
struct DelayTexts {
  /// "1 hour, 30 minutes delay" of the departure.
  let departure: String?
  /// "2 minutes early", of the departure.
  let early: String?
  let arrival: String?
  let arrivalEarly: String?

  /// Creates the texts. Delays are negative for an early departure or arrival.
  init(_ departure: Duration?, _ arrival: Duration?, in context: SiteContext) {
    let least = context.settings.delayedFrom
    func text(_ delay: Duration?, _ phrase: Phrases.Key) -> String? {
      guard let delay,
        phrase == .delay ? delay.isLate(from: least) : delay.isEarly(from: least)
      else { return nil }
      let duration = delay < .zero ? .zero - delay : delay
      return context.phrases(phrase, ["duration": context.formats.spokenDuration(duration)])
    }
    self.departure = text(departure, .delay)
    early = text(departure, .early)
    self.arrival = text(arrival, .delay)
    arrivalEarly = text(arrival, .early)
  }
}
