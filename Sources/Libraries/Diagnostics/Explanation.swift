/// General explanation of a diagnostic's ID: its cause and remedy.
///
/// Each module explains its IDs beside its messages; `Documentation/diagnostics.md` is generated
/// from these, and a test compares the IDs with the explanations.
package struct Explanation: Sendable, Hashable {
  package let id: Diagnostic.ID
  /// Severity without `--strict`.
  package let severity: Diagnostic.Severity
  /// Whole sentences in Markdown.
  package let cause: String
  package let remedy: String

  package init(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity = .error, cause: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.cause = cause
    self.remedy = remedy
  }
}
