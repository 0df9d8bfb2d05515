public import Markup
public import Templating

/// A plain link: a navigation link, the trip of a photo, the newer page of a list.
public struct LinkViewModel: Sendable, Hashable {
  /// The link's target.
  public let link: Link
  /// The link's text: "Paris to Lisbon".
  public let linkText: String
  /// Whether the link leads to the current page.
  public package(set) var isCurrent: Bool

  /// Creates a view model with these values.
  public init(link: Link, linkText: String, isCurrent: Bool = false) {
    self.link = link
    self.linkText = linkText
    self.isCurrent = isCurrent
  }
}

extension LinkViewModel: LinkPresentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(template: "components/link", linkFields)
}
