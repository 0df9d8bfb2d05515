/// What a list page shows around its elements, whatever they are: the heading, how many there are,
/// the author's text, the filter and the pages beside it.
public struct ListHeadViewModel: Sendable, Hashable {
  /// What the heading says: "Recipes".
  public let headerText: String
  /// How many there are on all pages of the list: "3 recipes", "No recipes yet".
  public let text: String
  /// The field that filters the list.
  public let filter: FilterViewModel
  /// The text of the kind's `index.md`, on the first page of the list.
  public let story: ArticleViewModel?
  /// The page of the list before this one.
  public let newer: LinkViewModel?
  /// The page of the list behind this one.
  public let older: LinkViewModel?

  /// A head of ready values; in a kind it comes from `ListPage.head(in:)`.
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
