import Content
import Domain
import Presentation

extension PageCell {
  init(_ model: any SourcedModel, in context: SiteContext) {
    self.init(
      LinkViewModel(model, in: context), summary: context.summary(ofAny: model),
      tags: context.tags(of: model.attributes))
  }
}

extension TeaserViewModel {
  init(_ trip: Sourced<Trip>, in context: SiteContext) {
    self.init(
      link: context.link(.model(.trips, trip.slug)), linkText: context.title(of: trip),
      day: TimeViewModel(day: trip.model.departure, in: context),
      cover: ImageViewModel(coverOf: trip, in: context))
  }
}
