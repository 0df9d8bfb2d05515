import Domain
import Foundation
import Gazetteer

/// A trip as a file of another program says it.
struct ImportedTrip {
  /// An end by the IATA code of its airport, or by its name.
  enum End {
    case airport(Airport)
    case city(City)

    var name: String {
      switch self {
      case .airport(let airport): airport.city
      case .city(let city): city.name
      }
    }

    /// Zone of its clocks, if the system knows it.
    var zone: TimeZone? {
      switch self {
      case .airport(let airport): TimeZone(identifier: airport.zone)
      case .city(let city): TimeZone(identifier: city.zone)
      }
    }
  }

  /// Line of its file where it begins, from 1.
  let line: Int
  let origin: End
  let destination: End
  let departure: ImportedTime
  let arrival: ImportedTime
  var provider: String?
  var number: String?
  var isFlight = false
  var isCancelled = false
  /// Text about the trip, in plain words.
  var note: String?
}

/// A time in the form of content files, and the instant that it is.
struct ImportedTime: Equatable {
  /// Text such as `2026-05-02T10:00`, in local time of its place, or `2026-05-02`.
  let written: String
  /// Seconds since 1970; for a day the beginning of its day in UTC.
  let seconds: Int
  let isDay: Bool

  /// Takes a day as year, month and day; `nil` if there is no such day.
  init?(year: Int, month: Int, day: Int) {
    self.init(year: year, month: month, day: day, minute: 0, in: nil)
  }

  /// Takes a local time by its minute of the day, in a zone; a day if the zone is `nil`. `nil` if
  /// there is no such day or minute. Of a time that clocks show twice it is the first.
  init?(year: Int, month: Int, day: Int, minute: Int, in zone: TimeZone?) {
    guard (0..<1440).contains(minute),
      (try? CalendarDate(year: year, month: month, day: day)) != nil
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .gmt
    let parts = DateComponents(
      year: year, month: month, day: day, hour: minute / 60, minute: minute % 60)
    guard let date = calendar.date(from: parts) else { return nil }
    self.init(date, in: zone)
  }

  /// Takes an instant, in the time of a zone; the day of UTC if the zone is `nil`.
  init(_ date: Date, in zone: TimeZone?) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ number: Int?, _ width: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    let clock = "T\(digits(parts.hour)):\(digits(parts.minute))"
    let second = parts.second == 0 ? "" : ":\(digits(parts.second))"
    written = zone == nil ? day : day + clock + second
    seconds = Int(date.timeIntervalSince1970)
    isDay = zone == nil
  }

  /// The time so many minutes later, by the clocks of another place.
  func later(by minutes: Int, in zone: TimeZone?) -> ImportedTime {
    ImportedTime(
      Date(timeIntervalSince1970: Double(seconds + minutes * 60)), in: isDay ? nil : zone)
  }
}
