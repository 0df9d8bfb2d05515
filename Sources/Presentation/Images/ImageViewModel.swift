public import Markup
public import Templating

/// An image that belongs to a model: a person's portrait, the image of an article.
public struct ImageViewModel: Sendable, Hashable {
  /// The image file; of a picture with renditions, one that every browser shows.
  public let imageLink: Link
  /// The picture in its sizes in each format, the best first; empty for an image that has but one
  /// file.
  public let imageFormats: [ImageFormatViewModel]
  /// The description for readers who don't see it; empty for a mere decoration.
  public package(set) var imageAlt: String
  /// The width in pixels as shown, after orientation; `nil` if unknown.
  public let imageWidth: Int?
  /// The height in pixels as shown; known if the width is.
  public let imageHeight: Int?
  /// The picture's main colour, as its ground until it is there; `nil` if unknown.
  public let imageColor: Color?
  /// The picture where the page is shared; `nil` for an image that has but one file.
  package let card: CardViewModel?
  /// Whether it is a drawing, which other sites don't show.
  package let isDrawing: Bool

  /// Takes values that are ready to show, with renditions as WebP.
  public init(
    imageLink: Link, imageAlt: String = "", imageWidth: Int? = nil, imageHeight: Int? = nil,
    imageRenditions: [RenditionViewModel] = [], imageColor: Color? = nil
  ) {
    self.init(
      imageLink: imageLink, imageAlt: imageAlt, imageWidth: imageWidth, imageHeight: imageHeight,
      imageFormats: imageRenditions.isEmpty
        ? [] : [ImageFormatViewModel(format: .webp, renditions: imageRenditions)],
      imageColor: imageColor, card: nil, isDrawing: imageLink.namesDrawing)
  }

  package init(
    imageLink: Link, imageAlt: String, imageWidth: Int?, imageHeight: Int?,
    imageFormats: [ImageFormatViewModel], imageColor: Color? = nil, card: CardViewModel?,
    isDrawing: Bool
  ) {
    self.imageLink = imageLink
    self.imageFormats = imageFormats
    self.imageColor = imageColor
    self.card = card
    self.isDrawing = isDrawing
    self.imageAlt = imageAlt
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
  }
}

extension ImageViewModel: ImagePresentable {
  /// The picture in its sizes, narrowest first, in the format that most browsers know; empty for an
  /// image that has but one file.
  public var imageRenditions: [RenditionViewModel] { imageFormats.last?.renditions ?? [] }

  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/image", imageFields)
}
