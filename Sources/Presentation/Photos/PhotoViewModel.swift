package import Markup
package import Templating

/// A photo: its page, and its cell in a list.
package struct PhotoViewModel: Sendable, Hashable {
  package let title: String
  /// The photo as an image. Without a description, its title is used.
  package var picture: ImageViewModel
  /// The photo's page.
  package let link: Link
  package let price: String?
  package let isSold: Bool
  package let soldText: String?
  package let didBuyPhoto: Bool
  package let buyLink: Link?
  package let buyText: String
  package let hasPurchase: Bool
  package let askLink: Link?
  package let askText: String
  /// The editions that are or were for sale.
  package let editions: [EditionViewModel]
  package var hasEditions: Bool { !editions.isEmpty }
  /// The purchase next to the picture. Missing if it has its own page.
  package let purchase: PurchaseViewModel?
  package let tags: [LabelViewModel]
  package let summary: String?
  package let cameraText: String?
  package var imageSizes: String?
  /// The day when the photo was taken, with the time of day if the settings allow it.
  package let taken: TimeViewModel?
  /// The trip on which the photo was taken.
  package let trip: LinkViewModel?
  /// The album that contains it.
  package let album: LinkViewModel?
  /// A link to the place on a map of another site, if the author shows the exact place.
  package let place: LinkViewModel?
  /// The nearest city: "Kyoto, Japan", if the author shows the city only.
  package let city: String?
  /// The camera, if the site shows cameras.
  package let camera: CameraViewModel?
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    title: String, picture: ImageViewModel, link: Link, price: String? = nil, isSold: Bool = false,
    soldText: String? = nil,
    didBuyPhoto: Bool = false, buyLink: Link? = nil, buyText: String = "",
    hasPurchase: Bool = false, askLink: Link? = nil, askText: String = "",
    editions: [EditionViewModel] = [], purchase: PurchaseViewModel? = nil,
    tags: [LabelViewModel] = [], summary: String? = nil, cameraText: String? = nil,
    taken: TimeViewModel? = nil, trip: LinkViewModel? = nil, album: LinkViewModel? = nil,
    place: LinkViewModel? = nil, city: String? = nil, camera: CameraViewModel? = nil,
    story: ArticleViewModel? = nil, newer: LinkViewModel? = nil,
    older: LinkViewModel? = nil
  ) {
    self.title = title
    self.picture = picture
    self.link = link
    self.price = price
    self.isSold = isSold
    self.soldText = soldText
    self.didBuyPhoto = didBuyPhoto
    self.buyLink = buyLink
    self.buyText = buyText
    self.hasPurchase = hasPurchase
    self.askLink = askLink
    self.askText = askText
    self.editions = editions
    self.purchase = purchase
    self.tags = tags
    self.summary = summary
    self.cameraText = cameraText
    self.taken = taken
    self.trip = trip
    self.album = album
    self.place = place
    self.city = city
    self.camera = camera
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension PhotoViewModel {
  package var url: Link { picture.imageLink }
  package var imageAlt: String { picture.imageAlt }
  package var imageWidth: Int? { picture.imageWidth }
  package var imageHeight: Int? { picture.imageHeight }
  package var imageRenditions: [RenditionViewModel] { picture.imageRenditions }
  package var imageColor: Color? { picture.imageColor }
  package var imageFormats: [ImageFormatViewModel] { picture.imageFormats }
}

extension PhotoViewModel: PhotoPresentable, HeaderTextPresentable, TaggedPresentable,
  StoryPresentable, NeighborsPresentable
{
  package var headerText: String { title }

  package static let contract = Contract<Self>(
    template: "photo", variants: [Variant("sold") { $0.isSold }],
    photoFields, imageFields, linkFields, headerTextFields, taggedFields, storyFields,
    neighborsFields, pageFields)

  /// Whether there is a time, a trip, an album, a place or a camera to show.
  package var hasOrigin: Bool {
    taken != nil || trip != nil || album != nil || place != nil || city != nil
      || camera != nil
  }

  /// The fields for when and where a photo was taken, and for its editions.
  private static let pageFields = Fields<Self>(
    "PhotoViewModel",
    .optional("taken") { $0.taken },
    .optional("trip") { $0.trip },
    .optional("album") { $0.album },
    .optional("place") { $0.place },
    .optional("city") { $0.city },
    .optional("camera") { $0.camera },
    .flag("hasOrigin") { $0.hasOrigin },
    .list("editions") { $0.editions },
    .optional("purchase") { $0.purchase })
}
