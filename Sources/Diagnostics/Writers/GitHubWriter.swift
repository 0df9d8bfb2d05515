/// Writes diagnostics as GitHub workflow commands, so that they stand beside the changed lines.
package struct GitHubWriter: Sendable {
  package init() {}

  /// One `::error file=…,line=…::message` line a diagnostic.
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
    return "::\(diagnostic.severity.rawValue) \(list)::\(data(sentences.joined(separator: "\n")))"
  }

  /// The escapes that the runner undoes (actions/toolkit, `packages/core/src/command.ts`).
  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
