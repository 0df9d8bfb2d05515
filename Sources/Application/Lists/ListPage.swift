public import Content
import Domain
public import Presentation

/// One page of the list of a kind: a part of all listed models, and the pages beside it.
public struct ListPage<Model: Sendable>: Sendable {
  let kind: ModelKind
  let part: ListPart<Sourced<Model>>

  /// The models of this page, in the order of the list.
  public var models: ArraySlice<Sourced<Model>> { part.elements }

  /// What the page shows around its models.
  public func head(in site: SiteContext) -> ListHeadViewModel {
    ListHeadViewModel(
      headerText: part.title, text: part.count(of: kind, in: site),
      filter: part.filter(in: site), story: part.story(in: site),
      newer: part.newer(in: site), older: part.older(in: site))
  }
}
