import Content
import Domain

/// The listed trips by the year of their departure in local time.
struct TripYears: Sendable {
  struct Year: Sendable {
    let number: Int
    /// Indexes among all trips, in the order of their list.
    let trips: [Int]
  }

  /// The years, newest first.
  let years: [Year]

  init(_ content: SiteContent, _ formats: Formats) {
    var trips: [Int: [Int]] = [:]
    for (index, trip) in content.trips.enumerated() where trip.isListed {
      trips[Self.year(of: trip.model.departure, formats), default: []].append(index)
    }
    years = trips.sorted { $0.key > $1.key }.map { Year(number: $0.key, trips: $0.value) }
  }

  /// Returns the local year. Looks up the zone only near a turn of the year, since offsets are less
  /// than a day.
  private static func year(of moment: Moment, _ formats: Formats) -> Int {
    let day = LocalTime(moment.instant, offset: 0).day
    let (before, after) = (
      CalendarDate(daysSinceEpoch: day - 1).year, CalendarDate(daysSinceEpoch: day + 1).year
    )
    return before == after ? after : formats.local(moment).date.year
  }
}
