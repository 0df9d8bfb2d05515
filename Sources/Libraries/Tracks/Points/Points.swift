/// Positions in file order, with one array for each value, so that a million of them take 32 MB.
package struct Points: Sendable, Hashable {
  /// Degrees north of the equator, WGS 84: -90 to 90.
  package private(set) var latitudes: [Double] = []
  /// Degrees east of Greenwich, WGS 84: from -180 up to, but not including, 180.
  package private(set) var longitudes: [Double] = []
  /// Metres; empty as long as no point has an elevation, otherwise `noElevation` for points without
  /// one.
  private(set) var elevations: [Double] = []
  /// Milliseconds since 1970 in UTC; empty as long as no point has a time, otherwise `noTime` for
  /// points without one.
  private(set) var times: [Int64] = []

  static let noElevation = -Double.infinity
  static let noTime = Int64.min

  package init() {}

  package var count: Int { latitudes.count }
  package var isEmpty: Bool { latitudes.isEmpty }
  package var hasElevations: Bool { !elevations.isEmpty }
  package var hasTimes: Bool { !times.isEmpty }

  package subscript(index: Int) -> Point {
    Point(
      latitude: latitudes[index], longitude: longitudes[index],
      elevation: elevation(at: index), time: time(at: index))
  }

  /// Elevation of a point in metres; `nil` if it is unknown.
  package func elevation(at index: Int) -> Double? {
    guard hasElevations, elevations[index] != Self.noElevation else { return nil }
    return elevations[index]
  }

  /// Time of a point in milliseconds since 1970; `nil` if it is unknown.
  package func time(at index: Int) -> Int64? {
    guard hasTimes, times[index] != Self.noTime else { return nil }
    return times[index]
  }

  package mutating func append(_ point: Point) {
    if let elevation = point.elevation, elevations.isEmpty {
      elevations = Array(repeating: Self.noElevation, count: count)
      elevations.append(elevation)
    } else if hasElevations {
      elevations.append(point.elevation ?? Self.noElevation)
    }
    if let time = point.time, times.isEmpty {
      times = Array(repeating: Self.noTime, count: count)
      times.append(time)
    } else if hasTimes {
      times.append(point.time ?? Self.noTime)
    }
    latitudes.append(point.latitude)
    longitudes.append(point.longitude)
  }

  /// Copies points from another table to the end of this one.
  mutating func append(_ other: Points, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard hasElevations == other.hasElevations, hasTimes == other.hasTimes else {
      for index in range { append(other[index]) }
      return
    }
    latitudes += other.latitudes[range]
    longitudes += other.longitudes[range]
    if hasElevations { elevations += other.elevations[range] }
    if hasTimes { times += other.times[range] }
  }

  /// Removes the elevations from an index on, for a format that writes 0 for unknown elevations.
  mutating func removeElevations(from start: Int) {
    guard hasElevations else { return }
    if start == 0 { elevations = [] }
    for index in elevations.indices.dropFirst(start) { elevations[index] = Self.noElevation }
  }

  mutating func setTime(_ time: Int64, at index: Int) {
    if times.isEmpty { times = Array(repeating: Self.noTime, count: count) }
    times[index] = time
  }

  mutating func removeLast(_ number: Int) {
    latitudes.removeLast(number)
    longitudes.removeLast(number)
    if hasElevations { elevations.removeLast(number) }
    if hasTimes { times.removeLast(number) }
  }
}

/// Position with the values recorded there.
package struct Point: Sendable, Hashable {
  /// Degrees north of the equator, WGS 84: -90 to 90.
  package var latitude: Double
  /// Degrees east of Greenwich, WGS 84: from -180 up to, but not including, 180.
  package var longitude: Double
  /// Metres; `nil` if unknown.
  package var elevation: Double?
  /// Milliseconds since 1970 in UTC; `nil` if unknown.
  package var time: Int64?

  package init(
    latitude: Double, longitude: Double, elevation: Double? = nil, time: Int64? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.time = time
  }
}
