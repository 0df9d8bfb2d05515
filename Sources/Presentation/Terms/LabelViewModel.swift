public import Markup
public import Templating

/// A tag or a category of something.
public struct LabelViewModel: Sendable, Hashable {
  /// "Night train".
  public let labelText: String
  /// The page of all that is filed under it; none where nothing in any list is.
  public let labelLink: Link?

  /// Of values that are ready to show.
  public init(labelText: String, labelLink: Link? = nil) {
    self.labelText = labelText
    self.labelLink = labelLink
  }
}

extension LabelViewModel: LabelPresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/label", labelFields)
}
