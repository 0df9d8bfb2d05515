import Basics
import Domain
import Foundation
import Presentation
import Synchronization

/// Changes of zones' clocks according to the system's time zone data.
///
/// A class, because it caches each searched year of a zone: a journal's trips share zones and
/// years.
final class ClockChanges: Sendable {
  /// An instant at which a zone's offset changes.
  struct Change: Sendable, Equatable {
    /// Instant of the change, in seconds since 1970.
    let seconds: Int64
    /// Offset before the change, in seconds east of UTC.
    let offsetBefore: Int
    let offset: Int
    let isDaylight: Bool
  }

  /// Step of the search, in seconds. In every known zone, a change and its reversal are at least
  /// two days apart.
  private static let step: Int64 = 2 * 86_400

  private let known = Mutex<[ZoneYear: [Change]]>([:])
  private let knownRepeats = Mutex<[ZoneYear: [Range<Int64>]]>([:])
  private let viewModels = Mutex<[ZoneYear: CalendarZoneViewModel]>([:])

  /// Returns the changes of a zone in a UTC year, in chronological order.
  func changes(of year: ZoneYear) -> [Change] {
    if let changes = known.withLock({ $0[year] }) { return changes }
    let changes = Self.search(year.zone, year.year)
    known.withLock { $0[year] = changes }
    return changes
  }

  /// Returns the ranges, in seconds since 1970, in which clocks repeat earlier times. Includes the
  /// changes of the year before, since its last range may extend past the end of the year.
  func repeats(in year: ZoneYear) -> [Range<Int64>] {
    if let repeats = knownRepeats.withLock({ $0[year] }) { return repeats }
    let before = ZoneYear(zone: year.zone, year: year.year - 1)
    let repeats = (changes(of: before) + changes(of: year)).compactMap { change in
      change.offset < change.offsetBefore
        ? change.seconds..<change.seconds + Int64(change.offsetBefore - change.offset) : nil
    }
    knownRepeats.withLock { $0[year] = repeats }
    return repeats
  }

  /// Returns a zone's calendar entry for one year; `make` runs once per zone and year.
  func viewModel(
    of year: ZoneYear, _ make: () -> CalendarZoneViewModel
  ) -> CalendarZoneViewModel {
    if let viewModel = viewModels.withLock({ $0[year] }) { return viewModel }
    let viewModel = make()
    viewModels.withLock { $0[year] = viewModel }
    return viewModel
  }

  /// Returns the offset in seconds east of UTC, and whether daylight saving time applies.
  static func offset(of zone: Zone, at seconds: Int64) -> (seconds: Int, isDaylight: Bool) {
    if let offset = zone.fixedOffset { return (offset, false) }
    let timeZone = TimeZone(identifier: zone.identifier) ?? .gmt
    let date = Date(timeIntervalSince1970: Double(seconds))
    return (timeZone.secondsFromGMT(for: date), timeZone.isDaylightSavingTime(for: date))
  }

  private static func search(_ zone: Zone, _ year: Int) -> [Change] {
    guard zone.fixedOffset == nil, let timeZone = TimeZone(identifier: zone.identifier) else {
      return []
    }
    func offset(_ seconds: Int64) -> Int {
      timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    let end = start(of: year + 1)
    var changes: [Change] = []
    var low = start(of: year)
    var before = offset(low - 1)
    while low < end {
      let high = min(low + step, end) - 1
      let after = offset(high)
      if after != before {
        let last = (low..<high).partitioningIndex { offset($0) != before }
        let date = Date(timeIntervalSince1970: Double(last))
        changes.append(
          Change(
            seconds: last, offsetBefore: before, offset: offset(last),
            isDaylight: timeZone.isDaylightSavingTime(for: date)))
        // The same two days may hold another change.
        before = offset(last)
        low = last + 1
      } else {
        low = high + 1
      }
    }
    return changes
  }

  /// Returns the first second of a year in UTC, in seconds since 1970.
  static func start(of year: Int) -> Int64 {
    guard let day = try? CalendarDate(year: min(max(year, 1), 9999), month: 1, day: 1) else {
      return 0
    }
    return Int64(day.daysSinceEpoch + (year > 9999 ? 365 : 0)) * 86_400
  }
}

/// A UTC year in a zone.
struct ZoneYear: Sendable, Hashable {
  let zone: Zone
  let year: Int
}
