import Content
import Domain

extension SiteContext {
  /// Returns a means of transport in the site's language: `Train`.
  func name(of mode: TravelMode) -> String {
    phrases.word("mode.\(mode.rawValue)") ?? mode.rawValue
  }

  /// Returns the means of transport of a trip's legs, each once: `Plane, Bus`.
  func modes(of trip: Trip) -> String? {
    if trip.legs.count == 1 { return trip.legs[0].mode.map(name) }
    var modes: [TravelMode] = []
    for leg in trip.legs where leg.isTaken {
      if let mode = leg.mode, !modes.contains(mode) { modes.append(mode) }
    }
    return modes.isEmpty ? nil : modes.map(name).joined(separator: ", ")
  }

  /// Returns the time that a trip takes. For a journey of more than a day, returns calendar days,
  /// as people count them.
  func duration(of trip: Trip) -> String {
    let isOfDays =
      trip.isJourney
      && formats.local(trip.departure).day != formats.local(trip.arrival).day
    return (isOfDays ? nil : trip.duration).map(formats.duration)
      ?? length(from: trip.departure, to: trip.arrival)
  }

  /// Returns the length of a trip or a leg without times, counting both ends, in the coarser of
  /// their precisions: `4 days`, `2 months`, `1 year`.
  func length(from departure: Moment, to arrival: Moment) -> String {
    let (start, end) = (formats.local(departure), formats.local(arrival))
    let (first, last) = (start.date, end.date)
    switch max(departure.precision, arrival.precision) {
    case .time, .day: return formats.duration(days: start.days(to: end))
    case .month:
      let count = max(0, (last.year - first.year) * 12 + last.month - first.month) + 1
      return phrases(.months, count: count, formats.number(count))
    case .year:
      let count = max(0, last.year - first.year) + 1
      return phrases(.years, count: count, formats.number(count))
    }
  }

  /// Returns the number of changes between a trip's legs: `1 change`; `nil` without any.
  ///
  /// A wait of a day or more is a stay, not a change. The place where a trip turns back and the
  /// time between two parts of a journey aren't changes either.
  func changes(of trip: Trip) -> String? {
    guard trip.legs.count > 1, !trip.isJourney else { return nil }
    let turningPoint = trip.turningPoint
    let count = trip.legs.indices.count { index in
      if let turningPoint, let place = trip.legs[index].destination,
        turningPoint.isSame(as: place)
      {
        return false
      }
      guard let wait = trip.connection(afterLegAt: index)?.planned else { return false }
      return wait < .seconds(86_400)
    }
    return count == 0 ? nil : phrases(.changes, count: count, formats.number(count))
  }

  /// Returns the travel time without waits of a trip with changes: `14 hr, 5 min on the way`; `nil`
  /// if it is unknown.
  func movingTime(of trip: Trip) -> String? {
    guard trip.legs.count > 1, let time = trip.movingTime else { return nil }
    return phrases(.movingTime, ["duration": formats.duration(time)])
  }

  /// Returns a distance, given in metres, in the locale's unit: `1,234 km`, `767 mi`. Distances
  /// below ten have a decimal.
  func distance(_ metres: Double) -> String {
    phrases(
      formats.units.hasMiles ? .miles : .kilometers,
      ["number": formats.quantity(formats.inUnits(metres))])
  }

  /// Returns the distance of a leg or a trip; `nil` if it would be rounded to zero.
  func distanceWorthShowing(_ metres: Double) -> String? {
    formats.inUnits(metres) < 0.05 ? nil : distance(metres)
  }

  /// Returns a note for a leg that doesn't go as scheduled, such as `Cancelled`. Every leg of a
  /// cancelled trip has that note.
  func status(of leg: Leg, in trip: Trip) -> String? {
    switch trip.isCancelled ? .cancelled : leg.status {
    case .scheduled: nil
    case .cancelled: phrases(.cancelled)
    case .replaced: phrases(.replaced)
    case .diverted: phrases(.diverted, ["place": leg.divertedTo?.name ?? ""])
    }
  }
}

extension Phrases {
  /// Returns both places of a trip: `Paris to Lisbon`. For a return trip, the second place is where
  /// it turned back. Returns only one place if the other is unknown, and `nil` if both are.
  func route(of trip: Trip) -> String? {
    if let origin = trip.origin, let place = trip.turningPoint {
      return self(.tripReturn, ["origin": origin.name, "destination": place.name])
    }
    return route(trip.origin, trip.destination)
  }

  /// Returns both places of a leg: `Paris to Lisbon`; `nil` if neither is known.
  func route(of leg: Leg) -> String? { route(leg.origin, leg.destination) }

  private func route(_ origin: Place?, _ destination: Place?) -> String? {
    guard let origin, let destination else { return (origin ?? destination)?.name }
    return self(.tripTitle, ["origin": origin.name, "destination": destination.name])
  }
}
