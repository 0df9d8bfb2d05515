import Domain
import Foundation
import Presentation
import Synchronization

/// When the clocks of zones change, by the system's zone data, and how.
///
/// A class, since a year of a zone is searched once and then known: the trips of a journal share
/// their zones and years.
final class ClockChanges: Sendable {
  /// An instant at which the clocks of a zone leap.
  struct Change: Sendable, Hashable {
    /// Since 1970.
    let seconds: Int64
    /// In seconds east of UTC.
    let offsetBefore: Int
    let offset: Int
    let isDaylight: Bool
  }

  /// No clocks are known to have changed twice within two days, and back.
  private static let step: Int64 = 2 * 86_400

  private let known = Mutex<[ZoneYear: [Change]]>([:])
  private let knownRepeats = Mutex<[ZoneYear: [Range<Int64>]]>([:])
  private let viewModels = Mutex<[ZoneYear: CalendarZoneViewModel]>([:])

  /// Those of a year of UTC, in their order.
  func changes(of year: ZoneYear) -> [Change] {
    if let changes = known.withLock({ $0[year] }) { return changes }
    let changes = Self.search(year.zone, year.year)
    known.withLock { $0[year] = changes }
    return changes
  }

  /// When clocks show for the second time what they have shown already, in seconds since 1970: after the
  /// changes of a year of UTC, and of the one before, the last of which may have come at its end.
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

  /// What a calendar says of a zone in one year, made once.
  func viewModel(
    of year: ZoneYear, _ make: () -> CalendarZoneViewModel
  ) -> CalendarZoneViewModel {
    if let viewModel = viewModels.withLock({ $0[year] }) { return viewModel }
    let viewModel = make()
    viewModels.withLock { $0[year] = viewModel }
    return viewModel
  }

  /// In seconds east of UTC, and whether clocks are then advanced for the summer.
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
        var (first, last) = (low - 1, high)
        while last - first > 1 {
          let middle = first + (last - first) / 2
          if offset(middle) == before { first = middle } else { last = middle }
        }
        let date = Date(timeIntervalSince1970: Double(last))
        changes.append(
          Change(
            seconds: last, offsetBefore: before, offset: offset(last),
            isDaylight: timeZone.isDaylightSavingTime(for: date)))
        // Another may follow in the same two days.
        before = offset(last)
        low = last + 1
      } else {
        low = high + 1
      }
    }
    return changes
  }

  /// The first second of a year, in UTC.
  static func start(of year: Int) -> Int64 {
    guard let day = try? CalendarDate(year: min(max(year, 1), 9999), month: 1, day: 1) else {
      return 0
    }
    return Int64(day.daysSinceEpoch + (year > 9999 ? 365 : 0)) * 86_400
  }
}

/// A year of UTC in a zone.
struct ZoneYear: Sendable, Hashable {
  let zone: Zone
  let year: Int
}
