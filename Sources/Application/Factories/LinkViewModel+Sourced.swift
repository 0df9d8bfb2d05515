import Content
import Domain
import Presentation

extension LinkViewModel {
  init(_ model: any SourcedModel, in context: SiteContext) {
    self.init(
      link: context.link(.model(model.kind, model.slug)), linkText: context.title(of: model))
  }

  /// Creates a link to a page of the site that isn't a model's.
  init(_ phrase: Phrases.Key, to route: Route, in context: SiteContext) {
    self.init(link: context.link(route), linkText: context.phrases(phrase))
  }
}

extension SiteContext {
  /// Returns a link to the innermost model that contains a model, such as the album of a photo.
  func link(toWholeOf model: any SourcedModel) -> LinkViewModel? {
    wholes(around: model).last.map { LinkViewModel($0, in: self) }
  }
}

extension TimeViewModel {
  /// Creates a time that shows only the day of a moment, or its month or year.
  init(day moment: Moment, in context: SiteContext) {
    self.init(timeText: context.formats.longDay(moment), instant: context.formats.written(moment))
  }

  init(_ date: CalendarDate, in context: SiteContext) {
    self.init(timeText: context.formats.longDate(date), instant: date.written)
  }
}
