import Content
import Presentation

/// Links to what stands before and after a model in the list of its kind.
struct Neighbors {
  let newer: LinkViewModel?
  let older: LinkViewModel?

  /// Those of the model at a place among all of its kind.
  init<Model>(at index: Int, among models: [Sourced<Model>], in context: SiteContext) {
    let places = context.graph.neighbors(of: models[index].kind, at: index)
    newer = places.before.map { LinkViewModel(models[$0], in: context) }
    older = places.after.map { LinkViewModel(models[$0], in: context) }
  }
}
