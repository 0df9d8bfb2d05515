import Diagnostics
import Domain

/// Whose clocks tell the times of a trip, and whether anybody said so.
///
/// A local time is one of the zone of its place, else of the site. Where two times of a trip are
/// compared, as its duration and its delays do, a zone that nobody gave makes a wrong fact: Lisbon to
/// Tokyo takes 22 hours by the clocks of one zone, and 14 by those of both.
struct TripClocks {
  /// One end of a trip: its place, and the times that clocks there show.
  struct End {
    /// Of the key that names the place.
    let key: String
    let place: Domain.Place?
    let isStated: Bool
    /// Whether it is written as an object, which has room for a zone.
    let isObject: Bool
    /// Where what is missing would stand: at an empty `timeZone`, else at the place.
    let range: Range<Int>
    /// As far as they are right, in the order of their keys.
    let times: [Time]

    struct Time {
      let key: String
      let time: Located<WrittenTime>

      /// `nil` for a time that is not stated, or wrong.
      init?(_ key: Key<Located<WrittenTime>>, _ time: Located<WrittenTime>?) {
        guard let time else { return nil }
        self.key = key.name
        self.time = time
      }
    }
  }

  /// What is known of the clocks of an end.
  private enum Clock {
    case zone(Zone)
    /// Seconds east of UTC.
    case offset(Int)
    /// An instant without a place: seconds since 1970, or `Z`.
    case universal
    /// Local times alone.
    case unknown
    /// Days alone, which nothing is measured by.
    case none
  }

  /// An end whose local times are read by the site's clocks, and what is wrong with that.
  private enum Finding {
    case fine
    case assumed
    case missing
  }

  private let origin: End
  private let destination: End
  private let defaults: ModelDefaults

  init(_ origin: End, _ destination: End, _ defaults: ModelDefaults) {
    self.origin = origin
    self.destination = destination
    self.defaults = defaults
  }

  /// The zone of an end's place, or of the other one where that is the same place.
  static func zone(of place: Domain.Place?, beside other: Domain.Place?) -> Zone? {
    if let zone = place?.zone { return zone }
    guard let place, let other, let zone = other.zone, place.isSame(as: other) else { return nil }
    return zone
  }

  /// Reports a zone that must be known, and notes one that was assumed; says whether the times can be
  /// compared.
  func check(_ findings: Findings) -> Bool {
    // What is wrong with the settings or a place is told already.
    guard defaults.zoneSource != .wrong, isWhole(origin), isWhole(destination) else {
      return true
    }
    let found = [
      (origin, finding(of: origin, beside: destination)),
      (destination, finding(of: destination, beside: origin)),
    ]
    let missing = found.filter { $0.1 == .missing }.map(\.0)
    if missing.count == 2, knownClock(of: origin) == nil, knownClock(of: destination) == nil {
      findings.report(ContentDiagnostics.missingZones(of: origin, destination, findings.file))
      return false
    }
    for end in missing {
      findings.report(
        ContentDiagnostics.missingZone(
          of: end, end.times.first { $0.time.value.isLocal }?.key ?? end.key,
          known: known(besides: end), findings.file))
    }
    if missing.isEmpty, let end = found.first(where: { $0.1 == .assumed })?.0 {
      findings.assumeZone(at: end.range)
    }
    return missing.isEmpty
  }

  private func isWhole(_ end: End) -> Bool { !end.isStated || end.place != nil }

  private func finding(of end: End, beside other: End) -> Finding {
    guard Self.zone(of: end.place, beside: other.place) == nil,
      let local = end.times.first(where: { $0.time.value.isLocal })
    else { return .fine }
    let isStated = defaults.zoneSource == .stated
    let mayDiffer = end.place.map { place in !(other.place?.isSame(as: place) ?? true) } ?? false
    var isUniversal = false
    switch clock(of: end) {
    case .zone(let zone): return agrees(local.time.value, .zone(zone)) ? .fine : .missing
    case .offset(let offset): return agrees(local.time.value, .offset(offset)) ? .fine : .missing
    case .universal: isUniversal = true
    case .unknown, .none: break
    }
    switch clock(of: other) {
    case .zone, .offset:
      guard end.place == nil || !mayDiffer && other.place != nil else { return .missing }
      return agrees(local.time.value, clock(of: other)) ? .fine : .missing
    case .universal: isUniversal = true
    case .unknown: break
    case .none: return isUniversal && !isStated ? .missing : .fine
    }
    if isUniversal, !isStated { return .missing }
    guard mayDiffer else { return .fine }
    return isStated ? .assumed : .missing
  }

  /// Whether the site's clocks show what others do at a local time.
  private func agrees(_ time: WrittenTime, _ clock: Clock) -> Bool {
    guard let site = ZoneRules(defaults.timeZone),
      let moment = try? time.moment(place: nil, site: defaults.timeZone)
    else { return true }
    let seconds = moment.instant.seconds
    switch clock {
    case .zone(let zone):
      return ZoneRules(zone).map { $0.offset(at: seconds) == site.offset(at: seconds) } ?? true
    case .offset(let offset): return offset == site.offset(at: seconds)
    case .universal, .unknown, .none: return true
    }
  }

  /// By its place, else by its times: a zone in brackets goes before an offset.
  private func clock(of end: End) -> Clock {
    if let known = knownClock(of: end) { return known.clock }
    var clock = Clock.none
    for time in end.times.map(\.time.value) {
      if time.isUniversal { return .universal }
      if time.isLocal { clock = .unknown }
    }
    return clock
  }

  private func knownClock(of end: End) -> (clock: Clock, by: Range<Int>, key: String)? {
    if let zone = end.place?.zone { return (.zone(zone), end.range, end.key) }
    for end in end.times {
      if let zone = end.time.value.zone { return (.zone(zone), end.time.range, end.key) }
    }
    for end in end.times {
      if let offset = end.time.value.offset { return (.offset(offset), end.time.range, end.key) }
    }
    return nil
  }

  /// What tells an end's clocks, or else the other's.
  private func known(besides end: End) -> (key: String, clock: String, range: Range<Int>)? {
    let other = end.key == origin.key ? destination : origin
    guard let known = knownClock(of: end) ?? knownClock(of: other) else { return nil }
    switch known.clock {
    case .zone(let zone): return (known.key, zone.identifier, known.by)
    case .offset(let offset): return (known.key, Zone(offset: offset).identifier, known.by)
    case .universal, .unknown, .none: return nil
    }
  }

}

extension WrittenTime {
  /// Whether only clocks of a zone that it does not name tell which instant it is, and it is no whole
  /// day.
  var isLocal: Bool {
    guard case .local = form else { return false }
    return zone == nil
  }

  /// Whether it is an instant that says nothing of clocks.
  fileprivate var isUniversal: Bool {
    switch form {
    case .instant, .offset(_, nil): zone == nil
    case .offset, .local, .day: false
    }
  }

  /// That it states itself, in seconds east of UTC.
  fileprivate var offset: Int? {
    guard case .offset(_, let offset) = form else { return nil }
    return offset
  }
}
