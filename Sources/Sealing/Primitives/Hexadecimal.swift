/// Bytes as hexadecimal text, which browsers, Python and people read without a table.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Two lower-case digits for each byte.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads digits of either case; `nil` for anything else.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.utf8.map(digit)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
