/// Order of a build's products. If the next build has the same ones, it needn't sort them.
struct PlannedOrder: Sendable, Equatable {
  static let none = PlannedOrder(order: [], leftOut: [], pathsHash: 0)

  /// Indices of the products, in the order of their paths, among those given for publishing.
  let order: [Int]
  /// Places, in this order, of the products that were not published because no page names them;
  /// sorted.
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
