public import Templating

/// A list page that takes everything but its elements from a `ListHeadViewModel`.
public protocol HeadedList: ListPresentable {
  /// Everything on the page except its elements.
  var head: ListHeadViewModel { get }
}

extension HeadedList {
  /// The heading's text.
  public var headerText: String { head.headerText }
  /// The number of elements on all pages, as text.
  public var text: String { head.text }
  /// The field that filters the list.
  public var filter: FilterViewModel { head.filter }
  /// The author's text above the list.
  public var story: ArticleViewModel? { head.story }
  /// The previous page of the list.
  public var newer: LinkViewModel? { head.newer }
  /// The next page of the list.
  public var older: LinkViewModel? { head.older }

  /// The fields of every presentable of a list page: everything that `components/list` and
  /// `components/neighbors` of the built-in theme use.
  public static var headFields: [Fields<Self>] {
    [listFields, headerTextFields, textFields, storyFields, neighborsFields]
  }
}
