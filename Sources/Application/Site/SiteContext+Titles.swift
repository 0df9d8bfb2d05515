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
