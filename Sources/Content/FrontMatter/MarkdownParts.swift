extension MarkdownParts {
  /// Splits a file; `nil`, and a diagnostic, for front matter that is not closed or too large.
  package init?(_ findings: Findings) {
    return nil
  }
}
