/// Width of a text in sans-serif type, estimated without a font and rather too wide than too
/// narrow.
enum TextWidth {
  /// Returns the width in ems.
  static func ems(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ems(of: $1) } * 1.04
  }

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "’", "·": 0.32
    case "f", "r", "t", "-", "(", ")", "[", "]", "/", "1": 0.42
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.98
    case "A"..."Z", "&", "+", "=", "<", ">", "~": 0.74
    case "\u{20}"..."\u{7E}": 0.6
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: 0
      default: scalar.value < 0x250 ? 0.76 : scalar.value < 0x1100 ? 0.8 : 1.1
      }
    }
  }
}

extension String {
  /// The text as a label: on one line, without characters that control how others are shown, and no
  /// wider than a line of 28 letters. A longer text ends with an ellipsis.
  var asLabel: String {
    let limit = 28
    var text = ""
    var count = 0
    var isCut = false
    for scalar in unicodeScalars.lazy.map({ $0.isBlank ? " " : $0 }).filter(\.isShown) {
      // Counts scalars too, because a letter may have any number of combining marks.
      if text.unicodeScalars.count >= 2 * limit || count >= limit {
        isCut = true
        break
      }
      if scalar == " " && (text.isEmpty || text.unicodeScalars.last == " ") { continue }
      text.unicodeScalars.append(scalar)
      if scalar.properties.generalCategory != .nonspacingMark {
        count += scalar.value < 0x1100 ? 1 : 2
      }
    }
    while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
    return isCut ? text + "…" : text
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }

  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
      .paragraphSeparator:
      // Joiners shape the letters of Persian and Indic scripts.
      value == 0x200C || value == 0x200D
    default: true
    }
  }
}
