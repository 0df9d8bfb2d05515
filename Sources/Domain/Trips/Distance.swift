import Geodesy

extension Leg {
  /// Metres of its track. Without a track, metres of the shortest line from its origin over the
  /// stops with known coordinates to its end. `nil` if the coordinate of an end is unknown, or if
  /// all are the same, as on a walk around a lake.
  ///
  /// A diverted leg may have left out stops, so its distance ignores them.
  package var distance: Double? {
    if let track, track.distance > 0 { return track.distance }
    guard let start = origin?.coordinate?.point, let end = end?.coordinate?.point else {
      return nil
    }
    var (sum, place) = (0.0, start)
    for stop in divertedTo == nil ? stops : [] {
      guard let next = stop.place.coordinate?.point else { continue }
      sum += place.metres(to: next)
      place = next
    }
    sum += place.metres(to: end)
    return sum > 0 ? sum : nil
  }
}

extension Trip {
  /// Metres of all legs that were taken; `nil` if a leg's distance is unknown, or if no leg was
  /// taken.
  package var distance: Double? {
    var sum = 0.0
    for leg in legs where leg.isTaken {
      guard let distance = leg.distance else { return nil }
      sum += distance
    }
    return sum > 0 ? sum : nil
  }
}

extension Trip {
  /// Metres of the legs that were taken and have a known distance; `nil` without such a leg.
  package var knownDistance: Double? {
    let distances = legs.lazy.filter(\.isTaken).compactMap(\.distance)
    return distances.isEmpty ? nil : distances.reduce(0, +)
  }
}

extension Coordinate {
  var point: GeoPoint? { GeoPoint(latitude: latitude, longitude: longitude) }
}
