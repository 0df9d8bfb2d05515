/// Counts of the values in a file that can't be used as they are, each with the first place.
///
/// None of them makes a file unreadable. The comment of each case gives the rule for it.
package struct TrackOddities: Sendable, Hashable {
  /// Kind of value, and the rule for it.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Latitude above 90 degrees, longitude above 360, infinite or NaN: the point is left out, and
    /// the points before and after it become neighbours.
    case pointOffEarth
    /// Elevation that isn't a number, or is outside -12,000 to 100,000 m: treated as unknown.
    case elevation
    /// Time that is unreadable, has no hour, or is outside the years 1900 to 2199: treated as
    /// unknown.
    case time
    /// Time earlier than that of the previous point in the segment: kept, but the step counts for
    /// neither time nor speed.
    case timeGoesBack
    /// Point without a time in a segment that has times: its steps count for neither time nor
    /// speed.
    case pointWithoutTime
    /// Area or other geometry that is neither a point nor a line: left out.
    case otherGeometry
    /// Time that is years from all others, such as that of a clock before its first fix: the point
    /// is left out.
    case strayTime
    /// Place that no vehicle can reach in the time since the previous point, or the place at 0, 0,
    /// which receivers without a fix write: point left out.
    case strayPlace
  }

  /// Number of cases, and the place of the first one.
  package struct Count: Sendable, Hashable {
    package let number: Int
    package let first: TrackPlace
  }

  package private(set) var counts: [Kind: Count] = [:]

  package subscript(kind: Kind) -> Count? { counts[kind] }
  package var isEmpty: Bool { counts.isEmpty }

  /// Counts several cases of a kind, for which only the file is known.
  mutating func note(_ kind: Kind, times number: Int) {
    guard number > 0 else { return }
    let before = counts[kind]
    counts[kind] = Count(
      number: (before?.number ?? 0) + number, first: before?.first ?? .start)
  }

  mutating func note(_ kind: Kind, at place: @autoclosure () -> TrackPlace) {
    let before = counts[kind]
    counts[kind] = Count(number: (before?.number ?? 0) + 1, first: before?.first ?? place())
  }
}
