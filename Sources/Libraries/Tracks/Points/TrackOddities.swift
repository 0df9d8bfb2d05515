/// Counts of what a file holds beside what could be used, each with its first place.
///
/// None makes a file unreadable. The rule for each is the comment at its case.
package struct TrackOddities: Sendable, Hashable {
  /// Sort of value, and the rule for it.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Latitude above 90 degrees, longitude above 360, infinite or NaN: the point is left out, and
    /// its neighbours become neighbours.
    case pointOffEarth
    /// Elevation that is no number, or outside of -12,000 to 100,000 m: counts as unknown.
    case elevation
    /// Time that is unreadable, without an hour, or outside of the years 1900 to 2199: counts as
    /// unknown.
    case time
    /// Time before that of the point before it in the segment: kept, but the step gives no time and
    /// no speed.
    case timeGoesBack
    /// Point without a time in a segment that has times: its steps give no time and no speed.
    case pointWithoutTime
    /// Area or other geometry that is neither a point nor a line: left out.
    case otherGeometry
    /// Time that is years from all others, as that of a clock before its first fix: the point is
    /// left out.
    case strayTime
    /// Place to which no vehicle goes in the time since the point before, or the place at 0, 0,
    /// which receivers without a fix write: the point is left out.
    case strayPlace
  }

  /// Number of cases, and the place of the first of them.
  package struct Count: Sendable, Hashable {
    package let number: Int
    package let first: TrackPlace
  }

  package private(set) var counts: [Kind: Count] = [:]

  package subscript(kind: Kind) -> Count? { counts[kind] }
  package var isEmpty: Bool { counts.isEmpty }

  /// Counts several of a kind, of which only the file is known.
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
