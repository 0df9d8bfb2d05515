public import Content
public import Presentation

/// A kind whose models are listed, newest first, on pages of `pageSize` models each (from the
/// settings).
///
/// The list is at `/<folder>/`, its further pages at `/<folder>/page/2/`, and the navigation links
/// to it if it is not empty. Its title and count are the words `<folder>`, `<folder>.one`,
/// `<folder>.other` and `<folder>.none` of `Templates/words/`.
public protocol ListedKind: PublishedKind {
  /// The view model of one page of the list; its contract names the list's template.
  associatedtype ListModel: ListPresentable

  /// Returns the view model of one page of the list.
  ///
  /// Called on any thread, in any order, and whenever the page is rendered.
  static func list(_ list: ListPage<Model>, in site: SiteContext) -> ListModel
}
