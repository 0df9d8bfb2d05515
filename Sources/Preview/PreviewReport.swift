import Application
import Content
package import Diagnostics

/// Result of one change. Usually one report says that it is shown, and a later one covers the whole
/// site.
package struct PreviewReport: Sendable {
  /// Result of a change for the served site.
  package enum Outcome: Sendable, Hashable {
    /// The browser has the change. Pages that aren't open are made later, unless another change
    /// comes first.
    case shown
    /// Everything is made. `pages` is the number of pages that are new, different or removed.
    case whole(pages: Int)
    /// The last good site is still served.
    case kept
    /// The change was shown, and then replaced by the last good site.
    case takenBack
  }

  /// Paths of files and folders below the site's, sorted.
  package let changed: [String]
  package let isFirst: Bool
  package let outcome: Outcome
  /// Diagnostics, sorted; with `shown`, only those known so far.
  package let diagnostics: [Diagnostic]
  /// Time since the change was noticed.
  package let duration: Duration
  /// Path of the address at which the site is published, such as `/journal`; usually empty.
  package let basePath: String
}

extension PreviewReport {
  /// Report for a folder that is served unchanged.
  static func published(_ options: PreviewOptions) -> PreviewReport {
    PreviewReport(
      changed: [], isFirst: true, outcome: .shown, diagnostics: [], duration: .zero,
      basePath: options.site.baseURL?.path ?? "")
  }
}
