public import Markup
public import Templating

/// A tag or a category of a page.
public struct LabelViewModel: Sendable, Hashable {
  /// The name of the tag or category: "Night train".
  public let labelText: String
  /// The page that lists everything with this tag or category. Missing if the list would be empty.
  public let labelLink: Link?

  /// Creates a view model with these values.
  public init(labelText: String, labelLink: Link? = nil) {
    self.labelText = labelText
    self.labelLink = labelLink
  }
}

extension LabelViewModel: Presentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(
    template: "components/label",
    Fields(
      "LabelViewModel",
      .text("labelText") { $0.labelText }, .optional("labelLink") { $0.labelLink }))
}
