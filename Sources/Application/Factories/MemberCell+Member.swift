import Content
import Domain
import Presentation

extension MemberCell {
  /// The card of a model of any kind.
  init(_ member: Member, in context: SiteContext) {
    let content = context.content
    switch member.kind {
    case .trips:
      self = .trip(TripCell(TripViewModel(content.trips[member.index], in: context)))
    case .photos:
      self = .photo(PhotoCell(PhotoViewModel(content.photos[member.index], in: context)))
    case .accounts:
      self = .account(AccountCell(AccountViewModel(content.accounts[member.index], in: context)))
    case .people:
      self = .person(PersonCell(UserViewModel(card: content.people[member.index], in: context)))
    case .pages:
      self = .page(PageCell(content.pages[member.index], in: context))
    }
  }
}

extension PageCell {
  init(_ page: Sourced<TextPage>, in context: SiteContext) {
    self.init(
      LinkViewModel(page, in: context),
      summary: page.attributes.summary ?? context.excerpt(of: page.body),
      tags: context.tags(of: page.attributes))
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
