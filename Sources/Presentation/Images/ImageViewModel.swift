public import Markup
public import Templating

/// An image that belongs to a page, such as a person's portrait.
public struct ImageViewModel: Sendable, Hashable {
  /// The image file. If there are several sizes, one that every browser shows.
  public let imageLink: Link
  /// The picture in several sizes in each format, best first; empty for an image with only one
  /// file.
  public let imageFormats: [ImageFormatViewModel]
  /// The description for people who can't see the picture; empty for a decoration.
  public package(set) var imageAlt: String
  /// The width in pixels, after rotation; `nil` if unknown.
  public let imageWidth: Int?
  /// The height in pixels, after rotation; known if the width is.
  public let imageHeight: Int?
  /// The picture's main colour, shown until the picture has loaded; `nil` if unknown.
  public let imageColor: Color?
  /// The picture for link previews; `nil` for an image with only one file.
  package let card: CardViewModel?
  /// Whether it is a drawing, which link previews don't show.
  package let isDrawing: Bool

  /// Creates an image with these values. Its sizes must be WebP files.
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
  /// The picture in several sizes, narrowest first, in the format that most browsers support; empty
  /// for an image with only one file.
  public var imageRenditions: [RenditionViewModel] { imageFormats.last?.renditions ?? [] }

  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(template: "components/image", imageFields)
}
