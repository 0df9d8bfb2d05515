import Diagnostics
import Domain

extension TimeFault {
  /// Error at the value of a key.
  func diagnostic(of key: String, _ time: WrittenTime, at place: SourceRange) -> Diagnostic {
    switch self {
    case .skipped(let zone, let before, let after):
      let later = time.localTime.map { $0.later(by: after - before).text + Self.offset(after) }
      return Problem.contentSkippedTime(
        at: place, "'\(key)' is \(time.text), which clocks in \(zone.identifier) skip",
        fix: later.map { "write a time that exists, such as \($0)" })
    case .ambiguous(let zone, let first, let second):
      return Problem.contentAmbiguousTime(
        at: place, "'\(key)' is \(time.text), which clocks in \(zone.identifier) show twice",
        fix: "add \(Self.offset(first)) for the first time or \(Self.offset(second)) for the second"
      )
    case .offsetDisagrees(let written, let actual, let zone):
      return Problem.contentWrongOffset(
        at: place,
        "'\(key)' has the offset \(Self.offset(written)), but \(zone.identifier) has "
          + "\(Self.offset(actual)) then",
        fix: "write \(Self.offset(actual)), or remove the offset")
    default:
      let fault = Fault(self, in: time.text)
      return Problem.contentWrongTime(
        at: place, "'\(key)' isn't a valid time: \(fault.reason ?? "")", fix: fault.fix)
    }
  }

  /// Offset from UTC as text, such as `+01:00`. Old local times include seconds.
  private static func offset(_ seconds: Int) -> String {
    let size = Int(seconds.magnitude)
    let rest = size % 60 == 0 ? "" : ":" + twoDigits(size % 60)
    return (seconds < 0 ? "-" : "+") + twoDigits(size / 3600) + ":" + twoDigits(size / 60 % 60)
      + rest
  }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
