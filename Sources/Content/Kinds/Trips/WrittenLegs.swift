import Diagnostics
import Domain

/// The legs of a trip as written, next to the trip's own keys.
struct WrittenLegs {
  private var legs: [WrittenLeg]
  private let whole: WrittenLeg

  /// Reads each leg of a list; `nil` if one is wrong. The mistakes of all legs are reported.
  /// `whole` has the trip's own keys.
  init?(_ list: Value, beside whole: WrittenLeg, _ context: ModelContext) {
    guard case .array(let elements) = list.kind else { return nil }
    guard elements.count <= ContentLimits.legs else {
      context.findings.report(at: list.range) { place in
        ContentDiagnostics.tooManyLegs(elements.count, at: place)
      }
      return nil
    }
    let name = TripKind.legs.name
    let object = ValueType.object(LegKeys.table) { reader in
      WrittenLeg(&reader, isRequired: true, path: name + ".")
    }
    let field = Field(path: name, findings: context.findings, isElement: true)
    let read = elements.map { object.read($0, field) }
    legs = read.compactMap(\.self)
    self.whole = whole
    let mistakes = context.findings.mistakes
    reportKeysOfOneLeg(context.findings)
    guard legs.count == elements.count, context.findings.mistakes == mistakes else { return nil }
    join()
  }

  /// Returns the trip; `nil`, with a diagnostic, if the legs don't form one.
  func trip(with people: [Slug], track: TrackSummary?, _ context: ModelContext) -> Trip? {
    let made = legs.map { $0.leg(context) }
    let legs = made.compactMap(\.self)
    guard legs.count == made.count, agree(legs, context) else { return nil }
    do throws(TripFault) {
      return try Trip(
        legs: legs, isCancelled: whole.status?.value == .cancelled, people: people,
        track: track)
    } catch {
      switch error {
      case .noLeg: break
      case .departsBeforeArrival(let index): reportOverlap(index, context.findings)
      }
      return nil
    }
  }

  /// Completes each leg with facts from the trip and from the adjacent legs.
  private mutating func join() {
    for index in legs.indices {
      legs[index].mode = legs[index].mode ?? whole.mode
      legs[index].provider = legs[index].provider ?? whole.provider
      guard index > 0 else { continue }
      let before = legs[index - 1]
      // The next leg begins where the previous one actually ended.
      if let place = before.divertedTo, !legs[index].origin.isStated {
        legs[index].origin.place = place
        legs[index].origin.isStated = true
      } else {
        legs[index].origin.meet(before.destination)
      }
      legs[index - 1].destination.meet(legs[index].origin)
    }
    legs[0].origin.meet(whole.origin)
    legs[legs.count - 1].destination.meet(whole.destination)
    let places =
      [whole.origin.place, whole.destination.place].compactMap(\.self)
      + legs.flatMap { [$0.origin.place, $0.destination.place].compactMap(\.self) }
    let known = places.filter { $0.zone != nil || $0.coordinate != nil }
    for index in legs.indices {
      legs[index].origin.complete(from: known)
      legs[index].destination.complete(from: known)
    }
  }

  private func reportKeysOfOneLeg(_ findings: Findings) {
    func report(_ written: String, at range: Range<Int>) {
      findings.report(
        .contentLegKeyBesideLegs, at: range,
        "'\(written)' describes one leg, but it is next to 'legs'",
        fix: "write it in the leg that it belongs to")
    }
    for name in LegKeys.ofOneLeg where whole.ranges.has(name) {
      report(name, at: whole.ranges[name])
    }
    if let status = whole.status, status.value == .diverted || status.value == .replaced {
      report("\(LegKeys.status.name): \(status.value.rawValue)", at: status.range)
    }
  }

  /// Whether the trip's own keys agree with the first and the last leg.
  private func agree(_ legs: [Leg], _ context: ModelContext) -> Bool {
    guard let first = legs.first, let last = legs.last else { return false }
    let (findings, mistakes) = (context.findings, context.findings.mistakes)
    func compare(_ key: KeyDeclaration, _ isSame: Bool, _ leg: WrittenLeg) {
      guard !isSame else { return }
      let isFirst = key.name == LegKeys.departure.name || key.name == LegKeys.origin.name
      let which = isFirst ? "first" : "last"
      findings.report(
        .contentLegDisagrees, at: whole.ranges[key.name],
        "the trip's '\(key.name)' differs from its \(which) leg's",
        fix: "remove one of them: the legs are enough",
        notes: [
          Diagnostic.Note(
            "'\(key.name)' of the \(which) leg", at: findings.file.place(leg.ranges[key.name]))
        ])
    }
    let zones = (first.departure.zone, last.arrival.zone)
    let departure = context.moment(
      whole.times.departure, of: LegKeys.departure.name, in: .known(zones.0))
    let arrival = context.moment(
      whole.times.arrival, of: LegKeys.arrival.name, in: .known(zones.1))
    let (begin, end) = (self.legs[0], self.legs[legs.count - 1])
    compare(
      LegKeys.departure.declaration, departure?.isSame(as: first.departure) ?? true, begin)
    compare(LegKeys.arrival.declaration, arrival?.isSame(as: last.arrival) ?? true, end)
    compare(
      LegKeys.origin.declaration, whole.origin.place.isSame(as: first.origin), begin)
    compare(
      LegKeys.destination.declaration, whole.destination.place.isSame(as: last.destination), end)
    return findings.mistakes == mistakes
  }

  private func reportOverlap(_ index: Int, _ findings: Findings) {
    let (leg, before) = (legs[index], legs[..<index].last { $0.isTaken } ?? legs[0])
    findings.report(
      .contentLegOrder, at: leg.ranges[LegKeys.departure],
      "the leg departs before the previous leg arrives",
      fix: "correct one of the two times, or write `status: replaced` for a leg that you didn't "
        + "take",
      notes: [
        Diagnostic.Note(
          "the previous leg arrives here", at: findings.file.place(before.ranges[LegKeys.arrival]))
      ])
  }
}

extension WrittenLeg {
  /// Whether the leg is travelled: it is neither cancelled nor replaced.
  var isTaken: Bool {
    status.map { $0.value == .scheduled || $0.value == .diverted } ?? true
  }
}

extension Moment {
  /// Whether both are the same instant, or the same day.
  fileprivate func isSame(as other: Moment) -> Bool {
    instant == other.instant && isDay == other.isDay
  }
}

extension Place? {
  /// Whether both are the same place, or one is not stated.
  fileprivate func isSame(as other: Place?) -> Bool {
    guard let self, let other else { return true }
    return self.isSame(as: other)
  }
}
