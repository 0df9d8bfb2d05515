public import Markup
public import Templating

/// A tag or a category of a model.
public struct LabelViewModel: Sendable, Hashable {
  /// The term's name: "Night train".
  public let labelText: String
  /// The page of all models with the term; none if no list has any.
  public let labelLink: Link?

  /// Takes values that are ready to show.
  public init(labelText: String, labelLink: Link? = nil) {
    self.labelText = labelText
    self.labelLink = labelLink
  }
}

extension LabelViewModel: LabelPresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/label", labelFields)
}
