import Diagnostics
import Domain

extension WrittenLeg {
  /// Returns the leg; `nil`, and a diagnostic, if its facts are none.
  func leg(_ context: ModelContext) -> Leg? {
    let leaving = origin.zone(beside: destination)
    let arriving = destination.zone(beside: origin)
    let found = context.track(track)
    let hidden = context.defaults.hidden
    reportTimeless(found, context.findings)
    let departure =
      times.givesDeparture
      ? moment(times.departure, LegKeys.departure, leaving, context)
      : moment(found.summary?.start, leaving, context)
    // A day, a month or a year without an end is the whole of the leg.
    let isWhole = times.areWhole
    let arrival =
      times.givesArrival || isWhole
      ? moment(
        isWhole ? times.departure : times.arrival, isWhole ? LegKeys.departure : LegKeys.arrival,
        arriving, context)
      : moment(found.summary?.end, arriving, context)
    var actualDeparture = moment(
      times.actualDeparture, LegKeys.actualDeparture, leaving, context)
    var actualArrival = moment(
      times.actualArrival, LegKeys.actualArrival, arrivingZone(arriving), context)
    if !times.haveActual, isTaken, let summary = found.summary {
      let (start, end) = (summary.lines.first?.first, summary.lines.last?.last)
      actualDeparture =
        times.givesDeparture && !hidden.mayCut(start) ? summary.start?.on(departure) : nil
      actualArrival = times.givesArrival && !hidden.mayCut(end) ? summary.end?.on(arrival) : nil
    }
    if times.haveLocal {
      let clocks = TripClocks(
        end(origin, LegKeys.origin, times.ofDeparture),
        end(destination, LegKeys.destination, times.ofArrival), context.defaults)
      guard clocks.check(context.findings) else { return nil }
    }
    guard let stops = stops(context), let departure, let arrival else { return nil }
    if let track = found.summary { reportDay(of: track, departure, arrival, context.findings) }
    // Every place of a trip comes by here, and what is left out here is nowhere.
    do throws(LegFault) {
      return try Leg(
        departure: departure, arrival: arrival, actualDeparture: actualDeparture,
        actualArrival: actualArrival, origin: origin.place.map(hidden.shown),
        destination: destination.place.map(hidden.shown), stops: stops,
        divertedTo: divertedTo.map(hidden.shown), mode: mode, provider: provider, number: number,
        status: status?.value ?? .scheduled, ticket: ticket, track: found.summary)
    } catch {
      report(error, context.findings)
      return nil
    }
  }

  /// A time of the track for an end whose own is not written; `nil` if there is none.
  private func moment(
    _ instant: Instant?, _ zone: LocalZone, _ context: ModelContext
  ) -> Moment? {
    switch zone {
    case .known(let zone): instant.map { Moment($0, in: zone) }
    case .unstated: instant.map { Moment($0, in: context.defaults.timeZone) }
    case .wrong: nil
    }
  }

  /// Reports a track that does not tell a time which is not written.
  private func reportTimeless(_ found: FoundTrack, _ findings: Findings) {
    guard found.isWhole, found.summary?.start == nil else { return }
    let keys =
      (times.givesDeparture ? [] : [LegKeys.departure.name])
      + (times.givesArrival || times.areWhole ? [] : [LegKeys.arrival.name])
    guard !keys.isEmpty else { return }
    findings.report(at: ranges[LegKeys.track]) { place in
      ContentDiagnostics.trackWithoutTimes(
        keys.map { path + $0 }, isHidden: found.summary == nil, at: place)
    }
  }

  /// Seconds by which a record may begin before its leg, or end after it, without a warning.
  private static let mostBesideLeg: Int64 = 86_400

  /// Warns of a track that was recorded on other days than those of the leg.
  private func reportDay(
    of track: TrackSummary, _ departure: Moment, _ arrival: Moment, _ findings: Findings
  ) {
    guard let start = track.start, let end = track.end,
      end.seconds < departure.instant.seconds - Self.mostBesideLeg
        || start.seconds > arrival.lastSecond + Self.mostBesideLeg
    else { return }
    findings.report(at: ranges[LegKeys.track]) { place in
      ContentDiagnostics.trackOfOtherDay(
        CalendarDate(utc: start), CalendarDate(utc: departure.instant), at: place)
    }
  }

  /// The zone of the actual arrival: a diverted leg's is that of the place where it ended.
  private func arrivingZone(_ planned: LocalZone) -> LocalZone {
    divertedTo?.zone.map(LocalZone.known) ?? planned
  }

  private func moment(
    _ time: Located<WrittenTime>?, _ key: Key<Located<WrittenTime>>, _ zone: LocalZone,
    _ context: ModelContext
  ) -> Moment? { context.moment(time, of: path + key.name, in: zone) }

  private func end(
    _ end: WrittenEnd, _ key: Key<Place>, _ times: [TripClocks.End.Time]
  ) -> TripClocks.End {
    let local = times.first { $0.time.value.isLocal } ?? times.first
    return TripClocks.End(
      key: key.name, place: end.place, isStated: end.isStated, isObject: end.isObject,
      range: end.range ?? local?.time.range ?? ranges.object, times: times)
  }

  /// Returns the stops; `nil`, and a diagnostic, if the clocks of one are unknown.
  private func stops(_ context: ModelContext) -> [Stop]? {
    let zones = [origin.place?.zone, destination.place?.zone].compactMap(\.self)
    var isWhole = true
    let stops = stops.map { stop in
      let isLocal = [stop.arrival, stop.departure].contains { $0?.value.isLocal ?? false }
      if isLocal, stop.place.zone == nil, Set(zones).count > 1 {
        isWhole = false
        context.findings.report(at: stop.range) { place in
          ContentDiagnostics.stopWithoutZone(stop.place.name, between: zones, at: place)
        }
      }
      let zone = (stop.place.zone ?? zones.first).map(LocalZone.known) ?? .unstated
      let path = path + LegKeys.stops.name + "."
      return Stop(
        context.defaults.hidden.shown(stop.place),
        arrival: context.moment(stop.arrival, of: path + StopKeys.arrival.name, in: zone),
        departure: context.moment(stop.departure, of: path + StopKeys.departure.name, in: zone))
    }
    return isWhole ? stops : nil
  }

  private func report(_ fault: LegFault, _ findings: Findings) {
    switch fault {
    case .arrivesBeforeItDeparts: reportOrder(LegKeys.arrival, LegKeys.departure, findings)
    case .actuallyArrivesBeforeItDeparts:
      reportOrder(LegKeys.actualArrival, LegKeys.actualDeparture, findings)
    case .divertedNowhere:
      findings.report(at: status?.range ?? ranges.object) { place in
        ContentDiagnostics.divertedNowhere(at: place)
      }
    case .divertedThough(let status):
      findings.report(at: ranges[LegKeys.divertedTo]) { place in
        ContentDiagnostics.divertedThough(status, at: place)
      }
    case .stopOutOfOrder(let index):
      findings.report(at: stops[index].range) { place in
        ContentDiagnostics.stopOutOfOrder(stops[index].place.name, at: place)
      }
    }
  }

  private func reportOrder(
    _ early: Key<Located<WrittenTime>>, _ late: Key<Located<WrittenTime>>, _ findings: Findings
  ) {
    findings.report(at: ranges[early]) { place in
      ContentDiagnostics.arrivesBeforeItDeparts(
        arrival: path + early.name, at: place, departure: path + late.name,
        departureAt: findings.file.place(ranges[late]))
    }
  }
}

extension Instant {
  /// The instant by the clocks of a planned moment, if it is on the same day there.
  fileprivate func on(_ planned: Moment?) -> Moment? {
    guard let planned, let rules = ZoneRules(planned.zone) else { return nil }
    func day(_ seconds: Int64) -> Double {
      (Double(seconds + Int64(rules.offset(at: seconds))) / 86_400).rounded(.down)
    }
    return day(seconds) == day(planned.instant.seconds) ? Moment(self, in: planned.zone) : nil
  }
}
