/// A ring or a line in units of a drawing, whose points can be thinned out to any tolerance.
struct Outline {
  let points: [SIMD2<Double>]
  let isClosed: Bool
  /// Largest tolerance at which each point is kept; 0 for points below the least weight.
  private(set) var weights: [Double]

  /// Weighs points after U. Ramer (1972) and D. Douglas and T. Peucker (1973). A point's weight is
  /// its distance from the chord between the kept points around it, and never more than their
  /// weights.
  ///
  /// The ends of a line are always kept. The two anchors of a ring weigh a third of its size, so
  /// that small rings disappear together with the details of large ones.
  init(_ points: [SIMD2<Double>], isClosed: Bool, least: Double) {
    self.isClosed = isClosed
    guard isClosed, let first = points.first, let box = Box(around: points) else {
      self.points = points
      weights = Array(repeating: 0, count: points.count)
      weigh(0, points.count - 1, .infinity, least)
      return
    }
    self.points = points + [first]
    weights = Array(repeating: 0, count: points.count + 1)
    let size = max(box.size.x, box.size.y) / 3
    guard size >= least else { return }
    let far =
      points.indices.max {
        points[$0].squaredDistance(to: first)
          < points[$1].squaredDistance(to: first)
      } ?? 0
    weights[far] = size
    weigh(0, far, size, least)
    weigh(far, points.count, size, least)
  }

  /// Weighs the points between two kept ones, and gives these two the weight `weight`.
  private mutating func weigh(_ first: Int, _ last: Int, _ weight: Double, _ least: Double) {
    guard last > first else { return }
    (weights[first], weights[last]) = (max(weights[first], weight), max(weights[last], weight))
    var spans = [(first, last, weight)]
    while let (first, last, weight) = spans.popLast() {
      guard let (index, distance) = farthest(between: first, and: last), distance >= least else {
        continue
      }
      let own = min(weight, distance)
      weights[index] = own
      spans.append((first, index, own))
      spans.append((index, last, own))
    }
  }

  /// Index and distance of the point that is farthest from a chord.
  private func farthest(between first: Int, and last: Int) -> (index: Int, distance: Double)? {
    guard last - first > 1 else { return nil }
    let start = points[first]
    let way = points[last] - start
    let length = way.x * way.x + way.y * way.y
    var (largest, place) = (-1.0, first)
    points.withUnsafeBufferPointer { points in
      for index in first + 1..<last {
        let point = points[index] - start
        let along = point.x * way.x + point.y * way.y
        let rest = along <= 0 || length == 0 ? point : along >= length ? point - way : nil
        // If the point is beyond an end of the chord, the distance is measured from that end.
        let across = point.x * way.y - point.y * way.x
        let square = rest.map { $0.x * $0.x + $0.y * $0.y } ?? across * across / length
        if square > largest { (largest, place) = (square, index) }
      }
    }
    return (place, largest.squareRoot())
  }

  /// Least weight, at least `least`, that at most `limit` points of all outlines have, rounded up
  /// to a number of eight binary digits.
  static func threshold(for outlines: [[Outline]], limit: Int, least: Double) -> Double {
    // Counts points by the leading bits of their weights. Positive numbers have the same order as
    // their bits (IEEE 754).
    func place(of weight: Double) -> Int { Int(Float(weight).bitPattern >> 16) }
    let (first, last) = (place(of: least), place(of: 65_536))
    var counts = Array(repeating: 0, count: last - first + 1)
    var total = 0
    for outline in outlines.joined() {
      for weight in outline.weights where weight >= least {
        counts[min(last, place(of: weight)) - first] += 1
        total += 1
      }
    }
    for (index, count) in counts.enumerated() where total > limit {
      total -= count
      guard total <= limit else { continue }
      return Double(Float(bitPattern: UInt32(first + index + 1) << 16))
    }
    return least
  }
}

extension SIMD2<Double> {
  @inline(__always)
  func squaredDistance(to other: Self) -> Double {
    let way = self - other
    return way.x * way.x + way.y * way.y
  }
}
