public import Templating

/// A table of contents, or one heading of it: the headings one level down.
public protocol ContentsPresentable: Presentable {
  /// The headings, each with the headings below it.
  var headings: [HeadingViewModel] { get }
}

extension ContentsPresentable {
  /// Whether there is any of `headings`.
  public var hasHeadings: Bool { !headings.isEmpty }

  /// The fields it offers to templates.
  public static var contentsFields: Fields<Self> {
    Fields(
      "ContentsPresentable",
      .list("headings") { $0.headings },
      .flag("hasHeadings") { $0.hasHeadings })
  }
}
