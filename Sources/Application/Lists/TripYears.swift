import Content
import Domain
import Tracing

/// The listed trips by the year of their departure, as the clocks there show it.
struct TripYears: Sendable {
  struct Year: Sendable {
    let number: Int
    /// Their places among all trips, in the order of their list.
    let trips: [Int]
  }

  /// The newest first.
  let years: [Year]

  /// Those of a plan.
  init(_ plan: KeptPlan) { years = plan.years }

  init(_ content: SiteContent, _ formats: Formats) {
    var trips: [Int: [Int]] = [:]
    for (index, trip) in content.trips.enumerated() where trip.isListed {
      trips[Self.year(of: trip.model.departure, formats), default: []].append(index)
    }
    years = trips.sorted { $0.key > $1.key }.map { Year(number: $0.key, trips: $0.value) }
  }

  /// Of the years and how many trips each has; the same in every process.
  var countsHash: UInt64 {
    var hasher = StableHasher()
    for year in years {
      hasher.combine(year.number)
      hasher.combine(year.trips.count)
    }
    return hasher.finish()
  }

  /// No zone is asked but at the turn of a year: none is a whole day from UTC.
  private static func year(of moment: Moment, _ formats: Formats) -> Int {
    let day = LocalTime(moment.instant, offset: 0).day
    let (before, after) = (
      CalendarDate(daysSinceEpoch: day - 1).year, CalendarDate(daysSinceEpoch: day + 1).year
    )
    return before == after ? after : formats.local(moment).date.year
  }
}
