import Content
import Domain
import Presentation

extension MemberCell {
  /// Creates the card of any model; kinds that are not built in use the card of a page.
  init?(_ member: Member, in context: SiteContext) {
    switch member.kind {
    case .trips:
      self = .trip(TripCell(context.card(of: context.trip(at: member.index))))
    case .photos:
      self = .photo(PhotoCell(PhotoViewModel(context.photo(at: member.index), in: context)))
    case .albums: self = .album(AlbumCell(albumAt: member.index, in: context))
    case .accounts:
      self = .account(
        AccountCell(AccountViewModel(context.account(at: member.index), in: context)))
    case .people:
      self = .person(
        PersonCell(UserViewModel(card: context.person(at: member.index), in: context)))
    default:
      guard let model = context.model(member) else { return nil }
      self = .page(PageCell(model, in: context))
    }
  }
}

extension PageCell {
  init(_ model: any SourcedModel, in context: SiteContext) {
    self.init(
      LinkViewModel(
        link: context.link(.model(model.kind, model.slug)), linkText: context.title(of: model)),
      summary: context.summary(ofAny: model),
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
