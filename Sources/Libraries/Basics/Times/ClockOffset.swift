/// Offset of a clock from UTC, as programs write it.
package struct ClockOffset: Sendable, Hashable {
  /// Seconds east of UTC.
  package let seconds: Int

  /// Parses `Z`, `UTC` or `GMT`, or an offset with or without one of these before it: `+02:00`,
  /// `-0330`, `GMT+2`, `(UTC+02:00)`. `nil` for any other text.
  ///
  /// A name after the parentheses means a zone with its own rules, so the text is not taken as an
  /// offset.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text.uppercased()).drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    if rest.first == "(", rest.last == ")" { rest = rest.dropFirst().dropLast() }
    if rest == "Z" {
      seconds = 0
      return
    }
    for name in ["UTC", "GMT"] where rest.begins(with: name) {
      rest = rest.dropFirst(name.count)
      if rest.isEmpty {
        seconds = 0
        return
      }
      break
    }
    guard let sign = rest.popFirst(), let seconds = Self.seconds(of: rest) else { return nil }
    switch sign {
    case "+": self.seconds = seconds
    case "-", "\u{2212}": self.seconds = -seconds
    default: return nil
    }
  }

  /// Seconds of `2`, `02`, `0200`, `020000`, `2:00`, `02:00`, `02.00` or `02:00:00`.
  private static func seconds(of text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    var numbers = parts.compactMap { part in
      part.utf8.count <= 6 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
    if parts.count == 1, parts[0].utf8.count > 2 {
      // Offsets of local mean time have seconds.
      let minutes = parts[0].utf8.count > 4 ? numbers[0] / 100 : numbers[0]
      numbers = [minutes / 100, minutes % 100]
    } else if parts.contains(where: { $0.utf8.count > 2 }) {
      return nil
    }
    let (hours, minutes) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    // No place has an offset above 14:00, and the system accepts offsets up to 18:00.
    guard hours <= 18, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * 60
  }
}
