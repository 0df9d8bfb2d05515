import Content
import Domain

extension SiteContext {
  /// What a model is called; a trip without a title is named by its places.
  func title(of model: any SourcedModel) -> String {
    guard !model.hasTitle, let trip = (model as? Sourced<Trip>)?.model else {
      return model.attributes.title
    }
    switch (trip.origin?.name, trip.destination?.name) {
    case (let origin?, let destination?):
      return phrases(.tripTitle, ["origin": origin, "destination": destination])
    case (let place?, nil), (nil, let place?): return place
    case (nil, nil): return model.attributes.title
    }
  }
}
