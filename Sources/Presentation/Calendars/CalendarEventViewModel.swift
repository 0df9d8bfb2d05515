package import Markup

/// A trip as an event of a calendar.
package struct CalendarEventViewModel: Sendable, Equatable {
  /// The event's permanent identifier.
  package let id: String
  /// The time when the trip's facts last changed, in UTC.
  package let stamp: CalendarTimeViewModel
  package let start: CalendarTimeViewModel
  /// The end. Missing for a trip that takes no time.
  package var end: CalendarTimeViewModel?
  package let summary: String
  package var description, location: String?
  /// Latitude and longitude, separated by a semicolon: "38.7;-9.1".
  package var coordinate: String?
  /// The trip's page.
  package var link: Link?
  package var isCancelled = false
  package var tags: [String] = []

  package init(
    id: String, stamp: CalendarTimeViewModel, start: CalendarTimeViewModel, summary: String
  ) {
    self.id = id
    self.stamp = stamp
    self.start = start
    self.summary = summary
  }

  func write(into output: inout OutputBuffer) {
    output.appendContentLine("BEGIN", value: "VEVENT")
    output.appendContentLine("UID", text: id)
    output.append(stamp, as: "DTSTAMP")
    output.append(start, as: "DTSTART")
    if let end { output.append(end, as: "DTEND") }
    output.appendContentLine("SUMMARY", text: summary)
    if let description { output.appendContentLine("DESCRIPTION", text: description) }
    if let location { output.appendContentLine("LOCATION", text: location) }
    if let coordinate { output.appendContentLine("GEO", value: coordinate) }
    if let link { output.appendContentLine("URL", value: link.address) }
    if !tags.isEmpty { output.appendContentLine("CATEGORIES", texts: tags) }
    output.appendContentLine("STATUS", value: isCancelled ? "CANCELLED" : "CONFIRMED")
    output.appendContentLine("END", value: "VEVENT")
  }
}

/// A time in the format of calendars: a zone's local time, a time in UTC, or a day.
package struct CalendarTimeViewModel: Sendable, Equatable {
  /// A time such as "20151009T130953", or a day such as "20151009".
  package let text: String
  /// The time zone of a local time. Missing for UTC and for a day.
  package let zone: String?
  /// Whether this is an all-day date.
  package let isDay: Bool

  package init(_ text: String, zone: String? = nil) {
    self.text = text
    self.zone = zone
    isDay = false
  }

  package init(day text: String) {
    self.text = text
    zone = nil
    isDay = true
  }
}

extension OutputBuffer {
  fileprivate mutating func append(_ time: CalendarTimeViewModel, as name: StaticString) {
    appendContentLine(
      name, parameter: time.isDay ? ("VALUE", "DATE") : time.zone.map { ("TZID", $0) },
      value: time.text, end: time.zone == nil && !time.isDay ? "Z" : "")
  }
}
