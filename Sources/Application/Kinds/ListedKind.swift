public import Content
public import Presentation

/// A kind whose models are listed, newest first, on pages of as many as the settings' `pageSize`.
///
/// The list lies at `/<folder>/`, its further pages at `/<folder>/page/2/`, and the navigation leads
/// to it while it shows anything. Its title and its count are the words `<folder>`, `<folder>.one`,
/// `<folder>.other` and `<folder>.none` of `Templates/words/`.
public protocol ListedKind: PublishedKind {
  /// The view model of one page of the list; its contract names the list's template.
  associatedtype ListModel: ListPresentable

  /// The view model of one page of the list.
  ///
  /// It is asked on any thread, in any order, and whenever the page is wanted.
  static func list(_ list: ListPage<Model>, in site: SiteContext) -> ListModel
}
