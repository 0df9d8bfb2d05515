/// The newest versions of a calendar's events (RFC 5545 §3.8.4.7, §3.8.7.4).
struct CalendarVersions {
  private struct Name: Hashable {
    let id: String
    let recurrence: String?
  }

  /// One event for each id and occurrence, in file order.
  let newest: [CalendarEvent]

  /// Takes all events of a calendar; events without a UID count as different.
  init(_ events: [CalendarEvent], _ zones: CalendarZones) {
    var places: [Name: Int] = [:]
    var newest: [CalendarEvent] = []
    for event in events {
      guard let id = event.id else {
        newest.append(event)
        continue
      }
      let name = Name(id: id, recurrence: event.recurrence)
      if let place = places[name] {
        if !newest[place].isNewer(than: event) { newest[place] = event }
      } else {
        places[name] = newest.count
        newest.append(event)
      }
    }
    self.newest = Self.withoutChangedTimes(newest, zones)
  }

  /// Leaves out repeated events whose first occurrence is replaced by another event
  /// (`RECURRENCE-ID`).
  private static func withoutChangedTimes(
    _ events: [CalendarEvent], _ zones: CalendarZones
  ) -> [CalendarEvent] {
    let changes = Dictionary(grouping: events.filter { $0.recurrence != nil }) { $0.id }
    return events.filter { event in
      guard event.recurrence == nil, let others = changes[event.id] else { return true }
      return !others.contains { $0.isChange(of: event, zones) }
    }
  }
}
