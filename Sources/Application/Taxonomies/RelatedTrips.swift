import Content
import Domain

/// Finds the trips that share tags with a trip: the more tags and the rarer, the nearer.
///
/// An index of trips by tag, so that the work for a trip has a bound, however many trips have its
/// tags: of a tag that thousands have, only those that lie near in the list are looked at.
struct RelatedTrips: Sendable {
  /// How many a trip's page shows.
  static let shown = 3
  /// How many trips are looked at for one.
  private static let candidates = 96
  /// How many of those may come from one tag.
  private static let candidatesOfTag = 48

  /// The listed trips of each tag, in the order of their list.
  private let trips: [[Int32]]
  /// What sharing each tag counts.
  private let weights: [Int32]
  /// The tags of each listed trip, ascending: those from `starts[trip]` to `starts[trip + 1]`.
  private let tags: [Int32]
  private let starts: [Int32]

  /// `count` is the number of all trips.
  init(_ taxonomy: Taxonomy, count: Int) {
    trips = taxonomy.terms.map { term in
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

  /// The nearest, by their places among all trips; those as near as each other in the order of
  /// their list. `tags` are those of the trip, by their places in the taxonomy.
  func trips(nearTripAt index: Int, tags: [Int]) -> [Int] {
    guard !tags.isEmpty else { return [] }
    let tags = tags.map { Int32($0) }
    let candidates = candidates(around: Int32(index), tags)
    var best: [(score: Int32, trip: Int32)] = []
    for (trip, score) in zip(candidates, scores(of: candidates, tags)) where trip != index {
      let isAmongBest = best.count < Self.shown || best.last.map { $0.score < score } ?? true
      guard isAmongBest else { continue }
      // Candidates come in their list's order, so that of equals the first stays.
      let place = best.firstIndex { $0.score < score } ?? best.endIndex
      best.insert((score, trip), at: place)
      if best.count > Self.shown { best.removeLast() }
    }
    return best.map { Int($0.trip) }
  }

  /// Trips that share a tag, in the order of their list: all that have rare tags, and of common ones
  /// those that lie nearest.
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

  /// What is in two ascending lists, each once.
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
    // The trip itself is among them, but where it is unlisted.
    guard trips.count > count + 1 else { return trips[...] }
    var low = 0
    var high = trips.count
    while low < high {
      let middle = (low + high) / 2
      if trips[middle] < trip { low = middle + 1 } else { high = middle }
    }
    let start = max(0, min(low - count / 2, trips.count - count - 1))
    return trips[start...(start + count)]
  }

  /// What each candidate shares with a trip of these tags.
  private func scores(of trips: [Int32], _ tags: [Int32]) -> [Int32] {
    let weights = tags.map { self.weights[Int($0)] }
    // The innermost loop of each trip's page: some hundred candidates, and a few tags of each. Which of
    // them are shared nobody can foresee, so nothing branches there.
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

  /// One, and the binary logarithm of how many times rarer than all the tag is, in 1024ths: the
  /// inverse document frequency of text search, in whole numbers, which are the same everywhere.
  private static func weight(of count: Int, in all: Int) -> Int32 {
    1024 + logarithm(max(all, 1)) - logarithm(max(count, 1))
  }

  /// Between powers of two a straight line.
  private static func logarithm(_ number: Int) -> Int32 {
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    return Int32(exponent * 1024 + ((number << 10) >> exponent) - 1024)
  }
}
