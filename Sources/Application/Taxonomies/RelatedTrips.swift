import Basics
import Content
import Domain

/// Finds the trips that share tags with a trip: more and rarer shared tags rank higher.
///
/// An index of trips by tag bounds the work per trip. If a tag has thousands of trips, only the
/// nearest in the list are considered.
struct RelatedTrips: Sendable {
  /// Number of related trips on a trip's page.
  static let shown = 3
  /// Maximum number of trips considered for one trip.
  private static let candidates = 96
  /// Maximum number of considered trips that share the same tag.
  private static let candidatesOfTag = 48

  /// Indexes of the listed trips of each tag, in the order of their list.
  private let trips: [[Int32]]
  /// Weight of sharing each tag.
  private let weights: [Int32]
  /// Tags of all listed trips. The tags of one trip are ascending, from `starts[trip]` to
  /// `starts[trip + 1]`.
  private let tags: [Int32]
  private let starts: [Int32]

  /// `count` is the number of all trips.
  init(_ taxonomy: Taxonomy, count: Int) {
    trips = taxonomy.terms.map { term in
      // Only trips are related by tags.
      term.members.compactMap { $0.kind == .trips ? Int32($0.index) : nil }
    }
    weights = trips.map { Self.weight(of: $0.count, in: count) }
    var starts = [Int32](repeating: 0, count: count + 1)
    for trip in trips.joined() { starts[Int(trip) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var tags = [Int32](repeating: 0, count: Int(starts[count]))
    var ends = starts
    for (tag, trips) in trips.enumerated() {
      for trip in trips {
        tags[Int(ends[Int(trip)])] = Int32(tag)
        ends[Int(trip)] += 1
      }
    }
    self.starts = starts
    self.tags = tags
  }

  /// Returns the indexes of the highest ranking trips. Trips with equal ranks keep the order of
  /// their list. `tags` are the trip's tags, by their indexes in the taxonomy.
  func trips(nearTripAt index: Int, tags: [Int]) -> [Int] {
    guard !tags.isEmpty else { return [] }
    let tags = tags.map { Int32($0) }
    let candidates = candidates(around: Int32(index), tags)
    var best: [(score: Int32, trip: Int32)] = []
    for (trip, score) in zip(candidates, scores(of: candidates, tags)) where trip != index {
      let isAmongBest = best.count < Self.shown || best.last.map { $0.score < score } ?? true
      guard isAmongBest else { continue }
      // Candidates are in the order of their list, so of equal scores the earlier one stays first.
      let place = best.firstIndex { $0.score < score } ?? best.endIndex
      best.insert((score, trip), at: place)
      if best.count > Self.shown { best.removeLast() }
    }
    return best.map { Int($0.trip) }
  }

  /// Returns trips that share a tag, in the order of their list. Includes all trips with rare tags,
  /// but only the nearest with common tags.
  private func candidates(around trip: Int32, _ tags: [Int32]) -> [Int32] {
    var found: [Int32] = []
    var left = Self.candidates
    for tag in tags.sorted(by: { (count(of: $0), $0) < (count(of: $1), $1) }) where left > 0 {
      let near = near(trip, in: trips[Int(tag)], atMost: min(Self.candidatesOfTag, left))
      left -= near.count
      found = Self.merged(found, near)
    }
    return found
  }

  private func count(of tag: Int32) -> Int { trips[Int(tag)].count }

  /// Merges two ascending lists without duplicates.
  private static func merged(_ a: [Int32], _ b: ArraySlice<Int32>) -> [Int32] {
    Array(unsafeUninitializedCapacity: a.count + b.count) { room, count in
      var (first, second) = (a.startIndex, b.startIndex)
      while first < a.endIndex, second < b.endIndex {
        let (one, other) = (a[first], b[second])
        room.initializeElement(at: count, to: min(one, other))
        count += 1
        if one <= other { first += 1 }
        if other <= one { second += 1 }
      }
      count = room[count...].initialize(fromContentsOf: a[first...])
      count = room[count...].initialize(fromContentsOf: b[second...])
    }
  }

  private func near(_ trip: Int32, in trips: [Int32], atMost count: Int) -> ArraySlice<Int32> {
    // The list contains the trip itself, unless it is unlisted.
    guard trips.count > count + 1 else { return trips[...] }
    let place = trips.partitioningIndex { $0 >= trip }
    let start = max(0, min(place - count / 2, trips.count - count - 1))
    return trips[start...(start + count)]
  }

  /// Returns the sum of the weights of the tags that each candidate shares.
  private func scores(of trips: [Int32], _ tags: [Int32]) -> [Int32] {
    let weights = tags.map { self.weights[Int($0)] }
    // This is the innermost loop of each trip's page: about a hundred candidates with a few tags
    // each. It has no branches, because shared tags are unpredictable.
    return tags.withUnsafeBufferPointer { tags in
      weights.withUnsafeBufferPointer { weights in
        starts.withUnsafeBufferPointer { starts in
          self.tags.withUnsafeBufferPointer { all in
            trips.map { trip in
              var score: Int32 = 0
              for place in Int(starts[Int(trip)])..<Int(starts[Int(trip) + 1]) {
                for index in tags.indices {
                  let isShared: Int32 = tags[index] == all[place] ? -1 : 0
                  score &+= weights[index] & isShared
                }
              }
              return score
            }
          }
        }
      }
    }
  }

  /// Returns the inverse document frequency, as in text search, plus one, in units of 1/1024.
  /// Integers make the result equal on all machines.
  private static func weight(of count: Int, in all: Int) -> Int32 {
    1024 + logarithm(max(all, 1)) - logarithm(max(count, 1))
  }

  /// Returns the binary logarithm in units of 1/1024, interpolated linearly between powers of two.
  private static func logarithm(_ number: Int) -> Int32 {
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    return Int32(exponent * 1024 + ((number << 10) >> exponent) - 1024)
  }
}
