/// Axis of values in round steps: 1, 2 or 5 times a power of ten.
package struct ValueAxis: Sendable, Hashable {
  /// The first mark, not above any value.
  package let low: Double
  /// The last mark, not below any value.
  package let high: Double
  /// Difference between two marks.
  package let step: Double

  /// Largest value that gets its own place; larger ones are clamped, so that sums stay finite.
  private static let largest = 1e300

  /// Creates the axis for values, ignoring those that are not finite. `leastStep` is 1 for counts
  /// and 0 for measurements.
  package init(of values: some Sequence<Double>, leastStep: Double = 0) {
    self.init(from: 0, to: 0, values, leastStep: leastStep)
  }

  /// Creates an axis that spans the values, at least one of which is finite, and needn't include 0.
  /// Heights, for example, may be far from zero.
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
    // A smaller step would be lost to rounding when it is added to the values.
    let finest = max(least.magnitude, most.magnitude) * 1e-12
    let quarter = range > 0 ? range / 4 : 1
    let step = max(Self.roundStep(above: max(quarter, finest)), leastStep)
    self.step = step
    low = (least / step).rounded(.down) * step
    high = range > 0 ? (most / step).rounded(.up) * step : low + step
  }

  /// Values of the marks, starting with the lowest.
  package var marks: [Double] {
    let first = (low / step).rounded()
    return (0...Int(((high - low) / step).rounded())).map { (first + Double($0)) * step }
  }

  /// Returns the place of a value on the axis, 0 at its beginning and 1 at its end.
  package func share(of value: Double) -> Double {
    guard value.isFinite else { return share(of: max(low, min(0, high))) }
    return min(max((value - low) / (high - low), 0), 1)
  }

  /// Returns the least of 1, 2, 5 and 10 times a power of ten that is not below a number. It uses
  /// no logarithms, because their results differ between systems.
  private static func roundStep(above number: Double) -> Double {
    var power = 1.0
    while power <= number / 10 { power *= 10 }
    var divisor = 1.0
    while power / divisor > number, divisor < 1e300 { divisor *= 10 }
    let unit = power / divisor
    return [1, 2, 5].map { $0 * unit }.first { $0 >= number } ?? 10 * unit
  }
}
