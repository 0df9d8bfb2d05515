import Basics
package import Domain
import Foundation

/// Offsets of a zone's clocks, from the system's zone data.
///
/// Rules are made again whenever needed: Foundation caches its zones, and a look-up takes 0.12 µs.
struct ZoneRules {
  private let zone: Zone
  private let timeZone: TimeZone

  /// Rules of a zone; `nil` if its name isn't an IANA name.
  init?(_ zone: Zone) {
    let timeZone =
      if let offset = zone.fixedOffset {
        TimeZone(secondsFromGMT: offset)
      } else if Self.isName(zone.identifier) {
        TimeZone(identifier: zone.identifier)
      } else {
        TimeZone?.none
      }
    guard let timeZone else { return nil }
    self.zone = zone
    self.timeZone = timeZone
  }

  /// Offset in seconds east of UTC.
  func offset(at seconds: Int64) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// The only instant at which clocks show a local time, in seconds since 1970.
  func instant(of local: LocalTime) throws(TimeFault) -> Int64 {
    let wall = local.secondsAsUTC
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    guard before != after else { return wall - Int64(before) }
    let isBefore = offset(at: wall - Int64(before)) == before
    let isAfter = offset(at: wall - Int64(after)) == after
    switch (isBefore, isAfter) {
    case (true, false): return wall - Int64(before)
    case (false, true): return wall - Int64(after)
    case (true, true): throw .ambiguous(zone: zone, first: before, second: after)
    case (false, false): throw .skipped(zone: zone, before: before, after: after)
    }
  }

  /// The first instant of a day, in seconds since 1970: midnight, the earlier one of two, or the
  /// instant at which clocks skip it.
  func start(of date: CalendarDate) throws(TimeFault) -> Int64 {
    let midnight = LocalTime.midnight(date)
    do throws(TimeFault) {
      return try instant(of: midnight)
    } catch {
      switch error {
      case .ambiguous(_, let first, _):
        return midnight.secondsAsUTC - Int64(first)
      case .skipped(_, let before, let after):
        let leap = transition(
          from: midnight.secondsAsUTC - Int64(max(before, after)), before: before)
        // Some islands have skipped a whole day to cross the date line.
        guard leap + Int64(after) < midnight.secondsAsUTC + 86_400 else { throw error }
        return leap
      default: throw error
      }
    }
  }

  /// Number of seconds of a day that begins at `start`.
  func length(of date: CalendarDate, from start: Int64) -> Int32 {
    let noon = LocalTime.midnight(date).secondsAsUTC + 43_200
    // If the offset half a day before the start equals that one and a half days after it, the day
    // has 24 hours, as most days have.
    guard offset(at: noon - 86_400) != offset(at: noon + 86_400) else { return 86_400 }
    let next = CalendarDate(daysSinceEpoch: date.daysSinceEpoch + 1)
    guard next > date, let end = try? self.start(of: next), end > start else { return 86_400 }
    return Int32(clamping: end - start)
  }

  /// The first second within a day of `start` at which the offset differs from `before`.
  private func transition(from start: Int64, before: Int) -> Int64 {
    (start..<start + 86_400).partitioningIndex { offset(at: $0) != before }
  }

  /// Whether a name is IANA's. Foundation also accepts abbreviations ("PST") and offsets ("GMT+2").
  private static func isName(_ name: String) -> Bool {
    if name.utf8.contains(UInt8(ascii: "/")) {
      return !name.utf8.contains(UInt8(ascii: "."))
    }
    if legacyNames.contains(name) { return true }
    // Countries in the `backward` file, such as Japan.
    return name.utf8.dropFirst().first.map { $0 >= UInt8(ascii: "a") } ?? false
  }

  private static let legacyNames: Set<String> = [
    "UTC", "GMT", "WET", "CET", "MET", "EET", "EST", "MST", "HST", "EST5EDT", "CST6CDT", "MST7MDT",
    "PST8PDT",
  ]
}

extension CalendarDate {
  /// The day on a zone's clocks at an instant; the day in UTC if the system doesn't know the zone.
  package init(_ instant: Instant, in zone: Zone) {
    let offset = ZoneRules(zone)?.offset(at: instant.seconds) ?? 0
    // At the ends of the range, the instant's own day is close enough.
    self.init(utc: (try? Instant(seconds: instant.seconds + Int64(offset))) ?? instant)
  }
}

extension Zone {
  /// The zone with an IANA name; `nil` if the system doesn't know the name.
  package init?(iana name: String) {
    let zone = Zone(named: name)
    guard ZoneRules(zone) != nil else { return nil }
    self = zone
  }

  /// Names that may be suggested for a wrong one, in a fixed order.
  static var knownNames: [String] { TimeZone.knownTimeZoneIdentifiers.sorted() + ["UTC"] }
}
