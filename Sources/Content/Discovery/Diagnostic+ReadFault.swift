package import Diagnostics

extension Diagnostic {
  /// Whether a file or folder could not be read, which may have been so for a moment alone: what was made
  /// without it is not to be remembered.
  package var isReadFault: Bool { id == "content-unreadable" || id == "site-unreadable-file" }
}
