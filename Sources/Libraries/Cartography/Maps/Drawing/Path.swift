import Markup

/// Commands of an SVG path (SVG 2 §9.3) in whole units, relative where it is shorter.
struct Path: ~Copyable {
  private(set) var commands = OutputBuffer(capacity: 4096)
  /// Point from which relative commands continue.
  private var pen = SIMD2<Int>(0, 0)
  /// Whether the last byte is a digit, so that the next number needs a space before it.
  private var isOpen = false

  var isEmpty: Bool { commands.count == 0 }

  /// Draws the points of an outline whose weight is at least `threshold`.
  mutating func draw(_ outline: borrowing Outline, threshold: Double) {
    guard outline.points.count == outline.weights.count else { return }
    var kept: [SIMD2<Int>] = []
    for (point, weight) in zip(outline.points, outline.weights) where weight >= threshold {
      let place = SIMD2(Int(point.x.rounded()), Int(point.y.rounded()))
      if place != kept.last { kept.append(place) }
    }
    if outline.isClosed && kept.count > 1 && kept.last == kept.first { kept.removeLast() }
    guard kept.count > (outline.isClosed ? 2 : 1) else { return }
    draw(kept, isClosed: outline.isClosed)
  }

  /// Draws a polyline or, if it is closed, a polygon.
  mutating func draw(_ points: [SIMD2<Int>], isClosed: Bool) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if isClosed {
      commands.append(UInt8(ascii: "z"))
      isOpen = false
      pen = first
    }
  }

  mutating func move(to point: SIMD2<Int>) {
    commands.append(UInt8(ascii: "m"))
    isOpen = false
    step(to: point)
  }

  /// Continues after `move(to:)` or another line; the command letter carries over.
  mutating func line(to point: SIMD2<Int>) { step(to: point) }

  /// Draws an arc of a circle, or a straight line if it has no radius.
  mutating func draw(_ arc: CircleArc) {
    move(to: arc.start)
    guard let radius = arc.radius else { return line(to: arc.end) }
    commands.append(UInt8(ascii: "a"))
    isOpen = false
    number(radius)
    number(radius)
    commands.append(arc.isLarge ? " 0 1" : " 0 0")
    commands.append(arc.isClockwise ? " 1" : " 0")
    isOpen = true
    step(to: arc.end)
  }

  /// Draws a dot, as wide as the line.
  mutating func dot(at point: SIMD2<Int>) {
    move(to: point)
    commands.append("h.01")
    isOpen = false
  }

  private mutating func step(to point: SIMD2<Int>) {
    number(point.x - pen.x)
    number(point.y - pen.y)
    pen = point
  }

  private mutating func number(_ value: Int) {
    if isOpen && value >= 0 { commands.append(UInt8(ascii: " ")) }
    commands.append(decimal: value)
    isOpen = true
  }
}

extension OutputBuffer {
  /// Appends a whole number in decimal digits.
  mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let rest = value.magnitude
    if rest >= 10 { append(digitsOf: rest / 10) }
    append(UInt8(ascii: "0") + UInt8(rest % 10))
  }

  private mutating func append(digitsOf rest: UInt) {
    if rest >= 10 { append(digitsOf: rest / 10) }
    append(UInt8(ascii: "0") + UInt8(rest % 10))
  }

  /// Appends a number with one decimal at most.
  mutating func append(tenths value: Double) {
    let tenths = Int((value * 10).rounded())
    if tenths < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: tenths.magnitude / 10)
    guard tenths % 10 != 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(tenths.magnitude % 10))
  }
}
