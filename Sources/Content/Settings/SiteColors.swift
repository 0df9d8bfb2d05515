package import Markup

extension SiteSettings {
  /// A colour for light pages, and one for dark pages.
  package struct Colors: Sendable, Hashable {
    package let light: Color
    /// The dark colour; `nil` if it isn't stated.
    package let dark: Color?
  }
}

/// The theme's background colours for text, in one of its looks.
package struct ThemeGround: Sendable {
  /// Backgrounds of pages and of boxes on them: paper and card in `Templates/assets/site.css`.
  package let colors: [Color]
  /// The colour that others are mixed with until they are readable.
  private let ink: Color

  package static let light = ThemeGround(
    colors: [
      Color(red: UInt8(0xFE), green: 0xFE, blue: 0xFC),
      Color(red: UInt8(0xF3), green: 0xF3, blue: 0xEE),
    ],
    ink: .black)
  package static let dark = ThemeGround(
    colors: [
      Color(red: UInt8(0x12), green: 0x14, blue: 0x18),
      Color(red: UInt8(0x1D), green: 0x20, blue: 0x26),
    ],
    ink: .white)

  /// The contrast that text must have (WCAG 2.2, success criterion 1.4.3).
  private static let least = 4.5

  /// The background with the least contrast to a colour, if the contrast is too low for text.
  func failure(of color: Color) -> (ground: Color, contrast: Double)? {
    let contrasts = colors.map { (ground: $0, contrast: color.contrast(with: $0)) }
    guard let worst = contrasts.min(by: { $0.contrast < $1.contrast }),
      worst.contrast < Self.least
    else { return nil }
    return worst
  }

  /// The colour itself if text in it is readable. Otherwise the nearest readable colour on the way
  /// to black, or to white on a dark background.
  package func readable(_ color: Color) -> Color {
    for step in 0...255 {
      let next = color.mixed(with: ink, by: Double(step) / 255)
      if failure(of: next) == nil { return next }
    }
    return ink
  }
}

extension Color {
  /// Mixes the colour with another one, whose share is from 0 to 1.
  fileprivate func mixed(with other: Color, by share: Double) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> Double {
      (Double(from) + (Double(to) - Double(from)) * share) / 255
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// `#rrggbb` or `#rgb`; `nil` for any other text.
  fileprivate init?(written text: String) {
    let bytes = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), bytes.count == 3 || bytes.count == 6 else {
      return nil
    }
    let digits = bytes.compactMap { UInt8(String(decoding: [$0], as: UTF8.self), radix: 16) }
    guard digits.count == bytes.count else { return nil }
    let pairs = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
    self.init(
      red: pairs[0] << 4 | pairs[1], green: pairs[2] << 4 | pairs[3],
      blue: pairs[4] << 4 | pairs[5])
  }
}

extension ValueType where T == Color {
  static var color: Self {
    .parsed("a colour such as #1b3fa8", .color) { text throws(Fault) in
      guard let color = Color(written: text) else { throw .noColor(text) }
      return color
    }
  }

  /// A colour in which text is readable.
  static func color(on ground: ThemeGround) -> Self {
    .parsed("a readable colour such as #1b3fa8", .color) { text throws(Fault) in
      guard let color = Color(written: text) else { throw .noColor(text, on: ground) }
      guard let failure = ground.failure(of: color) else { return color }
      // Truncated, so that 4.49 isn't reported as 4.5, which would be enough.
      let contrast = String(Double(Int(failure.contrast * 10)) / 10)
      throw Fault(
        "its text has a contrast of only \(contrast) to 1 on \(failure.ground.css), and needs 4.5",
        fix: "the nearest readable colour is '\(ground.readable(color).css)'")
    }
  }
}

extension ValueType where T == SiteSettings.Colors {
  /// Only a colour for light pages, or an object with a colour for each look.
  static func colors(_ light: ValueType<Color>, dark: ValueType<Color>) -> Self {
    let lightKey = Key("light", light, required: true, "The colour on light pages.")
    let darkKey = Key("dark", dark, "The colour on dark pages.")
    let table = KeyTable("a pair of colours", lightKey, darkKey)
    return .oneOf(
      light.map { SiteSettings.Colors(light: $0, dark: nil) },
      .object(table) { reader in
        let light = reader.read(lightKey)
        let dark = reader.read(darkKey)
        guard let light else { return nil }
        return SiteSettings.Colors(light: light, dark: dark)
      })
  }
}

extension TextForm {
  fileprivate static let color = TextForm(
    "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", examples: ["#1b3fa8"])
}

extension Fault {
  /// Fault for a text that isn't a colour, with the digits of a colour that is named in English.
  ///
  /// For text on a `ground`, it gives those of the nearest readable colour.
  fileprivate static func noColor(_ text: String, on ground: ThemeGround? = nil) -> Fault {
    guard let color = Color(written: "#\(colorNames[text.lowercased()] ?? text)") else {
      return Fault("'\(text)' isn't one", fix: "write '#' and six digits from 0 to f")
    }
    return Fault("'\(text)' isn't one", fix: "write \((ground?.readable(color) ?? color).css)")
  }

  /// The basic colours of CSS Color 4 §6.1, and some of its other popular ones, without `#`.
  private static let colorNames = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "green": "008000", "lime": "00ff00", "olive": "808000",
    "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "crimson": "dc143c", "coral": "ff7f50", "indigo": "4b0082", "turquoise": "40e0d0",
    "violet": "ee82ee",
  ]
}
