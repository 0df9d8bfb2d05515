/// Corners of a drawing, which have room for what isn't tied to a place, such as the scale.
struct Corners {
  enum Corner { case topLeft, topRight, bottomLeft, bottomRight }

  let size: SIMD2<Double>
  let lines: LineCells
  let dots: [SIMD2<Double>]
  private(set) var taken: [Box] = []

  init(size: SIMD2<Double>, lines: LineCells, dots: [SIMD2<Double>]) {
    self.size = size
    self.lines = lines
    self.dots = dots
  }

  /// Takes the corner without dots that the fewest lines cross, the first if several are equal.
  /// Returns the upper left place of the box there; `nil` if no corner is free.
  mutating func take(_ box: SIMD2<Double>, from corners: [Corner]) -> SIMD2<Double>? {
    let margin = 14.0
    let boxes = corners.map { corner in
      let left = corner == .topLeft || corner == .bottomLeft
      let top = corner == .topLeft || corner == .topRight
      let low = SIMD2(
        left ? margin : size.x - margin - box.x, top ? margin : size.y - margin - box.y)
      return Box(low: low, high: low + box)
    }
    let free = boxes.filter { box in
      let around = box.grown(by: 12)
      return !dots.contains { around.contains($0) } && !taken.contains { $0.meets(around) }
    }
    guard let best = free.min(by: { lines.count(in: $0) < lines.count(in: $1) }) else { return nil }
    taken.append(best)
    return best.low
  }
}
