import Domain
import Foundation
import Gazetteer

/// Times in a new trip's file, for its author to correct. The trip departs at nine o'clock local
/// time and takes as long as a flight would.
struct NewTripTimes {
  let departure: String
  let arrival: String

  init(on today: CalendarDate, from origin: NewPlace?, to destination: NewPlace?) {
    departure = "\(today.written)T09:00"
    let distance = origin?.kilometres(to: destination) ?? 0
    let hours = max(3, 1 + Int((distance / 800).rounded(.up)))
    var local = 9 * 60 + hours * 60
    if let from = origin?.zone, let to = destination?.zone {
      let noon = Date(timeIntervalSince1970: Double(today.daysSinceEpoch) * 86_400 + 43_200)
      local += (to.secondsFromGMT(for: noon) - from.secondsFromGMT(for: noon)) / 60
    }
    let (days, minute) = (Int((Double(local) / 1440).rounded(.down)), (local + 2880) % 1440)
    let date = CalendarDate(daysSinceEpoch: today.daysSinceEpoch + days)
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    arrival = "\(date.written)T\(clock.joined(separator: ":"))"
  }
}

extension NewPlace {
  /// Distance on a sphere with the Earth's mean radius; `nil` unless both places are known.
  fileprivate func kilometres(to other: NewPlace?) -> Double? {
    guard let here = coordinate, let there = other?.coordinate else { return nil }
    let (north, north2) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let east = (there.longitude - here.longitude) * .pi / 180
    // Haversine formula.
    let half =
      pow(sin((north2 - north) / 2), 2) + cos(north) * cos(north2) * pow(sin(east / 2), 2)
    return 2 * 6371 * asin(min(1, half.squareRoot()))
  }

  fileprivate var zone: TimeZone? { zoneName.flatMap(TimeZone.init(identifier:)) }
}
