/// Cuts lines where they cross the meridian opposite to the middle of a world map.
///
/// Places are degrees east of the middle, -180 to 180, and degrees of latitude.
struct SeamCutter {
  private var parts: [[SIMD2<Double>]] = []
  private var part: [SIMD2<Double>] = []

  mutating func add(_ east: Double, _ latitude: Double) {
    let place = SIMD2(east, latitude)
    if let last = part.last, abs(east - last.x) > 180 {
      let side: Double = last.x > 0 ? 180 : -180
      let way = east + 2 * side - last.x
      let share = way == 0 ? 0 : (side - last.x) / way
      let height = last.y + (latitude - last.y) * share
      part.append(SIMD2(side, height))
      parts.append(part)
      part = [SIMD2(-side, height)]
    }
    part.append(place)
  }

  /// Ends the line and returns its parts. If a ring was cut, all of its parts begin and end at a
  /// cut.
  mutating func end(isClosed: Bool) -> [[SIMD2<Double>]] {
    guard isClosed, let first = parts.first else { return part.isEmpty ? parts : parts + [part] }
    // The last part continues with the first, where the ring began.
    parts[0] = part + first.dropFirst()
    return parts
  }
}

/// Joins parts of rings that end at the meridian opposite to the middle. That meridian is the edge
/// of the world here: north on the right side, along the pole, and south on the left.
struct Seam {
  private var parts: [[SIMD2<Double>]] = []

  mutating func add(_ parts: [[SIMD2<Double>]]) { self.parts += parts }

  /// Degrees along the edge, starting at the south pole on the right: up to 180 on the right side,
  /// and up to 360 on the left.
  private static func position(of place: SIMD2<Double>) -> Double {
    place.x > 0 ? place.y + 90 : 270 - place.y
  }

  /// Joins the end of each part to the next beginning along the edge. Land is on the left of a
  /// ring, as the world is on the left of its edge.
  func rings() -> [[SIMD2<Double>]] {
    let starts = parts.map { $0.first.map(Self.position) ?? 0 }
    var isUsed = parts.map { $0.count < 2 }
    var rings: [[SIMD2<Double>]] = []
    while let first = isUsed.firstIndex(of: false) {
      var ring: [SIMD2<Double>] = []
      var next = first
      while !isUsed[next] {
        isUsed[next] = true
        ring += parts[next]
        let end = ring.last.map(Self.position) ?? 0
        let ways = starts.map { $0 >= end ? $0 - end : $0 - end + 360 }
        let candidates = parts.indices.filter { !isUsed[$0] || $0 == first }
        next = candidates.min { ways[$0] < ways[$1] } ?? first
        ring += Self.way(from: end, to: end + ways[next])
      }
      rings.append(ring)
    }
    return rings
  }

  /// Places along the edge between two positions, one every three degrees, with the corners at the
  /// poles.
  static func way(from start: Double, to end: Double) -> [SIMD2<Double>] {
    var places: [SIMD2<Double>] = []
    var position = (start / 3).rounded(.down) * 3 + 3
    while position < end {
      let along = position < 360 ? position : position - 360
      switch along {
      case 0: places += [SIMD2(-180, -90), SIMD2(180, -90)]
      case 180: places += [SIMD2(180, 90), SIMD2(-180, 90)]
      case ..<180: places.append(SIMD2(180, along - 90))
      default: places.append(SIMD2(-180, 270 - along))
      }
      position += 3
    }
    return places
  }
}
