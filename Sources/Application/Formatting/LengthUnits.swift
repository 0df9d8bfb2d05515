import Foundation

/// Units of lengths on roads and of heights, by the customs of a locale.
struct LengthUnits: Sendable {
  /// Whether roads are measured in miles, as in the United States and in Britain.
  let hasMiles: Bool
  /// Whether heights are measured in feet.
  let hasFeet: Bool

  init(_ locale: Locale) {
    hasMiles = locale.measurementSystem == .us || locale.measurementSystem == .uk
    hasFeet = locale.measurementSystem == .us
  }

  static let metresOfMile = 1_609.344
  static let metresOfFoot = 0.3048
}

extension Formats {
  /// Returns a distance on the ground: `850 m`, `12.4 km`, `318 km`, `7.7 mi`.
  func length(_ metres: Double) -> String {
    if units.hasMiles { return text(metres / LengthUnits.metresOfMile, "mi") }
    return metres < 999.5 ? height(metres) : text(metres / 1000, "km")
  }

  /// Returns a height, or a sum of ups or downs: `340 m`, `1,115 ft`.
  func height(_ metres: Double) -> String {
    units.hasFeet
      ? unit(number(Self.whole(metres / LengthUnits.metresOfFoot)), "ft")
      : unit(number(Self.whole(metres)), "m")
  }

  /// Returns a height in the unit in which heights are told, metres or feet.
  func heightInUnits(_ metres: Double) -> Double {
    units.hasFeet ? metres / LengthUnits.metresOfFoot : metres
  }

  /// Returns a height in that unit with its name: `340 m`, `1,000 ft`.
  func mark(ofHeight number: Double) -> String {
    unit(measure(number), units.hasFeet ? "ft" : "m")
  }

  /// Returns a distance in kilometres or miles with its name: `2.5 km`.
  func mark(ofLength number: Double) -> String { text(number, units.hasMiles ? "mi" : "km") }

  /// Returns a speed by metres per second: `4.3 km/h`, `62 mph`.
  func speed(_ metresPerSecond: Double) -> String {
    let metresPerHour = metresPerSecond * 3600
    return units.hasMiles
      ? text(metresPerHour / LengthUnits.metresOfMile, "mph") : text(metresPerHour / 1000, "km/h")
  }

  /// A number with a decimal while that tells something.
  private func text(_ number: Double, _ name: String) -> String {
    unit(number < 99.95 ? measure(number) : self.number(Self.whole(number)), name)
  }

  /// A number with its unit, which no line parts.
  private func unit(_ number: String, _ name: String) -> String { "\(number)\u{A0}\(name)" }

  private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}
