import Foundation

/// A colour for CSS; the only value that a `style` attribute takes.
public struct Color: Sendable, Hashable {
  /// Red component from 0 to 255, in sRGB.
  public let red: UInt8
  /// Green component from 0 to 255, in sRGB.
  public let green: UInt8
  /// Blue component from 0 to 255, in sRGB.
  public let blue: UInt8

  /// Creates a colour from components in sRGB.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from components in sRGB between 0 and 1; others are clamped.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ component: Double) -> UInt8 {
      UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// Black, `#000000`.
  public static let black = Color(red: UInt8(0), green: 0, blue: 0)
  /// White, `#ffffff`.
  public static let white = Color(red: UInt8(255), green: 255, blue: 255)
  /// Red, `#ff0000`.
  public static let red = Color(red: UInt8(255), green: 0, blue: 0)
  /// Yellow, `#ffff00`.
  public static let yellow = Color(red: UInt8(255), green: 255, blue: 0)
  /// Purple, `#800080`.
  public static let purple = Color(red: UInt8(128), green: 0, blue: 128)

  /// The colour in CSS, as `#rrggbb`.
  package var css: String {
    String(unsafeUninitializedCapacity: 7) { room in
      room.initializeElement(at: 0, to: UInt8(ascii: "#"))
      for (index, component) in [red, green, blue].enumerated() {
        room.initializeElement(at: 1 + 2 * index, to: hexDigits[Int(component >> 4)] | 0x20)
        room.initializeElement(at: 2 + 2 * index, to: hexDigits[Int(component & 15)] | 0x20)
      }
      return 7
    }
  }

  /// Black or white, whichever contrasts more with the colour; the ratio is at least 4.58 to 1.
  public var plate: Color { contrast(with: .black) >= contrast(with: .white) ? .black : .white }

  /// Returns the contrast ratio of WCAG 2.2, from 1 to 21.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance (WCAG 2.2) of an sRGB colour, from 0 to 1.
  private var luminance: Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
