/// Writes diagnostics for people: place, message, source line, caret and fix.
package struct TerminalWriter: Sendable {
  /// Greatest number of groups shown per file; for the rest, only their number is shown.
  package static let limitPerFile = 20

  private let colours: Bool

  package init(colours: Bool) { self.colours = colours }

  /// Returns the text of sorted diagnostics, grouped by cause; empty without diagnostics.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    let causes = DiagnosticGroups(diagnostics)
    var text = ""
    for groups in causes.groups.grouped(by: \.first.place?.file) {
      guard let file = groups.first?.first.place?.file, groups.count > Self.limitPerFile else {
        for group in groups { write(group, to: &text) }
        continue
      }
      let shown = Self.mostTelling(groups)
      for group in shown { write(group, to: &text) }
      let rest = DiagnosticCount(groups.flatMap(\.all)) - DiagnosticCount(shown.flatMap(\.all))
      text += styled("\(file.terminalSafe): ", .bold) + "and \(rest.more)\n"
    }
    for rest in causes.rests { write(rest, to: &text) }
    return text
  }

  /// Returns as many groups as may be shown, in order; errors take precedence over the others.
  private static func mostTelling(
    _ groups: ArraySlice<DiagnosticGroups.Group>
  ) -> [DiagnosticGroups.Group] {
    let errors = groups.count { $0.first.severity == .error }
    var warningsLeft = max(0, limitPerFile - errors)
    var errorsLeft = limitPerFile
    return groups.filter { group in
      switch group.first.severity {
      case .error:
        errorsLeft -= 1
        return errorsLeft >= 0
      case .warning, .note:
        warningsLeft -= 1
        return warningsLeft >= 0
      }
    }
  }

  private func write(_ group: DiagnosticGroups.Group, to text: inout String) {
    write(group.first, to: &text)
    guard !group.others.isEmpty else { return }
    text += "   \(styled("also at", .cyan)): \(places(of: group.others))\n"
  }

  private func write(_ rest: DiagnosticGroups.Rest, to text: inout String) {
    text += head(rest.severity, rest.id)
    text += ": \(DiagnosticCount(rest.diagnostics).more) of this kind, at "
    text += "\(places(of: rest.diagnostics))\n"
  }

  /// Returns the first places, and how many more there are in how many files.
  private func places(of diagnostics: [Diagnostic]) -> String {
    // Several mistakes of a whole file have the same place.
    var seen: Set<SourceRange> = []
    let places = diagnostics.compactMap(\.place).filter { seen.insert($0).inserted }
    let named = places.prefix(DiagnosticGroups.namedPlaces).map(location)
    let more = places.dropFirst(named.count)
    guard !more.isEmpty else { return named.joined(separator: ", ") }
    let files = Set(more.map(\.file)).count
    return named.joined(separator: ", ")
      + ", and \(more.count) more in \(files) file\(files == 1 ? "" : "s")"
  }

  private func write(_ diagnostic: Diagnostic, to text: inout String) {
    if let place = diagnostic.place { text += styled(location(place) + ": ", .bold) }
    text += head(diagnostic.severity, diagnostic.id)
    text += ": \(diagnostic.message.terminalSafe)\n"
    if let place = diagnostic.place, place.line > 0, !place.isSecret {
      writeExcerpt(of: place, style(of: diagnostic.severity), fix: diagnostic.fix, to: &text)
    } else if let fix = diagnostic.fix {
      text += "   \(fix.terminalSafe)\n"
    }
    for note in diagnostic.notes {
      let lead = note.place.map { location($0) + ": " } ?? ""
      text += "   \(styled("note", .cyan)): \(lead)\(note.message.terminalSafe)\n"
    }
  }

  private func head(_ severity: Diagnostic.Severity, _ id: Diagnostic.ID) -> String {
    styled("\(severity.rawValue)[\(id.text)]", style(of: severity))
  }

  private func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func location(_ place: SourceRange) -> String {
    let file = place.file.terminalSafe
    return place.line > 0 ? "\(file):\(place.line):\(place.column)" : file
  }

  private func writeExcerpt(
    of place: SourceRange, _ style: Style, fix: String?, to text: inout String
  ) {
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let excerpt = SourceExcerpt(place)
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
  /// Returns runs of adjacent elements with equal keys.
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
