package import Templating

/// A table of contents, or one heading of it: the headings one level down.
package protocol ContentsPresentable: Presentable {
  /// Each with those below it.
  var headings: [HeadingViewModel] { get }
}

extension ContentsPresentable {
  package var hasHeadings: Bool { !headings.isEmpty }

  package static var contentsFields: Fields<Self> {
    Fields(
      "ContentsPresentable",
      .list("headings") { $0.headings },
      .flag("hasHeadings") { $0.hasHeadings })
  }
}
