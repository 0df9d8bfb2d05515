/// Everything on a list page except its elements: the heading, the number of elements, the author's
/// text, the filter and the neighbouring pages.
public struct ListHeadViewModel: Sendable, Hashable {
  /// The heading's text: "Recipes".
  public let headerText: String
  /// The number of elements on all pages of the list: "3 recipes", "No recipes yet".
  public let text: String
  /// The field that filters the list.
  public let filter: FilterViewModel
  /// The body of the kind's `index.md`, for the first page of the list.
  public let story: ArticleViewModel?
  /// The previous page of the list.
  public let newer: LinkViewModel?
  /// The next page of the list.
  public let older: LinkViewModel?

  /// Creates a head. Kinds get their heads from `ListPage.head(in:)`.
  public init(
    headerText: String, text: String, filter: FilterViewModel, story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.filter = filter
    self.story = story
    self.newer = newer
    self.older = older
  }
}
