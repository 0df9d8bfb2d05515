import Basics
import Content
import Domain
import Markdown
import Markup
import Presentation

extension PhotoViewModel {
  /// Creates a photo's cell.
  init(_ photo: Sourced<Photo>, in context: SiteContext) {
    self.init(photo, page: nil, in: context)
  }

  /// Creates the cell of a photo that the visitor bought.
  init(bought photo: Sourced<Photo>, in context: SiteContext) {
    self.init(photo, in: context)
    didBuyPhoto = true
  }

  /// Creates the page of the photo at an index among all photos.
  init(pageAt index: Int, purchaseFlowType flow: PurchaseFlowType, in context: SiteContext) {
    let photo = context.photo(at: index)
    let trip = photo.model.trip.flatMap(context.trip)
    let neighbors = Neighbors(at: index, of: .photos, in: context)
    self.init(photo, page: flow, in: context)
    taken = photo.model.takenAt.map { TimeViewModel(day: $0, in: context) }
    self.trip = trip.map { LinkViewModel($0, in: context) }
    album = context.link(toWholeOf: photo)
    place = photo.model.place.flatMap(LinkViewModel.init(onMap:))
    city = photo.model.place.flatMap { context.city($0) }
    story = ArticleViewModel(story: photo, in: context)
    newer = neighbors.newer
    older = neighbors.older
  }

  /// Creates a photo. `page` is the purchase flow on the photo's page; `nil` for a cell.
  private init(_ source: Sourced<Photo>, page: PurchaseFlowType?, in context: SiteContext) {
    let photo = source.model
    let title = context.title(of: source)
    let image = context.image(of: source)
    let price = Self.price(of: photo, in: context)
    let purchase = page == .inPlace ? PurchaseViewModel(source, in: context) : nil
    self.init(
      title: title,
      picture: ImageViewModel(
        image ?? SiteContext.ImageSource(link: context.link(.model(.photos, source.slug))),
        alt: photo.alt ?? title),
      link: context.link(.model(.photos, source.slug)))
    self.price = price
    isSold = photo.isSold
    soldText = Self.soldText(of: photo, price: price, in: context)
    self.purchase = purchase
    buyLink = purchase == nil ? context.buyLink(of: source) : nil
    buyText =
      (photo.editions.isEmpty ? price : nil).map {
        context.phrases(.buy, ["title": title, "price": $0])
      } ?? context.phrases(.buyTitle, ["title": title])
    hasPurchase = photo.hasPayment
    askLink = photo.isOffered && !photo.isForSale ? context.askLink(about: title) : nil
    askText = context.phrases(.ask, ["title": title])
    if page != nil {
      editions = photo.editions.map {
        EditionViewModel($0, of: source, isPayable: false, context)
      }
    }
    tags = context.tags(of: source.attributes)
    summary = source.attributes.summary
    camera = context.settings.photos.camera ? CameraViewModel(photo.camera, in: context) : nil
    cameraText = camera?.cameraText
  }

  /// Returns the price, or the lowest of several: "From $25.99"; `nil` if the photo has no price.
  static func price(of photo: Photo, in context: SiteContext) -> String? {
    guard let (least, isOneOfSeveral) = photo.leastPrice else { return nil }
    let price = context.formats.money(least)
    return isOneOfSeveral ? context.phrases(.priceFrom, ["price": price]) : price
  }

  /// Returns the text for a sold photo; `nil` if it isn't sold.
  static func soldText(of photo: Photo, price: String?, in context: SiteContext) -> String? {
    guard photo.isSold else { return nil }
    guard photo.editions.isEmpty else { return context.phrases(.soldOut) }
    return price.map { context.phrases(.sold, ["price": $0]) } ?? context.phrases(.soldUnpriced)
  }
}

extension SiteContext {
  /// Returns the link to the purchase of a photo: the purchase page, or the photo's own page if the
  /// purchase is beside the picture. Returns `nil` if the photo isn't for sale.
  func buyLink(of photo: Sourced<Photo>) -> Link? {
    guard photo.model.isForSale else { return nil }
    return switch settings.photos.purchase {
    case .vertical: link(.buy(photo.slug))
    case .inPlace: link(.model(.photos, photo.slug), fragment: "buy")
    }
  }
}

extension LinkViewModel {
  /// Creates a link to a place on OpenStreetMap, which then knows who follows it. The text shows
  /// the coordinates.
  fileprivate init?(onMap place: ShownPlace) {
    guard case .exact(let place) = place else { return nil }
    let (north, east) = (place.latitudeText, place.longitudeText)
    let address =
      "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=15/\(north)/\(east)"
    guard let link = Link(external: address) else { return nil }
    self.init(link: link, linkText: "\(north), \(east)")
  }
}

extension SiteContext {
  /// Returns a city with its country in the site's language: "Kyoto, Japan".
  fileprivate func city(_ place: ShownPlace) -> String? {
    guard case .city(let name, let country, _) = place else { return nil }
    return formats.country(country).map { "\(name), \($0)" } ?? name
  }
}
