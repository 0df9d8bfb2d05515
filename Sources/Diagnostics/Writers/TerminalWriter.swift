/// Writes diagnostics for a person: the place, the message, the source line, a caret, the way out.
package struct TerminalWriter: Sendable {
  /// How many of one file's diagnostics are shown before a count stands for the rest.
  package static let limitPerFile = 20

  private let colours: Bool

  package init(colours: Bool) { self.colours = colours }

  /// The text of all diagnostics, which must come sorted; empty for none.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for group in diagnostics.grouped(by: \.place?.file) {
      for diagnostic in group.prefix(Self.limitPerFile) { write(diagnostic, to: &text) }
      let more = group.count - Self.limitPerFile
      if more > 0, let file = group.first?.place?.file {
        text += "\(visible(file)): and \(more) more\n"
      }
    }
    return text
  }

  private func write(_ diagnostic: Diagnostic, to text: inout String) {
    let style: Style = diagnostic.severity == .error ? .red : .yellow
    if let place = diagnostic.place { text += styled(location(place) + ": ", .bold) }
    text += styled("\(diagnostic.severity.rawValue)[\(diagnostic.id.text)]", style)
    text += ": \(visible(diagnostic.message))\n"
    if let place = diagnostic.place, place.line > 0 {
      writeExcerpt(of: place, fix: diagnostic.fix, to: &text)
    } else if let fix = diagnostic.fix {
      text += "   \(visible(fix))\n"
    }
    for note in diagnostic.notes {
      let lead = note.place.map { location($0) + ": " } ?? ""
      text += "   \(styled("note", .cyan)): \(lead)\(visible(note.message))\n"
    }
  }

  private func location(_ place: Place) -> String {
    place.line > 0 ? "\(visible(place.file)):\(place.line):\(place.column)" : visible(place.file)
  }

  private func writeExcerpt(of place: Place, fix: String?, to text: inout String) {
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let excerpt = Excerpt(place)
    text += "\(margin) | \(excerpt.line)\n"
    text += String(repeating: " ", count: margin.count) + " | " + excerpt.indent
    text += styled("^" + String(repeating: "~", count: excerpt.width - 1), .red)
    if let fix { text += " " + visible(fix) }
    text += "\n"
  }

  private enum Style: String {
    case bold = "\u{1B}[1m"
    case red = "\u{1B}[1;31m"
    case yellow = "\u{1B}[1;33m"
    case cyan = "\u{1B}[36m"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    colours ? style.rawValue + text + "\u{1B}[0m" : text
  }
}

/// The part of a source line that fits a terminal, and where the caret stands below it.
private struct Excerpt {
  /// Characters of a long line that are shown before and behind the caret.
  private static let before = 60
  private static let behind = 100

  let line: String
  let indent: String
  let width: Int

  init(_ place: Place) {
    let characters = Array(place.text)
    let start = min(max(place.column - 1, 0), characters.count)
    let first = start > Self.before + 20 ? start - Self.before : 0
    let last = min(characters.count, start + Self.behind)
    let shown = characters[first..<max(first, last)]
    let lead = first > 0 ? "…" : ""
    line = lead + visible(String(shown)) + (last < characters.count ? "…" : "")
    indent = lead.map { _ in " " }.joined() + characters[first..<start].map(\.blank).joined()
    let marked = characters[start..<min(last, start + place.length)]
    width = max(1, marked.reduce(0) { $0 + $1.columns })
  }
}

extension Character {
  /// Terminal columns; East Asian wide characters and emoji take two (Unicode UAX #11).
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  fileprivate var blank: String {
    self == "\t"
      ? "\t" : String(repeating: " ", count: visible(String(self)) == String(self) ? columns : 1)
  }
}

/// Text whose control and direction characters can't rule the terminal: each is shown as `�`.
private func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.rulesTerminal }) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(scalar.rulesTerminal ? "\u{FFFD}" : scalar) }
  return String(result)
}

extension Unicode.Scalar {
  fileprivate var rulesTerminal: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Array {
  /// Runs of neighbours that share a key.
  fileprivate func grouped<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
    var groups: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && key(self[index]) != key(self[start]) {
      groups.append(self[start..<index])
      start = index
    }
    if start < endIndex { groups.append(self[start...]) }
    return groups
  }
}
