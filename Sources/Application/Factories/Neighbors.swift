import Content
import Domain
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
    self.init(
      index.map { context.graph.successors(of: kind, at: $0) }, of: kind, in: context)
  }

  /// Creates the links for a trip at an index among all trips. A part of a journey links to the
  /// parts before and after it.
  init(ofTripAt index: Int, _ trip: Sourced<Trip>, in context: SiteContext) {
    guard trip.model.journey != nil else {
      self.init(at: index, of: .trips, in: context)
      return
    }
    let parts = context.graph.parts(besides: trip)
    self.init((before: parts.after, after: parts.before), of: .trips, in: context)
  }

  private init(_ places: (before: Int?, after: Int?)?, of kind: ModelKind, in context: SiteContext)
  {
    func link(_ index: Int?) -> LinkViewModel? {
      index.flatMap { context.model(Member(kind: kind, index: $0)) }.map {
        LinkViewModel($0, in: context)
      }
    }
    newer = link(places?.before)
    older = link(places?.after)
  }
}
