package import Markup
package import Templating

/// The values of a photo that its page or its cell in a list can show.
package struct PhotoViewModel: Sendable, Hashable {
  package let title: String
  /// The photo as an image. If the author wrote no description, the photo's title replaces it.
  package var picture: ImageViewModel
  /// The photo's page.
  package let link: Link
  package var price: String?
  package var isSold = false
  package var soldText: String?
  package var didBuyPhoto = false
  package var buyLink: Link?
  package var buyText: String = ""
  package var hasPurchase = false
  package var askLink: Link?
  package var askText: String = ""
  /// The editions that are or were for sale.
  package var editions: [EditionViewModel] = []
  package var hasEditions: Bool { !editions.isEmpty }
  /// The purchase next to the picture. Missing if the purchase has its own page.
  package var purchase: PurchaseViewModel?
  package var tags: [LabelViewModel] = []
  package var summary, cameraText, imageSizes: String?
  /// The day when the photo was taken, with the time of day if the settings allow it.
  package var taken: TimeViewModel?
  /// The trip on which the photo was taken.
  package var trip: LinkViewModel?
  /// The album that contains the photo.
  package var album: LinkViewModel?
  /// A link to the place on another site's map, if the author shows the exact place.
  package var place: LinkViewModel?
  /// The nearest city, if the author shows only the city: "Kyoto, Japan".
  package var city: String?
  /// The camera, if the site shows cameras.
  package var camera: CameraViewModel?
  package var story: ArticleViewModel?
  package var newer, older: LinkViewModel?

  package init(title: String, picture: ImageViewModel, link: Link) {
    self.title = title
    self.picture = picture
    self.link = link
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
    neighborsFields,
    Fields(
      "PhotoViewModel",
      .optional("taken") { $0.taken }, .optional("trip") { $0.trip },
      .optional("album") { $0.album }, .optional("place") { $0.place },
      .optional("city") { $0.city }, .optional("camera") { $0.camera },
      .flag("hasOrigin") { $0.hasOrigin }, .list("editions") { $0.editions },
      .optional("purchase") { $0.purchase }))

  /// Whether there is a time, a trip, an album, a place or a camera to show.
  package var hasOrigin: Bool {
    taken != nil || trip != nil || album != nil || place != nil || city != nil
      || camera != nil
  }
}
