import Content
import Domain

extension SiteContext {
  func title(of model: any SourcedModel) -> String { phrases.title(of: model) }

  /// Returns the title of a kind's list.
  func title(of kind: ModelKind) -> String {
    site.content.listTexts[kind]?.title ?? phrases.list(of: kind)
  }

  /// Title of the calendar of all trips.
  var calendarTitle: String {
    phrases(.pageTitle, ["title": title(of: .trips), "site": settings.title])
  }
}

extension Phrases {
  /// Returns the title of a model; a trip without a title is named after its places, and a photo
  /// without one is "Photo".
  func title(of model: any SourcedModel) -> String {
    if let title = model.statedTitle { return title }
    guard let trip = (model as? Sourced<Trip>)?.model else {
      let isUntitled = (model as? Sourced<Photo>).map { $0.model.title == nil } ?? false
      return isUntitled ? self(.photo) : model.attributes.title
    }
    return route(of: trip) ?? model.attributes.title
  }
}
