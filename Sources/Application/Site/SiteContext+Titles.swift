import Content
import Domain

extension SiteContext {
  /// What the list of a kind is called; pages have none.
  func title(of kind: ModelKind) -> String {
    if let title = content.listTexts[kind]?.title { return title }
    return switch kind {
    case .trips: phrases(.trips)
    case .photos: phrases(.photos)
    case .accounts: phrases(.accounts)
    case .people: phrases(.people)
    default: kind == .pages ? content.settings.title : kind.folder
    }
  }

  /// What the calendar of all trips is called.
  var calendarTitle: String {
    phrases(.pageTitle, ["title": title(of: .trips), "site": content.settings.title])
  }

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
