/// Points of a ring or a line, cut at the bounds of a drawing.
///
/// If consecutive points are all beyond the same side, only the first and last are kept, because
/// the line between them is beyond that side, too.
struct Tracer {
  private let bounds: Box
  private var points: [SIMD2<Double>] = []
  private var codes: [UInt8] = []
  /// Sides beyond which there are points, as bits of `Box.code(of:)`.
  private var sides: UInt8 = 0

  init(bounds: Box) { self.bounds = bounds }

  @inline(__always)
  mutating func add(_ point: SIMD2<Double>) {
    let code = bounds.code(of: point)
    sides |= code
    let last = codes.count - 1
    if last >= 1 && code & codes[last] & codes[last - 1] != 0 {
      points[last] = point
      codes[last] = code
      return
    }
    points.append(point)
    codes.append(code)
  }

  /// Ends a ring, whose last point need not be its first, and returns it cut at the bounds. The cut
  /// ring runs along the bounds, and is empty if the ring is outside. The tracer is empty
  /// afterwards.
  ///
  /// After I. Sutherland and G. Hodgman, "Reentrant polygon clipping", CACM 17 (1974).
  mutating func endRing() -> [SIMD2<Double>] {
    defer { clear() }
    var ring = copy
    if sides & 1 != 0 { cut(&ring, at: bounds.low.x, axis: 0, sign: 1) }
    if sides & 2 != 0 { cut(&ring, at: bounds.high.x, axis: 0, sign: -1) }
    if sides & 4 != 0 { cut(&ring, at: bounds.low.y, axis: 1, sign: 1) }
    if sides & 8 != 0 { cut(&ring, at: bounds.high.y, axis: 1, sign: -1) }
    return ring
  }

  /// Ends a line and returns its parts within the bounds.
  mutating func endLine() -> [[SIMD2<Double>]] {
    defer { clear() }
    if sides == 0 { return points.count > 1 ? [copy] : [] }
    var parts: [[SIMD2<Double>]] = []
    var part: [SIMD2<Double>] = []
    for index in points.indices.dropFirst() {
      guard let (start, end) = bounds.part(from: points[index - 1], to: points[index]) else {
        continue
      }
      if part.last != start {
        if part.count > 1 { parts.append(part) }
        part = [start]
      }
      part.append(end)
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// A copy of the points. Without it, `clear` would have to give up its memory, which is as large
  /// as the longest coast needs, to each of thousands of islands.
  private var copy: [SIMD2<Double>] { points.withUnsafeBufferPointer { Array($0) } }

  private mutating func clear() {
    points.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    sides = 0
  }

  /// Keeps the part of a ring on one side of a line parallel to an axis.
  private func cut(_ ring: inout [SIMD2<Double>], at limit: Double, axis: Int, sign: Double) {
    guard var previous = ring.last else { return }
    var result: [SIMD2<Double>] = []
    result.reserveCapacity(ring.count + 8)
    var depth = (previous[axis] - limit) * sign
    for point in ring {
      let next = (point[axis] - limit) * sign
      if (next >= 0) != (depth >= 0) {
        var crossing = previous + (point - previous) * (depth / (depth - next))
        crossing[axis] = limit
        result.append(crossing)
      }
      if next >= 0 { result.append(point) }
      (previous, depth) = (point, next)
    }
    ring = result
  }
}

extension Box {
  /// Part of a segment within the box; `nil` if the segment doesn't cross it.
  ///
  /// After Y.-D. Liang and B. Barsky, "A new concept and method for line clipping", ACM
  /// Transactions on Graphics 3 (1984).
  func part(
    from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> (start: SIMD2<Double>, end: SIMD2<Double>)? {
    let way = end - start
    var (first, last) = (0.0, 1.0)
    for axis in 0..<2 {
      for (step, room) in [
        (-way[axis], start[axis] - low[axis]), (way[axis], high[axis] - start[axis]),
      ] {
        if step == 0 {
          if room < 0 { return nil }
        } else if step < 0 {
          first = max(first, room / step)
        } else {
          last = min(last, room / step)
        }
      }
    }
    guard first <= last else { return nil }
    return (first > 0 ? start + way * first : start, last < 1 ? start + way * last : end)
  }
}
