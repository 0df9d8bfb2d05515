public import Content
import Domain
public import Presentation

/// A page of a kind's list: a slice of all listed models, with links to the adjacent pages.
public struct ListPage<Model: Sendable>: Sendable {
  let kind: ModelKind
  let part: ListPart<Sourced<Model>>

  /// The models of this page, in the order of the list.
  public var models: ArraySlice<Sourced<Model>> { part.elements }

  /// Returns the view model of everything around the page's models.
  public func head(in site: SiteContext) -> ListHeadViewModel {
    part.head(part.count(of: kind, in: site), in: site)
  }
}
