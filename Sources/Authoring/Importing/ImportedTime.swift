import Basics
import Content
import Domain
import Foundation

/// A time in the form that content files use, and the instant that it means.
struct ImportedTime: Equatable {
  /// Text such as `2026-05-02T10:00`, in the local time of its place, or `2026-05-02`.
  let written: String
  /// Seconds since 1970; for a day, the beginning of that day in UTC.
  let seconds: Int
  let isDay: Bool

  /// Creates a day from year, month and day; `nil` if it doesn't exist.
  init?(year: Int, month: Int, day: Int) {
    self.init(year: year, month: month, day: day, minute: 0, in: nil)
  }

  /// Creates a local time from its minute of the day in a zone, or a day if the zone is `nil`.
  /// `nil` if the day or minute doesn't exist. If clocks show the time twice, the first is meant.
  init?(year: Int, month: Int, day: Int, minute: Int, in zone: TimeZone?) {
    // Before 1583, Foundation uses the Julian calendar, but content files don't.
    guard (0..<1440).contains(minute), year >= 1583,
      (try? CalendarDate(year: year, month: month, day: day)) != nil
    else { return nil }
    let parts = DateComponents(
      year: year, month: month, day: day, hour: minute / 60, minute: minute % 60)
    guard let date = Self.calendar(zone).date(from: parts) else { return nil }
    self.init(date, in: zone)
  }

  /// Creates a time from an instant, in the local time of a zone, or a day in UTC if the zone is
  /// `nil`.
  ///
  /// If clocks show the time twice, the text includes the offset, because content needs it.
  init(_ date: Date, in zone: TimeZone?) {
    let calendar = Self.calendar(zone)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let second = parts.second == 0 ? "" : ":\(Self.digits(parts.second))"
    let clock = "T\(Self.digits(parts.hour)):\(Self.digits(parts.minute))\(second)"
    let local = Self.day(parts) + clock
    let offset = zone.map { Self.isPlain(local, in: $0) ? "" : Self.offset(of: $0, at: date) }
    written = offset.map { local + $0 } ?? Self.day(parts)
    seconds = Int(date.timeIntervalSince1970)
    isDay = zone == nil
  }

  /// Creates a time from an instant whose zone isn't known from anything else:
  /// `2026-05-02T10:00:00+02:00[Europe/Rome]`. Without a zone, the time is in UTC, and pages show
  /// it in the site's zone.
  init(_ date: Date, stating zone: TimeZone?) {
    let parts = Self.calendar(zone).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    let clock = [parts.hour, parts.minute, parts.second].map { Self.digits($0) }
      .joined(separator: ":")
    let end =
      zone.map { zone in
        let name = Zone(iana: zone.identifier).map { "[\($0.identifier)]" } ?? ""
        return Self.offset(of: zone, at: date) + name
      } ?? "Z"
    written = "\(Self.day(parts))T\(clock)\(end)"
    seconds = Int(date.timeIntervalSince1970)
    isDay = false
  }

  /// Shortens a day to its month or year.
  init?(_ day: ImportedTime, length: Int) {
    guard day.isDay, let text = String(day.written.utf8.prefix(length)) else { return nil }
    (written, seconds, isDay) = (text, day.seconds, true)
  }

  /// Whether content accepts a local time in a zone without its offset.
  private static func isPlain(_ local: String, in zone: TimeZone) -> Bool {
    let named = Zone(iana: zone.identifier) ?? Zone(offset: zone.secondsFromGMT())
    do throws(TimeFault) {
      _ = try WrittenTime(local).moment(place: named, site: .utc)
      return true
    } catch {
      return false
    }
  }

  private static func calendar(_ zone: TimeZone?) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .gmt
    return calendar
  }

  private static func day(_ parts: DateComponents) -> String {
    "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
  }

  /// Offset in whole minutes (RFC 3339); since 1972 all offsets are whole minutes.
  private static func offset(of zone: TimeZone, at date: Date) -> String {
    let minutes = zone.secondsFromGMT(for: date) / 60
    let size = minutes.magnitude
    return "\(minutes < 0 ? "-" : "+")\(digits(Int(size / 60))):\(digits(Int(size % 60)))"
  }

  private static func digits(_ number: Int?, _ width: Int = 2) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  /// The time so many minutes later, in the local time of another place.
  func later(by minutes: Int, in zone: TimeZone?) -> ImportedTime {
    ImportedTime(
      Date(timeIntervalSince1970: Double(seconds + minutes * 60)), in: isDay ? nil : zone)
  }

  /// Minutes of a time of day such as `08:05`, with or without seconds.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 2 ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), let hours = parts[0], let minute = parts[1],
      (0...99).contains(hours), (0..<60).contains(minute)
    else { return nil }
    return hours * 60 + minute
  }

  /// Year, month and day of a date such as `2026-05-02`.
  static func day(_ text: some StringProtocol) -> (year: Int, month: Int, day: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
  }

  /// Creates a day from a date such as `2026-05-02`.
  init?(day text: some StringProtocol) {
    guard let date = Self.day(text) else { return nil }
    self.init(year: date.year, month: date.month, day: date.day)
  }

  /// Creates a time in a zone. The text is local, such as `2026-05-02T10:00`, or ends with its
  /// offset, such as `Z` or `+02:00`. Seconds, a fraction of them, and a space before the time are
  /// optional.
  init?(local text: String, in zone: TimeZone) {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " }
    guard parts.count == 2, let date = Self.day(parts[0]) else { return nil }
    let clock = parts[1].prefix { "0123456789:.,".contains($0) }
    let end = parts[1].dropFirst(clock.utf8.count)
    let offset = ClockOffset(end)
    guard end.isEmpty || offset != nil,
      let whole = clock.split(
        omittingEmptySubsequences: false, whereSeparator: { ".,".contains($0) }
      )
      .first, let minute = Self.minutes(whole)
    else { return nil }
    let stated = offset.flatMap { TimeZone(secondsFromGMT: $0.seconds) }
    let read = ImportedTime(
      year: date.year, month: date.month, day: date.day, minute: minute, in: stated ?? zone)
    guard let read else { return nil }
    self = stated == nil ? read : read.later(by: 0, in: zone)
  }
}
