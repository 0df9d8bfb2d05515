package import Templating

/// The head of a list page: its heading, how much it lists, what its author wrote above it, and the
/// field that filters it.
package protocol ListPresentable: HeaderTextPresentable, TextPresentable, TextFieldPresentable,
  StoryPresentable, NeighborsPresentable
{
  /// How many elements this page shows.
  var numberOfElements: Int { get }
}

extension ListPresentable {
  /// Whether this page shows any.
  package var hasElements: Bool { numberOfElements > 0 }

  package static var listFields: Fields<Self> {
    Fields(
      "ListPresentable",
      .number("numberOfElements") { $0.numberOfElements },
      .flag("hasElements") { $0.hasElements })
  }
}
