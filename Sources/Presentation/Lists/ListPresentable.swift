public import Templating

/// The top of a list page: the heading, the number of elements, the author's text and the filter.
public protocol ListPresentable: HeaderTextPresentable, TextPresentable, StoryPresentable,
  NeighborsPresentable
{
  /// The number of elements on this page.
  var numberOfElements: Int { get }
  /// The field that filters the list across all its pages.
  var filter: FilterViewModel { get }
}

extension ListPresentable {
  /// Whether this page has any elements.
  public var hasElements: Bool { numberOfElements > 0 }

  /// The fields that this type offers to templates.
  public static var listFields: Fields<Self> {
    Fields(
      "ListPresentable",
      .number("numberOfElements") { $0.numberOfElements }, .flag("hasElements") { $0.hasElements },
      .nested("filter") { $0.filter })
  }
}
