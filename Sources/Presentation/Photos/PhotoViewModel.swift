package import Markup
package import Templating

/// A photo: its page, and its cell in a list.
package struct PhotoViewModel: Sendable, Hashable {
  package let title: String
  /// The photo as an image, with its title for a description if its author gives none.
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
  /// Editions of it that are for sale, or were.
  package let editions: [EditionViewModel]
  package var hasEditions: Bool { !editions.isEmpty }
  /// The purchase beside the picture; none where it has a page of its own.
  package let purchase: PurchaseViewModel?
  package let tags: [LabelViewModel]
  package let summary: String?
  package let cameraText: String?
  package var imageSizes: String?
  /// The day on which it was taken, with the time of day if the settings show that.
  package let taken: TimeViewModel?
  /// The trip on which it was taken.
  package let trip: LinkViewModel?
  /// The album that it is in.
  package let album: LinkViewModel?
  /// The place where it was taken, on a map elsewhere; only if its author shows it.
  package let place: LinkViewModel?
  /// The city nearest to that place: "Kyoto, Japan"; only if its author shows it in place of that.
  package let city: String?
  /// The camera; only if the site shows it.
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

  /// Whether anything is shown of the photo's taking.
  package var hasOrigin: Bool {
    taken != nil || trip != nil || album != nil || place != nil || city != nil
      || camera != nil
  }

  /// Names of the taking of a photo, and of what is sold of it.
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
