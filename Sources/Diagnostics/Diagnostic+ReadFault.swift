extension Diagnostic {
  /// Whether a file or folder could not be read, which may have been so for a moment alone: what was made
  /// without it is not to be remembered.
  package var isReadFault: Bool { hidesWhatIsThere || id == "site-unreadable-file" }

  /// Whether it tells of models, templates or folders that could not be read, so that nobody knows what
  /// is missing on the site.
  var hidesWhatIsThere: Bool {
    id == "content-unreadable" || id == "system-open-files" || id == "system-memory"
  }

  /// Whether it says that something is missing or that nothing uses it. Where some of the site could not
  /// be read, that may be why, and one cause is told once.
  var isOfAbsence: Bool { Self.absences.contains(id.text) }

  private static let absences: Set<String> = [
    "asset-broken-link", "asset-unused", "content-missing-file", "content-missing-reference",
    "content-unnamed-files", "link-broken", "link-broken-fragment", "link-broken-image",
    "link-unknown-address", "link-unknown-fragment", "site-no-base-url", "site-redirect-to-nothing",
    "site-unknown-navigation", "site-vanished-address", "template-broken-fragment",
    "template-broken-link", "template-missing", "template-missing-block", "template-missing-parent",
    "template-missing-partial", "template-unincluded", "template-unknown",
    "template-unknown-block", "template-unknown-word", "template-unselected", "words-missing",
    "words-missing-language",
  ]
}
