import Application
import Content
package import Diagnostics

/// What came of one change.
package struct PreviewReport: Sendable {
  /// Files and folders below the site's, sorted.
  package let changed: [String]
  package let isFirst: Bool
  /// How many pages are new, different or gone.
  package let pages: Int
  /// Sorted; with an error among them the last good site is still served.
  package let diagnostics: [Diagnostic]
  package let duration: Duration
  /// The path of the address that the site is published at, such as `/journal`; mostly empty.
  package let basePath: String
}

extension PreviewReport {
  /// Of a folder that is served as it is.
  static func published(_ options: PreviewOptions) -> PreviewReport {
    PreviewReport(
      changed: [], isFirst: true, pages: 0, diagnostics: [], duration: .zero,
      basePath: options.site.baseURL?.path ?? "")
  }
}
