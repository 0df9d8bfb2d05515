import Content
import Presentation

/// Links to the models before and after a model in the list of its kind.
struct Neighbors {
  let newer: LinkViewModel?
  let older: LinkViewModel?

  init(of model: any SourcedModel, in context: SiteContext) {
    let place = context.graph.place(of: model)
    self.init(at: place, of: model.kind, in: context)
  }

  /// Creates the links for the model at an index among all of its kind.
  init(at index: Int?, of kind: ModelKind, in context: SiteContext) {
    let graph = context.graph
    let places = index.map {
      kind == .photos ? graph.photos(besides: $0) : graph.neighbors(of: kind, at: $0)
    }
    func link(_ index: Int?) -> LinkViewModel? {
      index.flatMap { context.model(Member(kind: kind, index: $0)) }.map {
        LinkViewModel(
          link: context.link(.model(kind, $0.slug)), linkText: context.title(of: $0))
      }
    }
    newer = link(places?.before)
    older = link(places?.after)
  }
}
