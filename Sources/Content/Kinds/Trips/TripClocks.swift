import Diagnostics
import Domain
import Gazetteer

/// The zones of a trip's times, and whether they are stated.
///
/// A local time is in the zone of its place, or else of the site. If two times of a trip are
/// compared, as for its duration and its delays, a wrongly assumed zone gives a wrong result:
/// Lisbon to Tokyo takes 22 hours by the clocks of one zone, and 14 by those of both.
struct TripClocks {
  /// One end of a trip: its place, and the times that its clocks show.
  struct End {
    /// Name of the key that names the place.
    let key: String
    let place: Place?
    let isStated: Bool
    /// Whether the place is written as an object, which has room for a zone.
    let isObject: Bool
    /// Range where a missing zone belongs: at an empty `timeZone`, else at the place.
    let range: Range<Int>
    /// The valid times, in the order of their keys.
    let times: [Time]

    struct Time {
      let key: String
      let time: Located<WrittenTime>

      /// A valid time of a key; `nil` for one that is absent or wrong.
      init?(_ key: Key<Located<WrittenTime>>, _ time: Located<WrittenTime>?) {
        guard let time else { return nil }
        self.key = key.name
        self.time = time
      }
    }
  }

  /// Known facts about the clocks of an end.
  private enum Clock {
    case zone(Zone)
    /// An offset in seconds east of UTC.
    case offset(Int)
    /// An instant that doesn't imply a place: seconds since 1970, or `Z`.
    case universal
    /// Only local times.
    case unknown
    /// Only days, which aren't used for measuring.
    case none
  }

  /// Verdict on an end whose local times are read in the site's zone.
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

  /// The zone of an end's place, or of the other end if both are the same place.
  static func zone(of place: Place?, beside other: Place?) -> Zone? {
    if let zone = place?.zone { return zone }
    guard let place, let other, let zone = other.zone, place.isSame(as: other) else { return nil }
    return zone
  }

  /// Reports a zone that must be known, and one that was assumed; returns whether the times can be
  /// compared.
  func check(_ findings: Findings) -> Bool {
    // Mistakes in the settings or a place have already been reported.
    guard defaults.zoneSource != .wrong, isWhole(origin), isWhole(destination) else {
      return true
    }
    let found = [
      (origin, finding(of: origin, beside: destination)),
      (destination, finding(of: destination, beside: origin)),
    ]
    let missing = found.filter { $0.1 == .missing }.map(\.0)
    if missing.count == 2, knownClock(of: origin) == nil, knownClock(of: destination) == nil {
      findings.report(
        .contentMissingZone, at: origin.range,
        "the trip has local times, but the time zones of '\(origin.key)' and "
          + "'\(destination.key)' are unknown",
        fix: Self.zoneFix(of: [origin, destination], findings.file),
        notes: ["if all your places are in one zone, set 'timeZone' in Content/site.json"])
      return false
    }
    for end in missing {
      let key = end.times.first { $0.time.value.isLocal }?.key ?? end.key
      findings.report(
        .contentMissingZone, at: end.range,
        end.place == nil
          ? "'\(key)' is a local time, but its time zone is unknown"
          : "'\(key)' is a local time, but the time zone of '\(end.key)' is unknown",
        fix: Self.zoneFix(of: [end], findings.file)
          + ", or write '\(key)' with its offset, as in +01:00",
        notes: known(besides: end).map {
          [Diagnostic.Note("'\($0.key)' uses \($0.clock)", at: findings.file.place($0.range))]
        } ?? [])
    }
    if missing.isEmpty, let end = found.first(where: { $0.1 == .assumed })?.0 {
      findings.count(.assumedZone, at: end.range)
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

  /// Whether the site's clocks and others agree at a local time.
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

  /// Clock of an end, from its place or else from its times. A zone in brackets takes precedence
  /// over an offset.
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

  /// Key that sets an end's clock, or else the other end's.
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
  /// Whether the instant depends on a zone that the time doesn't name. Whole days don't count.
  var isLocal: Bool {
    guard case .local = form else { return false }
    return zone == nil
  }

  /// Whether the time is an instant that doesn't imply a clock.
  fileprivate var isUniversal: Bool {
    switch form {
    case .instant, .offset(_, nil): zone == nil
    case .offset, .local, .day, .month, .year: false
    }
  }

  /// The time's own offset, in seconds east of UTC.
  fileprivate var offset: Int? {
    guard case .offset(_, let offset) = form else { return nil }
    return offset
  }
}

extension TripClocks {
  /// Advice on where to write the zones: in a place that is already an object, or else in a new
  /// object in the file's own format. Zones of known cities are named.
  private static func zoneFix(of ends: [End], _ file: SourceFile) -> String {
    let airports = ends.compactMap { end in
      end.place.flatMap {
        $0.name == $0.name.lowercased() ? Airport(code: $0.name.uppercased()) : nil
      }
    }
    if let airport = airports.first, ends.count == 1 {
      return "write \(OthersKeys.member(ends[0].key, airport.code, in: file)) for the airport of "
        + "\(airport.city), or give the place its time zone"
    }
    let cities = ends.compactMap { end in end.place.flatMap { City.named($0.name).first } }
    if cities.count == ends.count { return zoneFix(of: ends, in: cities, file) }
    let keys = ends.map { "'\($0.key)'" }.joined(separator: " and ")
    guard ends.contains(where: { !$0.isObject }) else {
      return "add 'timeZone' to \(keys), such as Europe/Lisbon"
    }
    let example = OthersKeys.place(with: "timeZone", in: file)
    return "write \(keys) with a time zone, as in \(example)"
  }

  /// Advice with the zones of the largest cities that have these names. The author can see that it
  /// is a guess.
  private static func zoneFix(
    of ends: [End], in cities: [City], _ file: SourceFile
  ) -> String {
    let names = zip(ends, cities).map { $0.place?.name ?? $1.name }
    let isOneZone = Set(cities.map(\.zone)).count == 1 && names.count > 1
    let facts =
      isOneZone
      ? ["\(ReadingDiagnostics.list(names)) are in \(cities[0].zone)"]
      : zip(names, cities).map { "\($0) is in \($1.zone)" }
    let ways = zip(ends, cities).map { end, city in
      end.isObject
        ? "add \(OthersKeys.member("timeZone", OthersKeys.text(city.zone, in: file), in: file)) to "
          + "'\(end.key)'"
        : "write '\(end.key)' as "
          + OthersKeys.place(["name": end.place?.name ?? "", "timeZone": city.zone], in: file)
    }
    return ReadingDiagnostics.list(facts) + ": " + ReadingDiagnostics.list(ways)
  }
}
