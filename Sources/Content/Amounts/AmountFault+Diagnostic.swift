import Basics
import Diagnostics
import Domain

extension AmountFault {
  /// Error at the value of a key.
  func diagnostic(of key: String, _ text: String, at place: SourceRange) -> Diagnostic {
    let (message, fix) =
      switch self {
      case .unreadable: ("which isn't an amount", "write digits and a decimal point")
      case .tooManyDecimals(let currency):
        (
          "but \(currency.code) has \(Self.decimals(currency.minorDigits))",
          Self.rounding(text, to: currency.minorDigits)
        )
      case .tooLarge: ("which is too large", "write a smaller amount")
      }
    return Problem.contentWrongAmount(at: place, "'\(key)' is \(text), \(message)", fix: fix)
  }

  /// Fix for a number with more decimals than its currency has: the number without the extra
  /// decimals if those are zeros.
  private static func rounding(_ text: String, to digits: Int) -> String {
    let parts = text.parts(between: ".")
    guard parts.count == 2, parts[1].utf8.count > digits,
      parts[1].utf8.dropFirst(digits).allSatisfy({ $0 == UInt8(ascii: "0") })
    else {
      return digits == 0 ? "round it to a whole number" : "round it to \(decimals(digits))"
    }
    let left = parts[1].prefix(digits)
    return "write \(left.isEmpty ? String(parts[0]) : "\(parts[0]).\(left)")"
  }

  private static func decimals(_ count: Int) -> String {
    count == 0 ? "no decimals" : "\(count) decimals"
  }
}
