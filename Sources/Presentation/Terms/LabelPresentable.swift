public import Markup
public import Templating

/// A tag or a category of a page.
public protocol LabelPresentable: Presentable {
  /// The name of the tag or category: "Night train".
  var labelText: String { get }
  /// The page that lists everything with this tag or category. Missing if nothing is listed.
  var labelLink: Link? { get }
}

extension LabelPresentable {
  /// The fields it offers to templates.
  public static var labelFields: Fields<Self> {
    Fields(
      "LabelPresentable",
      .text("labelText") { $0.labelText },
      .optional("labelLink") { $0.labelLink })
  }
}
