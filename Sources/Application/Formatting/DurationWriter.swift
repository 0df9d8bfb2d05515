import Foundation

/// Formats durations of one width for one locale from their days, hours and minutes. Trips share
/// these parts but rarely a whole duration, for which Foundation takes 100,000 instructions.
struct DurationWriter: Sendable {
  private let style: Duration.UnitsFormatStyle
  /// Formatted parts, by their length in minutes.
  private var parts: [Int64: String] = [:]
  /// Joints, by the number of parts in a duration.
  private var joints: [Int: DurationJoint?] = [:]

  init(_ locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth) {
    style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes], width: width)
      .locale(locale)
  }

  mutating func text(minutes: Int64) -> String {
    let parts = [minutes / 1440 * 1440, minutes % 1440 / 60 * 60, minutes % 60]
      .filter { $0 > 0 }
    guard parts.count > 1, let joint = joint(parts.count) else {
      return style.format(.seconds(minutes * 60))
    }
    return joint.text(parts.map { part(minutes: $0) })
  }

  private mutating func part(minutes: Int64) -> String {
    if let known = parts[minutes] { return known }
    let text = style.format(.seconds(minutes * 60))
    parts[minutes] = text
    return text
  }

  /// Returns the joint for a number of parts, derived from a sample duration; `nil` if it can't be
  /// derived.
  private mutating func joint(_ count: Int) -> DurationJoint? {
    if let known = joints[count] { return known }
    let parts = [1440, 60, 1].suffix(count) as ArraySlice<Int64>
    let joint = DurationJoint(
      of: style.format(.seconds(parts.reduce(0, +) * 60)), parts.map { part(minutes: $0) })
    joints[count] = .some(joint)
    return joint
  }
}
