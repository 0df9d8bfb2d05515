import Domain
import Presentation

/// Collects the time zones of a calendar's events and the years whose clock changes it lists.
struct CalendarZones {
  private var years: Set<ZoneYear> = []

  /// Returns a moment in its zone's local time, or in UTC if the local time would be ambiguous.
  mutating func time(_ moment: Moment, in context: SiteContext) -> CalendarTimeViewModel {
    let seconds = moment.instant.seconds
    let local = context.formats.local(moment)
    let year = CalendarDate(utc: moment.instant).year
    guard moment.zone != .utc, moment.zone.fixedOffset != 0,
      // Calendars write offsets in whole minutes, but local mean time is exact to the second.
      local.offset % 60 == 0,
      !Self.isRepeated(seconds, of: moment.zone, in: year, context.clockChanges)
    else { return CalendarTimeViewModel(LocalTime(moment.instant, offset: 0).compact) }
    years.insert(ZoneYear(zone: moment.zone, year: year))
    return CalendarTimeViewModel(local.compact, zone: moment.zone.calendarID)
  }

  /// Whether clocks show the time of an instant for the second time. Calendars interpret an
  /// ambiguous time as the first one (RFC 5545 §3.3.5).
  private static func isRepeated(
    _ seconds: Int64, of zone: Zone, in year: Int, _ changes: ClockChanges
  ) -> Bool {
    changes.repeats(in: ZoneYear(zone: zone, year: year)).contains { $0.contains(seconds) }
  }

  /// The collected zones, sorted by name.
  func viewModels(in context: SiteContext) -> [CalendarZoneViewModel] {
    let changes = context.clockChanges
    var rest = years.sorted { ($0.zone.identifier, $0.year) < ($1.zone.identifier, $1.year) }[...]
    var zones: [CalendarZoneViewModel] = []
    while let first = rest.first {
      let years = rest.prefix { $0.zone == first.zone }
      rest = rest.dropFirst(years.count)
      func make() -> CalendarZoneViewModel {
        CalendarZoneViewModel(
          id: first.zone.calendarID,
          observances: Self.observances(of: first.zone, in: years.map(\.year), changes))
      }
      // Most trips need only one year of a zone, and share it with others, so its model is cached.
      zones.append(years.count == 1 ? changes.viewModel(of: first, make) : make())
    }
    return zones
  }

  /// Returns the offset at the start of each run of years, and every change within the run.
  private static func observances(
    of zone: Zone, in years: [Int], _ changes: ClockChanges
  ) -> [CalendarZoneViewModel.Observance] {
    var observances: [CalendarZoneViewModel.Observance] = []
    for (index, year) in years.enumerated() {
      if index == 0 || years[index - 1] != year - 1 {
        // Local years begin before UTC's in the east, so the search starts two days early.
        let start = ClockChanges.start(of: year) - 2 * 86_400
        let (offset, isDaylight) = ClockChanges.offset(of: zone, at: start)
        observances.append(
          .init(
            isDaylight: isDaylight, start: LocalTime.compact(start, offset: offset),
            offsetBefore: offset.calendarOffset, offset: offset.calendarOffset))
      }
      observances += changes.changes(of: ZoneYear(zone: zone, year: year)).map { change in
        .init(
          isDaylight: change.isDaylight,
          start: LocalTime.compact(change.seconds, offset: change.offsetBefore),
          offsetBefore: change.offsetBefore.calendarOffset,
          offset: change.offset.calendarOffset)
      }
    }
    return observances
  }
}

extension Zone {
  /// Calendar name of the zone. A fixed offset has no colon, which would need quotes: `UTC+0530`.
  fileprivate var calendarID: String {
    fixedOffset.map { "UTC\($0.calendarOffset)" } ?? identifier
  }
}

extension Int {
  /// Seconds east of UTC as calendars write them: `+0530`, or `-001445` (RFC 5545 §3.3.14).
  fileprivate var calendarOffset: String {
    func padded(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = padded(magnitude / 3600) + padded(magnitude / 60 % 60)
    return (self < 0 ? "-" : "+") + text + (magnitude % 60 == 0 ? "" : padded(magnitude % 60))
  }
}

extension LocalTime {
  /// Formats the local time at an offset for a calendar.
  fileprivate static func compact(_ seconds: Int64, offset: Int) -> String {
    let range = Instant.range
    let clamped = min(max(seconds, range.lowerBound), range.upperBound)
    return LocalTime((try? Instant(seconds: clamped)) ?? .epoch, offset: offset).compact
  }
}
