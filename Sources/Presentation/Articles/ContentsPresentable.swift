public import Templating

/// A table of contents, or one of its headings with the headings one level below.
public protocol ContentsPresentable: Presentable {
  /// The headings, each with the headings below it.
  var headings: [HeadingViewModel] { get }
}

extension ContentsPresentable {
  /// The fields that this type offers to templates.
  public static var contentsFields: Fields<Self> {
    Fields("ContentsPresentable", .list("headings", any: "hasHeadings") { $0.headings })
  }
}
