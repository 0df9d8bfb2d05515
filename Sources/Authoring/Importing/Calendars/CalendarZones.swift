import Basics
import Content
import Domain
import Foundation

/// Time zones that a calendar names and defines.
struct CalendarZones {
  /// Result of looking up a time zone.
  struct Finding {
    let zone: TimeZone
    /// Whether the calendar's definition of the name differs from the system's data.
    var isContradicted = false
  }

  private var definitions: [String: CalendarZone] = [:]

  mutating func add(_ zone: CalendarZone, named name: String) { definitions[name] = zone }

  /// Finds the zone with a name at a local time; `nil` if neither the name nor the calendar's rules
  /// determine it.
  ///
  /// A name that the system knows overrides the calendar's rules, which are often those of another
  /// year.
  func zone(named name: String, at time: CalendarTime) -> Finding? {
    let definition = definitions[name]
    let defined = definition?.offset(atLocal: time.secondsAsUTC)
    if let zone = Self.zone(named: name) ?? definition?.location.flatMap(Self.zone) {
      let known = zone.offset(atLocal: time.secondsAsUTC)
      let isDefined = definition?.covers(time.secondsAsUTC) == true
      return Finding(zone: zone, isContradicted: isDefined && defined.map { $0 != known } ?? false)
    }
    let offset = defined ?? (definition == nil ? ClockOffset(name)?.seconds : nil)
    return offset.flatMap { TimeZone(secondsFromGMT: $0) }.map { Finding(zone: $0) }
  }

  /// Seconds since 1970 of a time; `nil` if it has no zone, or an unknown one.
  func seconds(of time: CalendarTime) -> Int? {
    if time.isUniversal { return time.secondsAsUTC }
    return time.zone.flatMap { zone(named: $0, at: time) }.map {
      time.secondsAsUTC - $0.zone.offset(atLocal: time.secondsAsUTC)
    }
  }

  /// The zone with an IANA name, with or without a prefix, or with a Windows name.
  private static func zone(named written: String) -> TimeZone? {
    let name = written.replacing(" ", with: "_")
    if let zone = iana(name) ?? windows(written) { return zone }
    // Libraries put their own prefixes before IANA names, as in
    // `/mozilla.org/20050126_1/Europe/Berlin` or `tzone://Microsoft/Utc`.
    guard name.hasPrefix("/") || name.contains("://") else { return nil }
    let parts = name.parts(between: "/").filter { !$0.isEmpty }
    return (1...3).reversed().lazy.compactMap { count in
      parts.count >= count ? iana(parts.suffix(count).joined(separator: "/")) : nil
    }.first
  }

  private static func iana(_ name: String) -> TimeZone? {
    let spelt = namesByLetters[name.lowercased()] ?? name
    return Zone(iana: spelt).flatMap { TimeZone(identifier: $0.identifier) }
  }

  private static func windows(_ name: String) -> TimeZone? {
    WindowsZones.names[name.lowercased()].flatMap(iana)
  }

  /// IANA names by their lower-case forms.
  private static let namesByLetters = Dictionary(
    (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).map { ($0.lowercased(), $0) }
  ) { first, _ in first }
}

extension TimeZone {
  /// Seconds east of UTC at a local time, given in seconds as if it were UTC. If clocks show the
  /// time twice, the first is meant; a time that they skip has the offset before the change.
  fileprivate func offset(atLocal seconds: Int) -> Int {
    func offset(_ seconds: Int) -> Int {
      secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    let before = offset(seconds - 86_400)
    let after = offset(seconds + 86_400)
    if offset(seconds - before) == before { return before }
    return offset(seconds - after) == after ? after : before
  }
}
