/// Places names beside dots so that no name covers another, a dot or the frame.
///
/// Positions are tried as on printed maps (E. Imhof, "Positioning Names on Maps", The American
/// Cartographer 2, 1975): to the right, to the left, above, below, and the corners. The most
/// important name chooses first, and a name without room is left out.
struct LabelLayout {
  struct Label {
    /// Index of the name and its dot.
    let index: Int
    let text: String
    /// Box around the text.
    let box: Box
    /// Height of the text's baseline.
    let baseline: Double
    let anchor: Anchor
  }

  enum Anchor { case start, middle, end }

  /// Size of type, in units.
  let em: Double
  /// Distance between a dot and its name.
  let gap: Double
  let frame: Box
  /// Boxes that are taken.
  private(set) var taken: [Box]
  /// Cells that lines go through, which names should avoid.
  let lines: LineCells

  private(set) var labels: [Label] = []

  init(em: Double, gap: Double, frame: Box, taken: [Box], lines: LineCells) {
    self.em = em
    self.gap = gap
    self.frame = frame
    self.taken = taken
    self.lines = lines
  }

  /// Places names, the most important first. Dots are squares around their places.
  mutating func place(_ names: [(index: Int, text: String, dot: SIMD2<Double>)]) {
    let dots = taken.count
    taken += names.map { Box(low: $0.dot, high: $0.dot).grown(by: gap * 0.6) }
    for (number, name) in names.enumerated() {
      let width = TextWidth.ems(of: name.text) * em
      guard width > 0 else { continue }
      var best: (label: Label, cost: Double)?
      for (order, side) in Self.sides.enumerated() {
        let label = label(name, width: width, side: side)
        guard frame.contains(label.box), isFree(label.box, butFor: dots + number) else { continue }
        let cost = Double(order) + 4 * Double(lines.count(in: label.box))
        if cost < best?.cost ?? .infinity { best = (label, cost) }
      }
      guard let best else { continue }
      labels.append(best.label)
      taken.append(best.label.box)
    }
  }

  private func isFree(_ box: Box, butFor own: Int) -> Bool {
    taken.indices.allSatisfy { $0 == own || !taken[$0].meets(box) }
  }

  /// Directions from a dot to its name, the best first: x to the right, y down.
  private static let sides: [SIMD2<Double>] = [
    SIMD2(1, 0), SIMD2(-1, 0), SIMD2(0, -1), SIMD2(0, 1),
    SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, -1), SIMD2(-1, 1),
  ]

  private func label(
    _ name: (index: Int, text: String, dot: SIMD2<Double>), width: Double, side: SIMD2<Double>
  ) -> Label {
    let (height, reach) = (1.25 * em, side.x != 0 && side.y != 0 ? gap * 0.55 : gap)
    let left = name.dot.x + side.x * reach + (side.x - 1) / 2 * width
    let top = name.dot.y + side.y * reach + (side.y - 1) / 2 * height
    return Label(
      index: name.index, text: name.text,
      box: Box(low: SIMD2(left, top), high: SIMD2(left + width, top + height)),
      baseline: top + 0.98 * em, anchor: side.x > 0 ? .start : side.x < 0 ? .end : .middle)
  }
}

/// Cells of a grid, marked if lines go through them.
struct LineCells {
  private static let cell = 10.0
  private let columns: Int
  private let rows: Int
  private var isTaken: [Bool]

  init(size: SIMD2<Double>) {
    columns = max(1, Int(size.x / Self.cell) + 1)
    rows = max(1, Int(size.y / Self.cell) + 1)
    isTaken = Array(repeating: false, count: columns * rows)
  }

  /// Adds a line whose points are within the size.
  mutating func add(_ line: [SIMD2<Double>]) {
    for (start, end) in zip(line, line.dropFirst()) {
      let steps = max(1, Int(start.squaredDistance(to: end).squareRoot() / Self.cell))
      for step in 0...steps {
        let place = start + (end - start) * (Double(step) / Double(steps))
        let column = Int((place.x / Self.cell).rounded(.down))
        let row = Int((place.y / Self.cell).rounded(.down))
        if (0..<columns).contains(column), (0..<rows).contains(row) {
          isTaken[row * columns + column] = true
        }
      }
    }
  }

  /// Number of cells in a box that lines go through.
  func count(in box: Box) -> Int {
    let first = columnsAndRows(box.low)
    let last = columnsAndRows(box.high)
    var count = 0
    for row in first.y...max(first.y, last.y) {
      for column in first.x...max(first.x, last.x) where isTaken[row * columns + column] {
        count += 1
      }
    }
    return count
  }

  private func columnsAndRows(_ place: SIMD2<Double>) -> SIMD2<Int> {
    SIMD2(
      min(columns - 1, max(0, Int(place.x / Self.cell))),
      min(rows - 1, max(0, Int(place.y / Self.cell))))
  }
}
