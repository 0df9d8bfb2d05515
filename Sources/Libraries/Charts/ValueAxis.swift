/// Axis of values in round steps: 1, 2 or 5 times a power of ten.
package struct ValueAxis: Sendable, Hashable {
  /// The first mark, not above any value.
  package let low: Double
  /// The last mark, not below any value.
  package let high: Double
  /// Difference between two marks.
  package let step: Double

  /// Largest value that has a place of its own: sums with it are finite.
  private static let largest = 1e300

  /// Creates the axis for values, of which those that are not finite are left out; `leastStep` is 1
  /// for what is counted, and 0 for what is measured.
  package init(of values: some Sequence<Double>, leastStep: Double = 0) {
    self.init(from: 0, to: 0, values, leastStep: leastStep)
  }

  /// Creates the axis from below the least of the values, of which one is finite, to above the
  /// greatest, as for heights, which are far from zero.
  package init(spanning values: some Sequence<Double>) {
    let start = values.first(where: \.isFinite) ?? 0
    self.init(from: start, to: start, values, leastStep: 0)
  }

  private init(
    from start: Double, to end: Double, _ values: some Sequence<Double>, leastStep: Double
  ) {
    var (least, most) = (start, end)
    for value in values where value.isFinite {
      (least, most) = (min(least, value), max(most, value))
    }
    least = min(max(least, -Self.largest), Self.largest)
    most = min(max(most, -Self.largest), Self.largest)
    let range = most - least
    // Steps that sums with the values still tell apart.
    let finest = max(least.magnitude, most.magnitude) * 1e-12
    let quarter = range > 0 ? range / 4 : 1
    let step = max(Self.roundStep(above: max(quarter, finest)), leastStep)
    self.step = step
    low = (least / step).rounded(.down) * step
    high = range > 0 ? (most / step).rounded(.up) * step : low + step
  }

  /// Values of the marks, from the lowest.
  package var marks: [Double] {
    let first = (low / step).rounded()
    return (0...Int(((high - low) / step).rounded())).map { (first + Double($0)) * step }
  }

  /// Returns the place of a value on the axis, 0 at its beginning and 1 at its end.
  package func share(of value: Double) -> Double {
    guard value.isFinite else { return share(of: max(low, min(0, high))) }
    return min(max((value - low) / (high - low), 0), 1)
  }

  /// Returns the least of 1, 2, 5 and 10 times a power of ten that is not below a number, without
  /// logarithms, which differ between systems.
  private static func roundStep(above number: Double) -> Double {
    var power = 1.0
    while power <= number / 10 { power *= 10 }
    var divisor = 1.0
    while power / divisor > number, divisor < 1e300 { divisor *= 10 }
    let unit = power / divisor
    return [1, 2, 5].map { $0 * unit }.first { $0 >= number } ?? 10 * unit
  }
}
