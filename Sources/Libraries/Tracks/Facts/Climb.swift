/// Total ascent and descent of a track, in metres.
///
/// Elevations from receivers fluctuate, and adding up each step would count the noise. So
/// elevations are smoothed first, each with weights of 0.3, 0.4 and 0.3 with its neighbours, as
/// `get_uphill_downhill` of gpxpy does. Then rises and falls of up to 3 m between two turns are
/// ignored.
package struct Climb: Sendable, Hashable {
  package fileprivate(set) var ascent = 0.0
  package fileprivate(set) var descent = 0.0

  /// Metres by which the elevation must reverse before it counts as a turn.
  package static let deadBand = 3.0

  /// Adds a segment's elevations.
  fileprivate mutating func add(_ elevations: [Double], deadBand: Double) {
    guard var low = elevations.first else { return }
    var high = low
    /// Whether the way rises since the last turn; `nil` before the first one.
    var isRising: Bool?
    // Before the first turn, `low` and `high` are the extremes. After it, they are the last turn
    // and the furthest elevation since.
    for (index, raw) in elevations.enumerated() {
      let isInner = index > 0 && index < elevations.count - 1
      let value =
        isInner ? elevations[index - 1] * 0.3 + raw * 0.4 + elevations[index + 1] * 0.3 : raw
      let isNewExtreme = value > high || value < low
      high = isRising == false ? high : max(high, value)
      low = isRising == true ? low : min(low, value)
      switch isRising {
      case true? where high - value > deadBand:
        ascent += high - low
        (low, isRising) = (value, false)
      case false? where value - low > deadBand:
        descent += high - low
        (high, isRising) = (value, true)
      case nil where isNewExtreme && high - low > deadBand: isRising = value == high
      default: break
      }
    }
    if isRising == true { ascent += high - low }
    if isRising == false { descent += high - low }
  }
}

extension Track {
  /// Ascent and descent of all segments; points without an elevation are skipped.
  func climb(deadBand: Double = Climb.deadBand) -> Climb? {
    guard points.hasElevations else { return nil }
    var climb = Climb()
    var isKnown = false
    for segment in segments {
      let elevations = segment.compactMap { points.elevation(at: $0) }
      isKnown = isKnown || elevations.count > 1
      climb.add(elevations, deadBand: deadBand)
    }
    return isKnown ? climb : nil
  }

  /// Elevations in metres at `count` equidistant places along the track, from its start to its end.
  /// Between known elevations, they follow a straight line.
  ///
  /// `nil` if fewer than two points have an elevation, or if the track has no length. Gaps between
  /// segments have no length. `count` must be at least 2.
  package func elevationProfile(count: Int) -> [Double]? {
    guard points.hasElevations, count >= 2 else { return nil }
    var known: [(distance: Double, elevation: Double)] = []
    var distance = 0.0
    for (index, step) in stepLengths.enumerated() {
      distance += step
      if let elevation = points.elevation(at: index) { known.append((distance, elevation)) }
    }
    guard known.count > 1, distance > 0 else { return nil }
    var next = 0
    return (0..<count).map { number in
      let place = distance * Double(number) / Double(count - 1)
      while next < known.count, known[next].distance < place { next += 1 }
      guard next > 0 else { return known[0].elevation }
      guard next < known.count else { return known[next - 1].elevation }
      let (before, after) = (known[next - 1], known[next])
      let part = (place - before.distance) / (after.distance - before.distance)
      return before.elevation + (after.elevation - before.elevation) * part
    }
  }
}
