extension Diagnostic {
  /// Whether a file or folder could not be read, perhaps temporarily; results without it must not
  /// be cached.
  package var isReadFault: Bool {
    hidesWhatIsThere || id == "site-unreadable-file" || id == "site-changed-file"
  }

  /// Whether models, templates or folders could not be read, so that it is unknown what the site
  /// lacks.
  var hidesWhatIsThere: Bool {
    id == "content-unreadable" || id == "system-open-files" || id == "system-memory"
  }

  /// Whether it reports something missing or unused. If parts of the site could not be read, that
  /// may be the reason, and only the reason is reported.
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
