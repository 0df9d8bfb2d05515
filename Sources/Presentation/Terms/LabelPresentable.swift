public import Markup
public import Templating

/// A term of a model, where the model is shown.
public protocol LabelPresentable: Presentable {
  /// The term's name: "Night train".
  var labelText: String { get }
  /// The page of all models with the term; none if no list has any.
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
