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
      guard let file = group.first?.place?.file, group.count > Self.limitPerFile else {
        for diagnostic in group { write(diagnostic, to: &text) }
        continue
      }
      let shown = Self.mostTelling(group)
      for diagnostic in shown { write(diagnostic, to: &text) }
      let rest = DiagnosticCount(group) - DiagnosticCount(shown)
      text += styled("\(file.terminalSafe): ", .bold) + "and \(rest.more)\n"
    }
    return text
  }

  /// As many as are shown, in order; no warning takes the room of an error.
  private static func mostTelling(_ group: ArraySlice<Diagnostic>) -> [Diagnostic] {
    let errors = group.count { $0.severity == .error }
    var warningsLeft = max(0, limitPerFile - errors)
    var errorsLeft = limitPerFile
    return group.filter { diagnostic in
      switch diagnostic.severity {
      case .error:
        errorsLeft -= 1
        return errorsLeft >= 0
      case .warning:
        warningsLeft -= 1
        return warningsLeft >= 0
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to text: inout String) {
    let style: Style = diagnostic.severity == .error ? .red : .yellow
    if let place = diagnostic.place { text += styled(location(place) + ": ", .bold) }
    text += styled("\(diagnostic.severity.rawValue)[\(diagnostic.id.text)]", style)
    text += ": \(diagnostic.message.terminalSafe)\n"
    if let place = diagnostic.place, place.line > 0 {
      writeExcerpt(of: place, style, fix: diagnostic.fix, to: &text)
    } else if let fix = diagnostic.fix {
      text += "   \(fix.terminalSafe)\n"
    }
    for note in diagnostic.notes {
      let lead = note.place.map { location($0) + ": " } ?? ""
      text += "   \(styled("note", .cyan)): \(lead)\(note.message.terminalSafe)\n"
    }
  }

  private func location(_ place: Place) -> String {
    let file = place.file.terminalSafe
    return place.line > 0 ? "\(file):\(place.line):\(place.column)" : file
  }

  private func writeExcerpt(of place: Place, _ style: Style, fix: String?, to text: inout String) {
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let excerpt = Excerpt(place)
    text += "\(margin) | \(excerpt.line)\n"
    text += String(repeating: " ", count: margin.count) + " | " + excerpt.indent
    text += styled("^" + String(repeating: "~", count: excerpt.width - 1), style)
    if let fix { text += " " + fix.terminalSafe }
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
