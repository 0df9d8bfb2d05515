public import Templating

/// The head of a list page: its heading, the number of its elements, its author's text above it,
/// and the field that filters it.
public protocol ListPresentable: HeaderTextPresentable, TextPresentable, StoryPresentable,
  NeighborsPresentable
{
  /// The number of elements on this page.
  var numberOfElements: Int { get }
  /// The field that filters the list, on all of its pages.
  var filter: FilterViewModel { get }
}

extension ListPresentable {
  /// Whether this page has any elements.
  public var hasElements: Bool { numberOfElements > 0 }

  /// The names that it offers to templates.
  public static var listFields: Fields<Self> {
    Fields(
      "ListPresentable",
      .number("numberOfElements") { $0.numberOfElements },
      .flag("hasElements") { $0.hasElements },
      .nested("filter") { $0.filter })
  }
}
