public import Markup
public import Templating

/// A heading within a text, with the headings below it.
public struct HeadingViewModel: Sendable, Hashable {
  /// The page's route with the heading's id as its fragment.
  public let link: Link
  /// The words of the heading.
  public let linkText: String
  /// Headings one level down, until the next one of this level.
  public let headings: [HeadingViewModel]

  /// Takes values that are ready to show.
  public init(link: Link, linkText: String, headings: [HeadingViewModel] = []) {
    self.link = link
    self.linkText = linkText
    self.headings = headings
  }
}

extension HeadingViewModel: LinkPresentable, ContentsPresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(
    template: "components/contents", linkFields, contentsFields)
}
