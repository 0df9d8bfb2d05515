import Diagnostics
import Domain

extension WrittenLeg {
  /// Returns the leg; `nil`, with a diagnostic, if its facts contradict each other.
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
    // A day, a month or a year without an arrival covers the whole leg.
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
    // All places of trips pass through here, so a coordinate that is hidden here is hidden
    // everywhere.
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

  /// A time from the track, for an end without its own; `nil` if the track doesn't have it.
  private func moment(
    _ instant: Instant?, _ zone: LocalZone, _ context: ModelContext
  ) -> Moment? {
    switch zone {
    case .known(let zone): instant.map { Moment($0, in: zone) }
    case .unstated: instant.map { Moment($0, in: context.defaults.timeZone) }
    case .wrong: nil
    }
  }

  /// Reports a track without a time that the leg doesn't give either.
  private func reportTimeless(_ found: FoundTrack, _ findings: Findings) {
    guard found.isWhole, found.summary?.start == nil else { return }
    let keys =
      (times.givesDeparture ? [] : [LegKeys.departure.name])
      + (times.givesArrival || times.areWhole ? [] : [LegKeys.arrival.name])
    guard !keys.isEmpty else { return }
    let names = ReadingDiagnostics.list(keys.map { "'\(path)\($0)'" }, "and")
    findings.report(
      .contentTrackWithoutTimes, at: ranges[LegKeys.track],
      (found.summary == nil
        ? "hidden circles hide all of the track" : "the track has no times")
        + ", so \(names) \(keys.count == 1 ? "is" : "are") unknown", fix: "write \(names)")
  }

  /// Seconds that a recording may begin before its leg, or end after it, without a warning.
  private static let mostBesideLeg: Int64 = 86_400

  /// Warns about a track that was recorded on other days than the leg's.
  private func reportDay(
    of track: TrackSummary, _ departure: Moment, _ arrival: Moment, _ findings: Findings
  ) {
    guard let start = track.start, let end = track.end,
      end.seconds < departure.instant.seconds - Self.mostBesideLeg
        || start.seconds > arrival.lastSecond + Self.mostBesideLeg
    else { return }
    findings.report(
      .contentTrackOtherDay, at: ranges[LegKeys.track],
      "the track was recorded on \(CalendarDate(utc: start).written), but this departs on \(CalendarDate(utc: departure.instant).written)",
      fix: "name the track of this leg, or correct the date")
  }

  /// The zone of the actual arrival. A diverted leg arrives in the zone of the place where it
  /// ended.
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

  /// Returns the stops; `nil`, with a diagnostic, if the clocks of one are unknown.
  private func stops(_ context: ModelContext) -> [Stop]? {
    let zones = [origin.place?.zone, destination.place?.zone].compactMap(\.self)
    var isWhole = true
    let stops = stops.map { stop in
      let isLocal = [stop.arrival, stop.departure].contains { $0?.value.isLocal ?? false }
      if isLocal, stop.place.zone == nil, Set(zones).count > 1 {
        isWhole = false
        context.findings.report(at: stop.range) { place in
          Problem.contentMissingZone(
            at: place,
            "the stop '\(stop.place.name)' has local times, but its time zone is unknown",
            fix: "write its 'place' as an object with 'timeZone', such as "
              + zones.map(\.identifier).joined(separator: " or "))
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
        Problem.contentLegDiverted(
          at: place, "'divertedTo' is missing, so it isn't known where the leg ended",
          fix: "add 'divertedTo' with a place")
      }
    case .divertedThough(let status):
      findings.report(
        .contentLegDiverted, at: ranges[LegKeys.divertedTo],
        "there is a 'divertedTo', but the status is '\(status.rawValue)'",
        fix: "write `status: diverted`, or remove 'divertedTo'")
    case .stopOutOfOrder(let index):
      findings.report(
        .contentStopOrder, at: stops[index].range,
        "the times of the stop '\(stops[index].place.name)' are outside its leg's times, or "
          + "before an earlier stop",
        fix: "write stops in travel order, with times between departure and arrival")
    }
  }

  /// The time of a key as written, on the next day; `nil` unless both keys have the same day.
  private func nextDay(
    of early: Key<Located<WrittenTime>>, after late: Key<Located<WrittenTime>>, _ file: SourceFile
  ) -> String? {
    func written(_ key: Key<Located<WrittenTime>>) -> (day: Substring, rest: Substring)? {
      guard ranges.has(key.name) else { return nil }
      let text = String(decoding: file.bytes[ranges[key]], as: UTF8.self).filter {
        !"\"'".contains($0)
      }
      return text.utf8.count > 10 ? (text.prefix(10), text.dropFirst(10)) : nil
    }
    guard let early = written(early), let late = written(late), early.day == late.day,
      early.rest < late.rest
    else { return nil }
    guard let day = try? WrittenTime(String(early.day)), case .day(let date) = day.form else {
      return nil
    }
    return CalendarDate(daysSinceEpoch: date.daysSinceEpoch + 1).written + early.rest
  }

  private func reportOrder(
    _ early: Key<Located<WrittenTime>>, _ late: Key<Located<WrittenTime>>, _ findings: Findings
  ) {
    let departure = path + late.name
    findings.report(
      .contentArrivesBeforeDeparture, at: ranges[early],
      "'\(path + early.name)' is before '\(departure)'",
      fix: nextDay(of: early, after: late, findings.file).map {
        "write \($0) if it arrives on the next day, or correct one of the times"
      } ?? "write a later time, or correct the other one",
      notes: [
        Diagnostic.Note("'\(departure)' is here", at: findings.file.place(ranges[late]))
      ])
  }
}

extension Instant {
  /// The instant on the clocks of a planned moment, if both are on the same day there.
  fileprivate func on(_ planned: Moment?) -> Moment? {
    guard let planned, let rules = ZoneRules(planned.zone) else { return nil }
    func day(_ seconds: Int64) -> Double {
      (Double(seconds + Int64(rules.offset(at: seconds))) / 86_400).rounded(.down)
    }
    return day(seconds) == day(planned.instant.seconds) ? Moment(self, in: planned.zone) : nil
  }
}
