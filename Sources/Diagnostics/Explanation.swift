/// What the id of a diagnostic stands for, whatever the case: why it appears, and how to mend it.
///
/// Each module explains its ids beside its prose; `Documentation/diagnostics.md` is made of that,
/// and a test asserts that no id is without an explanation and no explanation without an id.
package struct Explanation: Sendable, Hashable {
  package let id: Diagnostic.ID
  /// As it is reported without `--strict`.
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
