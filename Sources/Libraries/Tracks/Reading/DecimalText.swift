/// Number in the bytes of a file: a decimal of XML Schema 1.0 §3.2.3, possibly with an exponent.
enum DecimalText {
  /// Powers of ten that a `Double` represents exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads a number, ignoring whitespace around it. Returns NaN or infinity if it is written so or
  /// too large, and `nil` for any other text.
  static func number(_ text: some RandomAccessCollection<UInt8>) -> Double? {
    var (next, end) = (text.startIndex, text.endIndex)
    while next < end, text[next].isBlank { next = text.index(after: next) }
    while next < end, text[text.index(before: end)].isBlank { end = text.index(before: end) }
    let start = next
    let isNegative = next < end && text[next] == UInt8(ascii: "-")
    if isNegative || next < end && text[next] == UInt8(ascii: "+") {
      next = text.index(after: next)
    }
    var scan = Scan()
    while next < end, scan.take(text[next]) { next = text.index(after: next) }
    guard next == end, scan.isNumber else { return notFinite(text[start..<end]) }
    guard let number = scan.exact else {
      return Double(String(decoding: text[start..<end], as: UTF8.self))
    }
    return isNegative ? -number : number
  }

  private static func notFinite(_ text: some RandomAccessCollection<UInt8>) -> Double? {
    guard text.count <= 9 else { return nil }
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "nan", "-nan", "+nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }

  /// Digits without their sign, read one byte at a time.
  private struct Scan {
    private enum Part { case whole, fraction, exponentSign, exponent }

    private var part = Part.whole
    private var digits = 0
    private var exponentDigits = 0
    private var mantissa: UInt64 = 0
    /// Whether the mantissa contains all digits.
    private var isWhole = true
    private var decimals = 0
    private var exponent = 0
    private var isExponentNegative = false

    mutating func take(_ byte: UInt8) -> Bool {
      let digit = byte &- 0x30
      switch (part, byte) {
      case (.whole, _) where digit <= 9, (.fraction, _) where digit <= 9:
        digits += 1
        if part == .fraction { decimals += 1 }
        if mantissa < 1 << 59 {
          mantissa = mantissa * 10 + UInt64(digit)
        } else {
          isWhole = false
        }
      case (.whole, UInt8(ascii: ".")): part = .fraction
      case (.whole, UInt8(ascii: "e")), (.whole, UInt8(ascii: "E")),
        (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
        part = .exponentSign
      case (.exponentSign, UInt8(ascii: "-")), (.exponentSign, UInt8(ascii: "+")):
        isExponentNegative = byte == UInt8(ascii: "-")
        part = .exponent
      case (.exponentSign, _) where digit <= 9, (.exponent, _) where digit <= 9:
        part = .exponent
        exponentDigits += 1
        exponent = min(exponent * 10 + Int(digit), 100_000)
      default: return false
      }
      return true
    }

    var isNumber: Bool {
      digits > 0 && (part == .whole || part == .fraction || exponentDigits > 0)
    }

    /// The number if one operation on exact numbers gives it; `nil` if digits must be rounded.
    var exact: Double? {
      let power = (isExponentNegative ? -exponent : exponent) - decimals
      guard isWhole, mantissa < 1 << 53, abs(power) < powers.count else { return nil }
      return power < 0 ? Double(mantissa) / powers[-power] : Double(mantissa) * powers[power]
    }
  }
}

extension UInt8 {
  /// Whether the byte is whitespace in XML and JSON.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
