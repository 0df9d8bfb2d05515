package import Diagnostics

extension SiteSettings {
  /// A file that `icon` names.
  package struct Icon: Sendable, Hashable {
    /// The path as written, relative to `Content/`.
    package let path: String
    package let place: SourceRange
  }
}
