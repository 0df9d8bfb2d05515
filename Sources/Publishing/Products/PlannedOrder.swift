/// Order of a build's products, so that the next build, if it has the same, need not sort them.
struct PlannedOrder: Sendable, Equatable {
  /// No order.
  static let none = PlannedOrder(order: [], leftOut: [], pathsHash: 0)

  /// Indices of the products, in the order of their paths, among those given for publishing.
  let order: [Int]
  /// Places in the order of the products that were not published, since nothing names them; sorted.
  let leftOut: [Int]
  /// Hash of the paths of the products, in the order in which they were given.
  let pathsHash: UInt64
}

extension Array {
  /// The elements except those at some places, which are sorted.
  func without(_ places: [Int]) -> [Element] {
    guard !places.isEmpty else { return self }
    var rest: [Element] = []
    rest.reserveCapacity(count - places.count)
    var start = 0
    for place in places {
      rest += self[start..<place]
      start = place + 1
    }
    return rest + self[start...]
  }
}
