/// Writes diagnostics as GitHub workflow commands, which GitHub shows at the changed lines.
package struct GitHubWriter: Sendable {
  package init() {}

  /// Returns a line `::error file=…,line=…::message` for each diagnostic.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { command(for: $0) + "\n" }.joined()
  }

  private func command(for diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(property(place.file))")
      if place.line > 0 {
        properties += [
          "line=\(place.line)", "col=\(place.column)", "endColumn=\(place.column + place.length)",
        ]
      }
    }
    properties.append("title=\(property(diagnostic.id.text))")
    let sentences =
      [diagnostic.message] + [diagnostic.fix].compactMap(\.self) + diagnostic.notes.map(\.message)
    let list = properties.joined(separator: ",")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(list)::\(data(sentences.joined(separator: "\n")))"
  }

  /// Escapes as the runner expects (actions/toolkit, `packages/core/src/command.ts`). Iterates over
  /// scalars, because "\r\n" is one character in Swift.
  private func data(_ text: String) -> String { escaped(text, "%\r\n") }

  private func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += scalar.value < 0x10 ? "%0\(digits)" : "%\(digits)"
      } else {
        // Logs are also shown on terminals.
        result += String(scalar).terminalSafe
      }
    }
    return result
  }
}
