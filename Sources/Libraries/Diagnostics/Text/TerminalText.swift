extension String {
  /// The text with control and direction characters replaced by `�`, so that it can't control a
  /// terminal.
  package var terminalSafe: String {
    guard unicodeScalars.contains(where: \.rulesTerminal) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.rulesTerminal ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// Number of terminal columns; a tab counts as one.
  package var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }
}

extension Character {
  /// Number of columns; two for East Asian wide characters and emoji (Unicode UAX #11).
  package var terminalColumns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    // The scalar is an emoji by default, or because of the variation selector after it.
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether readers can't see the scalar: a control character other than tab, a line separator, a
  /// direction mark (UAX #9) or invisible.
  fileprivate var rulesTerminal: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060,
      0x2066...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
