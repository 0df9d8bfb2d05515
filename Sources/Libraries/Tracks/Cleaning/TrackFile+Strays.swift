extension TrackFile {
  /// Removes and counts points of the recorded way that are far from all others in time or place.
  mutating func removeStrays() {
    // Repeated until no strays are left, so that reading a copy of the result changes nothing.
    while true {
      let times = track.removeStrays(TimeStrays.init)
      let places = track.removeStrays(PlaceStrays.init)
      oddities.note(.strayTime, times: times)
      oddities.note(.strayPlace, times: places)
      guard times + places > 0 else { return }
    }
  }
}

/// Finds the points of a segment that can't be right.
protocol StrayFinder {
  /// Indices of the points that can't be right.
  var strays: Set<Int> { get }
}

extension Track {
  /// Removes the points found in each segment, and returns their number.
  fileprivate mutating func removeStrays<Finder: StrayFinder>(
    _ finder: (Points, Range<Int>) -> Finder
  ) -> Int {
    let found = segments.map { finder(points, $0).strays }
    let number = found.reduce(0) { $0 + $1.count }
    guard number > 0 else { return 0 }
    var cleaned = Track()
    for (segment, strays) in zip(segments, found) {
      var start = segment.lowerBound
      for stray in strays.sorted() {
        cleaned.append(points, start..<stray)
        start = stray + 1
      }
      cleaned.append(points, start..<segment.upperBound)
      cleaned.endSegment()
    }
    self = cleaned
    return number
  }
}

/// Points whose times are far from those of most points of their segment.
private struct TimeStrays: StrayFinder {
  let strays: Set<Int>

  /// Longest time in milliseconds that a recording has between two points: 30 days.
  private static let gap: Int64 = 30 * 86_400_000
  /// Milliseconds from 1970 to the first second of GPS, 6 January 1980; no receiver has an earlier
  /// time.
  private static let start: Int64 = 315_964_800_000

  init(_ points: Points, _ segment: Range<Int>) {
    let timed = segment.filter { points.time(at: $0) != nil }
    func time(_ index: Int) -> Int64 { points.time(at: index) ?? 0 }
    guard let first = timed.map(time).min(), let last = timed.map(time).max(),
      last - first > Self.gap
    else {
      strays = []
      return
    }
    var groups: [[Int]] = []
    for index in timed.sorted(by: { time($0) < time($1) }) {
      if let before = groups.last?.last, time(index) - time(before) <= Self.gap {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    // If two groups are equally large, only the times of a clock that was never set are certainly
    // wrong.
    let largest = groups.map(\.count).max() ?? 0
    let isClear = groups.count { $0.count == largest } == 1
    strays = Set(
      groups.filter { group in
        isClear ? group.count < largest : time(group[0]) < Self.start && last >= Self.start
      }.joined())
  }
}

/// Points at places that can't be reached from the places of most points of their segment.
private struct PlaceStrays: StrayFinder {
  let strays: Set<Int>

  /// Metres a second that no vehicle reaches on or above the Earth: 1,800 km/h.
  private static let fastest = 500.0
  /// Metres up to which a step is only an inexact place, not a jump.
  private static let leastJump = 5_000.0
  /// Metres from which a step without times is a jump, if it is also a hundred times the usual
  /// step.
  private static let leastUntimedJump = 1_000_000.0
  /// Metres to its neighbours from which a place at 0, 0 means an unknown place.
  private static let leastFromZero = 100_000.0

  init(_ points: Points, _ segment: Range<Int>) {
    guard segment.count > 2 else {
      strays = []
      return
    }
    let zeros = segment.filter { index in
      points.latitudes[index] == 0 && points.longitudes[index] == 0
        && Self.isFar(index, from: segment, points)
    }
    let known = zeros.count < segment.count ? Set(zeros) : []
    let others = segment.filter { !known.contains($0) }
    strays = known.union(Self.jumps(others, points))
  }

  private static func isFar(_ index: Int, from segment: Range<Int>, _ points: Points) -> Bool {
    let neighbours = [
      segment[..<index].last { points.latitudes[$0] != 0 || points.longitudes[$0] != 0 },
      segment[(index + 1)...].first { points.latitudes[$0] != 0 || points.longitudes[$0] != 0 },
    ].compactMap(\.self)
    return !neighbours.isEmpty
      && neighbours.allSatisfy { points.distance(index, $0) > leastFromZero }
  }

  /// Points of those runs between jumps that can't be reached from the longest run.
  private static func jumps(_ indices: [Int], _ points: Points) -> Set<Int> {
    let usual = usualStep(indices, points)
    func isJump(_ one: Int, _ other: Int) -> Bool {
      // A hundredth of a degree is at most about a kilometre, and cheaper to compare.
      let (north, east) = (
        abs(points.latitudes[one] - points.latitudes[other]),
        abs(points.longitudes[one] - points.longitudes[other])
      )
      guard north > 0.01 || east > 0.01 else { return false }
      let distance = points.distance(one, other)
      guard let before = points.time(at: one), let after = points.time(at: other) else {
        return distance > leastUntimedJump && distance > 100 * usual()
      }
      // Some recorders write whole minutes, so points up to a minute apart have the same time.
      let seconds = after == before ? 60 : max(1, Double(abs(after - before)) / 1000)
      return distance > leastJump && distance / seconds > fastest
    }
    var runs: [[Int]] = []
    for index in indices {
      if let before = runs.last?.last, !isJump(before, index) {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    guard runs.count > 1 else { return [] }
    // If two runs are equally long, the later one counts, because receivers err at the beginning.
    let longest = runs.indices.max { runs[$0].count <= runs[$1].count && $0 < $1 } ?? 0
    var strays: Set<Int> = []
    func keep(_ run: [Int], beside end: Int, at near: Int?) -> Bool {
      guard let near, !isJump(near, end) else {
        strays.formUnion(run)
        return false
      }
      return true
    }
    var end = runs[longest].last ?? 0
    for run in runs[(longest + 1)...] where keep(run, beside: end, at: run.first) {
      end = run.last ?? end
    }
    end = runs[longest].first ?? 0
    for run in runs[..<longest].reversed() where keep(run, beside: end, at: run.last) {
      end = run.first ?? end
    }
    // If this would remove most points, it isn't known which are right.
    return strays.count * 2 < indices.count ? strays : []
  }

  /// The median step in metres, computed when it is first needed.
  private static func usualStep(_ indices: [Int], _ points: Points) -> () -> Double {
    var known: Double?
    return {
      if let known { return known }
      let steps = zip(indices, indices.dropFirst()).map { points.distance($0, $1) }.sorted()
      let median = steps.isEmpty ? 0 : steps[(steps.count - 1) / 2]
      known = median
      return median
    }
  }
}

extension Points {
  /// Metres between two points.
  fileprivate func distance(_ one: Int, _ other: Int) -> Double {
    Earth.distance(
      Earth.surface(latitude: latitudes[one], longitude: longitudes[one]),
      Earth.surface(latitude: latitudes[other], longitude: longitudes[other]))
  }
}
