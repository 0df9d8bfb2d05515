import Foundation

/// Units of road lengths and of heights that a locale uses.
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

  /// Returns a height, an ascent or a descent: `340 m`, `1,115 ft`.
  func height(_ metres: Double) -> String {
    units.hasFeet
      ? unit(number(Self.whole(metres / LengthUnits.metresOfFoot)), "ft")
      : unit(number(Self.whole(metres)), "m")
  }

  /// Returns a height as a number of metres or feet, whichever the locale uses.
  func heightInUnits(_ metres: Double) -> Double {
    units.hasFeet ? metres / LengthUnits.metresOfFoot : metres
  }

  /// Returns a height, already in the locale's unit, with the unit's symbol: `340 m`, `1,000 ft`.
  func mark(ofHeight number: Double) -> String {
    unit(measure(number), units.hasFeet ? "ft" : "m")
  }

  /// Returns a distance, already in kilometres or miles, with the unit's symbol: `2.5 km`.
  func mark(ofLength number: Double) -> String { text(number, units.hasMiles ? "mi" : "km") }

  /// Returns a speed, given in metres per second: `4.3 km/h`, `62 mph`.
  func speed(_ metresPerSecond: Double) -> String {
    let metresPerHour = metresPerSecond * 3600
    return units.hasMiles
      ? text(metresPerHour / LengthUnits.metresOfMile, "mph") : text(metresPerHour / 1000, "km/h")
  }

  /// Formats a number and its unit. Numbers below 100 have one decimal.
  private func text(_ number: Double, _ name: String) -> String {
    unit(number < 99.95 ? measure(number) : self.number(Self.whole(number)), name)
  }

  /// Joins a number and its unit with a no-break space.
  private func unit(_ number: String, _ name: String) -> String { "\(number)\u{A0}\(name)" }

  private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}
