import Diagnostics
import Domain

/// Stays and visits of a trip as written.
struct WrittenStays {
  let stays: [WrittenStay]
  let visits: [WrittenStay]

  /// Returns the trip with its stays and visits; `nil`, with a diagnostic, if one has wrong times.
  func added(to trip: Trip, _ context: ModelContext) -> Trip? {
    guard !stays.isEmpty || !visits.isEmpty else { return trip }
    let mistakes = context.findings.mistakes
    for (list, name) in [(self.stays, TripKind.stays.name), (self.visits, TripKind.visits.name)] {
      guard list.count > ContentLimits.legs, let last = list.last else { continue }
      context.findings.report(at: last.ranges.object) { place in
        ContentDiagnostics.tooManyLegs(list.count, name, at: place)
      }
      return nil
    }
    let known = trip.knownPlaces
    let hidden = context.defaults.hidden
    var stays: [Stay] = []
    for written in self.stays {
      let place = written.place.completed(from: known)
      let zone = zone(of: place, on: trip)
      let path = TripKind.stays.name + "."
      guard let from = context.moment(written.from, of: path + StayKeys.from.name, in: zone)
      else { continue }
      let to = context.moment(written.to, of: path + StayKeys.to.name, in: zone)
      do throws(StayFault) {
        stays.append(
          try Stay(hidden.shown(place), name: written.name, from: from, to: to, note: written.note))
      } catch {
        context.findings.report(
          .contentStayOrder, at: written.ranges[StayKeys.to], "the stay ends before it begins",
          fix: "correct one of the two days",
          notes: [
            Diagnostic.Note(
              "it starts here", at: context.findings.file.place(written.ranges[StayKeys.from]))
          ])
      }
      let isInside = check(from, written.from, trip, context.findings)
      if isInside, let to, let end = written.to { check(to, end, trip, context.findings) }
    }
    var visits: [Visit] = []
    for written in self.visits {
      let place = written.place.completed(from: known + stays.map(\.place))
      let path = TripKind.visits.name + "." + VisitKeys.date.name
      guard let date = context.moment(written.from, of: path, in: zone(of: place, on: trip))
      else { continue }
      visits.append(Visit(hidden.shown(place), name: written.name, date: date, note: written.note))
      check(date, written.from, trip, context.findings)
    }
    guard context.findings.mistakes == mistakes else { return nil }
    return trip.adding(stays: stays, visits: visits)
  }

  /// The zone of a place, or else that of the trip's places if they all have the same one.
  private func zone(of place: Place, on trip: Trip) -> LocalZone {
    if let zone = place.zone { return .known(zone) }
    let zones = Set(trip.knownPlaces.compactMap(\.zone))
    return zones.count == 1 ? zones.first.map(LocalZone.known) ?? .unstated : .unstated
  }

  /// Warns about a time outside the trip; returns whether it is inside.
  @discardableResult
  private func check(
    _ moment: Moment, _ written: Located<WrittenTime>, _ trip: Trip, _ findings: Findings
  ) -> Bool {
    // A journey is compared with its parts, which aren't known yet.
    guard !trip.legs.isEmpty else { return true }
    let isOutside =
      if moment.isDay, trip.departure.isDay, trip.arrival.isDay {
        // Days are compared as written, whatever their zones are.
        moment.localDays.last < trip.departure.localDays.first
          || moment.localDays.first > trip.arrival.localDays.last
      } else {
        // A day may begin before a departure on that day, and zones differ.
        moment.lastSecond < trip.departure.instant.seconds - Self.day
          || moment.instant.seconds > trip.arrival.lastSecond + Self.day
      }
    if isOutside {
      findings.report(at: written.range) { place in
        ContentDiagnostics.outsideOfTrip(at: place)
      }
    }
    return !isOutside
  }

  private static let day: Int64 = 86_400
}

extension Moment {
  /// First and last day in the moment's own zone, as numbers of days since 1970.
  fileprivate var localDays: (first: Int, last: Int) {
    let rules = ZoneRules(zone)
    func day(_ second: Int64) -> Int {
      let local = Int(second) + (rules?.offset(at: second) ?? 0)
      return Int((Double(local) / 86_400).rounded(.down))
    }
    return (day(instant.seconds), day(lastSecond))
  }
}

extension Trip {
  /// The places of its legs for which a zone or a coordinate is known.
  fileprivate var knownPlaces: [Place] {
    legs.flatMap { leg in
      [leg.origin, leg.destination, leg.divertedTo].compactMap(\.self) + leg.stops.map(\.place)
    }.filter { $0.zone != nil || $0.coordinate != nil }
  }
}
