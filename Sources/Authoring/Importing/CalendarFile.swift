import Foundation
import Gazetteer

/// Trips in a calendar: iCalendar (RFC 5545).
///
/// Nothing in the format says which events are trips, so the summary must name two ends: codes of
/// airports or cities, as TripIt writes them (`DL738 JFK to LAX`, `Amtrak - New York, NY to Boston,
/// MA`; samples in github.com/aaronfreimark/tripit-emoji).
enum CalendarFile {
  /// `nil` for a text that is no calendar.
  static func read(_ text: String) -> ImportedFile? {
    guard text.prefix(64).uppercased().hasPrefix("BEGIN:VCALENDAR") else { return nil }
    var file = ImportedFile()
    var event: CalendarEvent?
    var (last, isWhole) = (1, false)
    for line in CalendarLine.lines(of: text) {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VEVENT"): event = CalendarEvent(line: line.number)
      case ("END", "VEVENT"):
        event?.add(to: &file)
        event = nil
      case ("END", "VCALENDAR"): isWhole = true
      default: event?.take(line)
      }
      last = line.number
    }
    if let event {
      file.leave(event.line, "the event isn't closed")
    } else if !isWhole {
      file.leave(last, "the calendar isn't closed, so events may be missing")
    }
    return file
  }
}

/// A content line of a calendar, without the line ends at which it was folded (RFC 5545 §3.1).
struct CalendarLine {
  /// Line of the file, from 1.
  let number: Int
  /// Name of the property in capitals.
  let name: String
  /// Parameters by their names in capitals.
  let parameters: [String: String]
  let value: String

  static func lines(of text: String) -> [CalendarLine] {
    var unfolded: [(number: Int, text: String)] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if line.first == " " || line.first == "\t", !unfolded.isEmpty {
        unfolded[unfolded.count - 1].text += line.dropFirst()
      } else if !line.isEmpty {
        unfolded.append((index + 1, String(line)))
      }
    }
    return unfolded.compactMap { CalendarLine($0.text, at: $0.number) }
  }

  private init?(_ text: String, at number: Int) {
    self.number = number
    // A colon in a quoted parameter is not the one before the value.
    var isQuoted = false
    let colon = text.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    guard let colon else { return nil }
    value = String(text[text.index(after: colon)...])
    let parts = text[..<colon].split(separator: ";")
    name = parts.first.map { $0.uppercased() } ?? ""
    var found: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      found[pair[0].uppercased()] = pair[1].filter { $0 != "\"" }
    }
    parameters = found
  }

  /// The value as a text (RFC 5545 §3.3.11).
  var text: String {
    var (text, isEscaped) = ("", false)
    for character in value {
      if isEscaped {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
