import Content
import Presentation

/// Shows the page of a model of any published kind.
struct ShowExisting<Kind: PublishedKind>: UseCase {
  typealias ViewModel = Kind.PageModel

  let model: Sourced<Kind.Model>

  func show(in view: some View<Kind.PageModel>, _ context: SiteContext) {
    // A person's page shows the portrait in several sizes or unchanged, and marks the files itself.
    if !Kind.kind.traits.contains(.showsOwnFiles) {
      context.use(Kind.files(of: model.model), namedBy: model)
    }
    view.show(Kind.page(of: model, in: context))
  }
}

/// Shows one page of a kind's list.
struct ShowList<Kind: ListedKind>: UseCase {
  typealias ViewModel = Kind.ListModel

  let list: ListPage<Kind.Model>

  func show(in view: some View<Kind.ListModel>, _ context: SiteContext) {
    view.show(Kind.list(list, in: context))
  }
}
