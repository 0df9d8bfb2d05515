public import Markup
public import Templating

/// A term that something is filed under, where that something is shown.
public protocol LabelPresentable: Presentable {
  /// "Night train".
  var labelText: String { get }
  /// The page of all that is filed under it; none where nothing in any list is.
  var labelLink: Link? { get }
}

extension LabelPresentable {
  /// The names that it offers to templates.
  public static var labelFields: Fields<Self> {
    Fields(
      "LabelPresentable",
      .text("labelText") { $0.labelText },
      .optional("labelLink") { $0.labelLink })
  }
}
