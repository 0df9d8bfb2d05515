public import Markup
public import Templating

/// A heading in a page's body, with the headings below it.
public struct HeadingViewModel: Sendable, Hashable {
  /// The address of the page, with the heading's id as the fragment.
  public let link: Link
  /// The text of the heading.
  public let linkText: String
  /// The headings one level down, up to the next heading of this level.
  public let headings: [HeadingViewModel]

  /// Creates a view model with these values.
  public init(link: Link, linkText: String, headings: [HeadingViewModel] = []) {
    self.link = link
    self.linkText = linkText
    self.headings = headings
  }
}

extension HeadingViewModel: LinkPresentable, ContentsPresentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(
    template: "components/contents",
    linkFields, contentsFields)
}
