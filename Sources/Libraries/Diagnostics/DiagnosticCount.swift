/// Numbers of errors, warnings and notes.
package struct DiagnosticCount: Sendable, Hashable {
  package let errors: Int
  package let warnings: Int
  package let notes: Int

  private init(errors: Int, warnings: Int, notes: Int) {
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
  }

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    var (errors, warnings, notes) = (0, 0, 0)
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    self.init(errors: errors, warnings: warnings, notes: notes)
  }

  /// Text such as `2 errors, 1 warning`; empty if all numbers are zero.
  package var text: String { words("") }

  /// Text such as `2 more errors, 1 more warning`.
  var more: String { words("more ") }

  static func - (all: DiagnosticCount, part: DiagnosticCount) -> DiagnosticCount {
    DiagnosticCount(
      errors: all.errors - part.errors, warnings: all.warnings - part.warnings,
      notes: all.notes - part.notes)
  }

  private func words(_ word: String) -> String {
    [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map {
      count, name in
      "\(count) \(word)\(name)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
