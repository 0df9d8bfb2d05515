import Foundation
import Gazetteer

/// An event of a calendar, which may be a trip.
struct CalendarEvent {
  /// Line of the file at which the event's title stands, else it begins.
  private(set) var line: Int
  private var summary: String?
  private var start: CalendarLine?
  private var end: CalendarLine?
  private var duration: CalendarLine?
  private var isRepeated = false
  private var isCancelled = false
  /// Depth of components inside of the event, such as alarms, whose lines are not the event's.
  private var depth = 0

  init(line: Int) { self.line = line }

  mutating func take(_ line: CalendarLine) {
    if line.name == "BEGIN" { depth += 1 }
    if line.name == "END" { depth -= 1 }
    guard depth == 0 else { return }
    switch line.name {
    case "SUMMARY":
      summary = line.text
      self.line = line.number
    case "DTSTART": start = line
    case "DTEND": end = line
    case "DURATION": duration = line
    case "RRULE", "RDATE": isRepeated = true
    case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
    default: break
    }
  }

  /// Adds the trip, or the reason why the event is none.
  func add(to file: inout ImportedFile) {
    let title = ImportedText(summary.map { String($0.prefix(200)) }).text ?? ""
    guard let words = EventTitle(ImportedText(summary).text ?? "") else {
      return file.leave(line, "'\(title)' doesn't name two places, as in \"LH1166 FRA to LIS\"")
    }
    guard let start, let departure = time(start, at: words.origin, isEnd: false) else {
      return file.leave(line, "'\(title)' has no start time")
    }
    guard let arrival = arrival(after: departure, at: words.destination),
      arrival.isDay == departure.isDay, arrival.seconds >= departure.seconds
    else { return file.leave(line, "'\(title)' has no end time after its start") }
    file.add(
      ImportedTrip(
        line: line, origin: words.origin, destination: words.destination, departure: departure,
        arrival: arrival, provider: words.provider, number: words.number,
        isFlight: words.isFlight, isCancelled: isCancelled))
    if isRepeated { file.leave(line, "'\(title)' repeats, but only its first time was imported") }
  }

  /// The end that is stated; else the start with the duration, or the day of the start (RFC 5545
  /// §3.6.1).
  private func arrival(
    after departure: ImportedTime, at place: ImportedTrip.End
  ) -> ImportedTime? {
    if let end { return time(end, at: place, isEnd: true) }
    guard let duration else { return departure.isDay ? departure : nil }
    guard let minutes = Self.minutes(of: duration.value), departure.isDay || place.zone != nil
    else { return nil }
    // The end of days is the day after the last.
    let days = max(1440, minutes) - 1440
    return departure.later(by: departure.isDay ? days : minutes, in: place.zone)
  }

  /// Whole minutes of a duration of weeks, days, hours, minutes and seconds: `P1W`, `PT3H30M` (RFC
  /// 5545 §3.3.6); `nil` for a negative one, one of more than a hundred years, and any other text.
  private static func minutes(of text: String) -> Int? {
    var rest = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var (seconds, number, isTime): (Int, Int?, Bool) = (0, nil, false)
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard number ?? 0 < 1_000_000_000 else { return nil }
      case UInt8(ascii: "T") where number == nil && !isTime: isTime = true
      default:
        let units: [UInt8: Int] =
          isTime
          ? [UInt8(ascii: "H"): 3600, UInt8(ascii: "M"): 60, UInt8(ascii: "S"): 1]
          : [UInt8(ascii: "W"): 604_800, UInt8(ascii: "D"): 86_400]
        guard let unit = units[byte], let count = number else { return nil }
        seconds += count * unit
        number = nil
      }
    }
    return number == nil && seconds <= 3_200_000_000 ? seconds / 60 : nil
  }

  /// Date or time (RFC 5545 §3.3.4, §3.3.5) in the local time of a place; the end of days is the
  /// day after the last.
  private func time(
    _ line: CalendarLine, at place: ImportedTrip.End, isEnd: Bool
  ) -> ImportedTime? {
    let digits = Array(line.value.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= digits.count else { return nil }
      let part = digits[range]
      guard part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8) else {
      return nil
    }
    guard digits.count > 8 else {
      let date = ImportedTime(year: year, month: month, day: day)
      return isEnd ? date?.later(by: -1440, in: nil) : date
    }
    guard digits[8] == UInt8(ascii: "T"), let hour = number(9..<11), let minute = number(11..<13),
      hour < 24, minute < 60, let here = place.zone
    else { return nil }
    let isUniversal = digits.last == UInt8(ascii: "Z")
    // Zones with names of a program's own, which the calendar defines, are taken for the place's.
    let stated = line.parameters["TZID"].flatMap(TimeZone.init(identifier:))
    let zone = isUniversal ? .gmt : stated ?? here
    let time = ImportedTime(
      year: year, month: month, day: day, minute: hour * 60 + minute, in: zone)
    return time?.later(by: 0, in: here)
  }
}

/// Ends, provider and number in the title of an event.
struct EventTitle {
  let origin: ImportedTrip.End
  let destination: ImportedTrip.End
  let provider: String?
  let number: String?

  /// Whether both ends are airports.
  let isFlight: Bool

  init?(_ text: String) {
    guard text.utf8.count <= 500, let ends = TripEnds(text) else { return nil }
    let before = ends.origin.split(separator: " ").map(String.init)
    let after = ends.destination.split(separator: " ").map(String.init)
    if let from = before.last.flatMap({ Airport(code: Self.bare($0)) }),
      let to = after.first.flatMap({ Airport(code: Self.bare($0)) })
    {
      (origin, destination, isFlight) = (.airport(from), .airport(to), true)
      let words = before.dropLast().joined(separator: " ")
      number = Self.flightNumber(words)
      provider = nil
      return
    }
    let parts = ends.origin.components(separatedBy: " - ")
    guard parts.count <= 2, let name = parts.last, let from = City.named(name).first,
      let to = City.named(ends.destination).first
    else { return nil }
    (origin, destination, isFlight) = (.city(from), .city(to), false)
    provider = parts.count == 2 ? parts[0] : nil
    number = nil
  }

  /// A code without brackets and commas around it.
  private static func bare(_ word: String) -> String { word.filter { !"(),:".contains($0) } }

  /// A flight's number: two letters or digits of the airline, and at most four digits.
  private static func flightNumber(_ words: String) -> String? {
    let text = words.replacing(" ", with: "")
    let suffix = text.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    let letters = text.utf8.count - suffix
    let isWhole = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
    }
    return isWhole && (1...5).contains(suffix) && (1...3).contains(letters) ? text : nil
  }
}
