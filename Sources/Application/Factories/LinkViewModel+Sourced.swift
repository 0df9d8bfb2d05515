import Content
import Domain
import Presentation

extension LinkViewModel {
  init<Model>(_ model: Sourced<Model>, in context: SiteContext) {
    self.init(
      link: context.link(.model(model.kind, model.slug)), linkText: context.title(of: model))
  }
}

extension SiteContext {
  /// Returns a link to the innermost model that contains a model, such as the album of a photo.
  func link(toWholeOf model: any SourcedModel) -> LinkViewModel? {
    wholes(around: model).last.map {
      LinkViewModel(link: link(.model($0.kind, $0.slug)), linkText: title(of: $0))
    }
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
