import Application
import Content
package import Diagnostics

/// What came of one change: that it is shown, mostly, and then what the making of the rest has shown.
package struct PreviewReport: Sendable {
  /// What a change has led to.
  package enum Outcome: Sendable, Hashable {
    /// The browser has it; what nobody looks at is still to be made, unless another change comes first.
    case shown
    /// Everything is made; how many pages are new, differ, or are gone.
    case whole(pages: Int)
    /// The last good site is still served.
    case kept
    /// It was shown, and then the last good site again.
    case takenBack
  }

  /// Files and folders below the site's, sorted.
  package let changed: [String]
  package let isFirst: Bool
  package let outcome: Outcome
  /// Sorted; all there are, but with `shown` those that are known so far.
  package let diagnostics: [Diagnostic]
  /// Since the change was seen.
  package let duration: Duration
  /// The path of the address that the site is published at, such as `/journal`; mostly empty.
  package let basePath: String
}

extension PreviewReport {
  /// Of a folder that is served as it is.
  static func published(_ options: PreviewOptions) -> PreviewReport {
    PreviewReport(
      changed: [], isFirst: true, outcome: .shown, diagnostics: [], duration: .zero,
      basePath: options.site.baseURL?.path ?? "")
  }
}
