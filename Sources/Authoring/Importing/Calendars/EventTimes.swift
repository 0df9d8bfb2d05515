import Domain
import Foundation

/// Times of an event by the local clocks at the two ends of its trip.
struct EventTimes {
  enum Fault: Error {
    case noStart, noEnd
    /// A time is local to a place that isn't known.
    case noZone
    /// Neither the system nor the calendar knows the time zone.
    case unknownZone(String)
  }

  let departure: ImportedTime
  let arrival: ImportedTime
  /// Names of time zones for which the calendar's definition differs from the system's.
  private(set) var contradicted: Set<String> = []

  /// Takes the times that the event states. Without an end time, the end follows from its duration
  /// or its day (RFC 5545 §3.6.1).
  init(
    start: CalendarTime?, end: CalendarTime?, hasEnd: Bool, duration: String?, _ words: EventTitle,
    _ zones: CalendarZones
  ) throws(Fault) {
    guard let start else { throw .noStart }
    guard let departure = try Self.time(start, at: words.origin, zones, &contradicted) else {
      throw .noStart
    }
    self.departure = departure
    var arrival: ImportedTime?
    if let end {
      arrival = try Self.time(end, at: words.destination, zones, &contradicted)
      // The end date of whole days is the day after the last, but some programs write the last day
      // itself.
      if end.minute == nil, end.date > start.date { arrival = arrival?.later(by: -1440, in: nil) }
    } else if hasEnd {
      throw .noEnd
    } else if let duration, let minutes = CalendarDuration.minutes(of: duration) {
      let zone = words.destination.zone
      guard departure.isDay || zone != nil else { throw .noEnd }
      arrival = departure.later(
        by: departure.isDay ? max(1440, minutes) - 1440 : minutes, in: zone)
    } else if duration == nil, departure.isDay {
      arrival = departure
    }
    guard let arrival, arrival.isDay == departure.isDay, arrival.seconds >= departure.seconds
    else { throw .noEnd }
    self.arrival = arrival
  }

  /// Returns a time by the clocks at a place; if the place isn't known, the time states its zone.
  private static func time(
    _ time: CalendarTime, at place: ImportedTrip.End?, _ zones: CalendarZones,
    _ contradicted: inout Set<String>
  ) throws(Fault) -> ImportedTime? {
    let date = time.date
    guard let minute = time.minute else {
      return ImportedTime(year: date.year, month: date.month, day: date.day)
    }
    let here = place?.zone
    var stated: TimeZone? = time.isUniversal ? .gmt : nil
    if !time.isUniversal, let name = time.zone {
      guard let finding = zones.zone(named: name, at: time) else { throw .unknownZone(name) }
      if finding.isContradicted { contradicted.insert(name) }
      stated = finding.zone
    }
    guard let zone = stated ?? here else { throw .noZone }
    let read = ImportedTime(
      year: date.year, month: date.month, day: date.day, minute: minute, in: zone)
    guard let read else { return nil }
    guard let here else {
      guard place == nil else { return nil }
      let isNamed = !time.isUniversal && stated != nil
      return ImportedTime(
        Date(timeIntervalSince1970: Double(read.seconds)), stating: isNamed ? zone : nil)
    }
    return read.later(by: 0, in: here)
  }
}
