public import Templating

/// A list page that takes everything but its elements from a `ListHeadViewModel`.
public protocol HeadedList: ListPresentable {
  /// What stands around the elements.
  var head: ListHeadViewModel { get }
}

extension HeadedList {
  /// What the heading says.
  public var headerText: String { head.headerText }
  /// How many there are in all.
  public var text: String { head.text }
  /// The field that filters the list.
  public var filter: FilterViewModel { head.filter }
  /// What its author wrote above the list.
  public var story: ArticleViewModel? { head.story }
  /// The page of the list before this one.
  public var newer: LinkViewModel? { head.newer }
  /// The page of the list behind this one.
  public var older: LinkViewModel? { head.older }

  /// The names of every presentable that a list page is: all that `components/list` and
  /// `components/neighbors` of the built-in theme use.
  public static var headFields: [Fields<Self>] {
    [listFields, headerTextFields, textFields, storyFields, neighborsFields]
  }
}
