import CommonMark
import Content
import Domain
import Markup
import Paths
import Presentation

extension PhotoViewModel {
  /// Creates a photo's cell.
  init(_ photo: Sourced<Photo>, in context: SiteContext) {
    self.init(
      photo, taken: nil, trip: nil, album: nil, place: nil, story: nil, neighbors: nil,
      in: context)
  }

  /// Creates the page of the photo at an index among all photos.
  init(pageAt index: Int, in context: SiteContext) {
    let photo = context.photo(at: index)
    let trip = photo.model.trip.flatMap(context.trip)
    self.init(
      photo,
      taken: photo.model.takenAt.map { TimeViewModel(day: $0, in: context) },
      trip: trip.map { LinkViewModel($0, in: context) },
      album: context.albums(around: photo).last.map { LinkViewModel($0, in: context) },
      place: photo.model.place.flatMap(LinkViewModel.init(onMap:)),
      story: ArticleViewModel(story: photo, in: context),
      neighbors: Neighbors(at: index, of: .photos, in: context),
      in: context)
  }

  private init(
    _ source: Sourced<Photo>, taken: TimeViewModel?, trip: LinkViewModel?,
    album: LinkViewModel?, place: LinkViewModel?, story: ArticleViewModel?, neighbors: Neighbors?,
    in context: SiteContext
  ) {
    let photo = source.model
    let camera =
      context.settings.photos.camera ? CameraViewModel(photo.camera, in: context) : nil
    let image = context.image(of: source)
    let price = photo.price.map(context.formats.money)
    self.init(
      title: photo.title,
      picture: ImageViewModel(
        image ?? SiteContext.ImageSource(link: context.link(.model(.photos, source.slug))),
        alt: photo.alt ?? photo.title),
      link: context.link(.model(.photos, source.slug)),
      price: price,
      isSold: photo.isSold,
      soldText: Self.soldText(of: photo, price: price, in: context),
      buyLink: photo.isForSale ? context.link(.buy(source.slug)) : nil,
      buyText: price.map { context.phrases(.buy, ["title": photo.title, "price": $0]) }
        ?? context.phrases(.buyTitle, ["title": photo.title]),
      tags: context.tags(of: source.attributes),
      summary: source.attributes.summary,
      cameraText: camera?.cameraText,
      taken: taken, trip: trip, album: album, place: place, camera: camera, story: story,
      newer: neighbors?.newer,
      older: neighbors?.older)
  }

  /// Returns the text that says the photo is sold; `nil` if it is not.
  static func soldText(of photo: Photo, price: String?, in context: SiteContext) -> String? {
    guard photo.isSold else { return nil }
    return price.map { context.phrases(.sold, ["price": $0]) } ?? context.phrases(.soldUnpriced)
  }
}

extension LinkViewModel {
  /// Creates the link to a place on the map of OpenStreetMap, which learns who follows it; the text
  /// is that of the coordinates.
  fileprivate init?(onMap place: Coordinate) {
    let (north, east) = (place.latitudeText, place.longitudeText)
    let address =
      "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=15/\(north)/\(east)"
    guard let link = Link(external: address) else { return nil }
    self.init(link: link, linkText: "\(north), \(east)")
  }
}

extension BuyViewModel {
  /// Creates the page to buy a photo; `nil` if it can't be bought.
  init?(_ photo: Sourced<Photo>, in context: SiteContext) {
    guard photo.model.isForSale, let address = photo.model.buyURL,
      let payment = Link(external: address)
    else { return nil }
    let title = photo.model.title
    let price = photo.model.price.map(context.formats.money)
    let host = address.names.dropFirst().first.map(String.init) ?? address
    self.init(
      headerText: context.phrases(.buyTitle, ["title": title]),
      text: price.map { context.phrases(.buyText, ["price": $0, "host": host]) }
        ?? context.phrases(.buyTextUnpriced, ["host": host]),
      photo: PhotoViewModel(photo, in: context),
      link: payment,
      linkText: price.map { context.phrases(.pay, ["price": $0, "title": title]) }
        ?? context.phrases(.payUnpriced, ["title": title]))
  }
}
