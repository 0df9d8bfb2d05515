import Basics
import Diagnostics
import Domain

// Values that are well written and still wrong: content-wrong-time, content-skipped-time,
// content-ambiguous-time, content-wrong-offset, content-wrong-amount, content-wrong-coordinate.

extension ContentDiagnostics {
  static func wrongTime(
    _ fault: TimeFault, of key: String, _ time: WrittenTime, at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .skipped(let zone, let before, let after):
      let later = time.localTime.map { $0.later(by: after - before).text + offset(after) }
      return Diagnostic(
        .error, "content-skipped-time", at: place,
        "'\(key)' is \(time.text), which clocks in \(zone.identifier) skip",
        fix: later.map { "write a time that they show, such as \($0)" })
    case .ambiguous(let zone, let first, let second):
      return Diagnostic(
        .error, "content-ambiguous-time", at: place,
        "'\(key)' is \(time.text), which clocks in \(zone.identifier) show twice",
        fix: "add \(offset(first)) for the first time or \(offset(second)) for the second")
    case .offsetDisagrees(let written, let actual, let zone):
      return Diagnostic(
        .error, "content-wrong-offset", at: place,
        "'\(key)' has the offset \(offset(written)), but \(zone.identifier) has "
          + "\(offset(actual)) then",
        fix: "write \(offset(actual)), or leave the offset out")
    default:
      let fault = Fault(fault, in: time.text)
      return Diagnostic(
        .error, "content-wrong-time", at: place, "'\(key)' is no time: \(fault.reason ?? "")",
        fix: fault.fix)
    }
  }

  static func wrongAmount(
    _ fault: AmountFault, of key: String, _ text: String, at place: SourceRange
  ) -> Diagnostic {
    let (message, fix) =
      switch fault {
      case .unreadable: ("which is no amount", "write digits, with a point before decimals")
      case .tooManyDecimals(let currency):
        (
          "but \(currency.code) has \(decimals(currency.minorDigits))",
          rounding(text, to: currency.minorDigits)
        )
      case .tooLarge: ("which is more than can be counted", "write a smaller amount")
      }
    return Diagnostic(
      .error, "content-wrong-amount", at: place, "'\(key)' is \(text), \(message)", fix: fix)
  }

  /// Advice on a number with more decimals than a currency has: the number without those, if they
  /// are noughts.
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

  static func negativePrice(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-amount", at: place, "'price' is \(text), which is less than nothing",
      fix: "write \(text.drop { $0 == "-" }), or leave it out")
  }

  static func offTheEarth(
    _ fault: CoordinateFault, _ text: String, at place: SourceRange
  ) -> Diagnostic {
    let (key, limit) =
      switch fault {
      case .latitudeOutOfRange: ("latitude", 90)
      case .longitudeOutOfRange: ("longitude", 180)
      }
    return Diagnostic(
      .error, "content-wrong-coordinate", at: place,
      "'\(key)' is \(text), but lies between -\(limit) and \(limit)",
      fix: limit == 90
        ? "write degrees north, or with a minus south; it may be the longitude that stands here"
        : "write degrees east, or with a minus west: 93° west is -93")
  }

  static func halfACoordinate(
    _ key: String, missing: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-coordinate", at: place, "'\(key)' is given without '\(missing)'",
      fix: "add '\(missing)'")
  }

  private static func decimals(_ count: Int) -> String {
    count == 0 ? "no decimals" : "\(count) decimals"
  }

  /// Offset from UTC in text, such as `+01:00`; old local times have seconds, too.
  private static func offset(_ seconds: Int) -> String {
    let size = Int(seconds.magnitude)
    let rest = size % 60 == 0 ? "" : ":" + twoDigits(size % 60)
    return (seconds < 0 ? "-" : "+") + twoDigits(size / 3600) + ":" + twoDigits(size / 60 % 60)
      + rest
  }
}
