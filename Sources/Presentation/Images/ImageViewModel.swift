public import Markup
public import Templating

/// An image that belongs to a page, such as a person's portrait.
public struct ImageViewModel: Sendable, Hashable {
  /// The address of the image file. If the image has several sizes, this is a file that every
  /// browser can show.
  public package(set) var imageLink: Link
  /// The picture in several sizes in each format, best first; empty for an image with only one
  /// file.
  public package(set) var imageFormats: [ImageFormatViewModel] = []
  /// The description for people who can't see the picture. Empty for a decorative picture.
  public package(set) var imageAlt = ""
  /// The width in pixels, after rotation; `nil` if unknown.
  public package(set) var imageWidth: Int?
  /// The height in pixels, after rotation; known if the width is.
  public package(set) var imageHeight: Int?
  /// The picture's main colour, shown until the picture has loaded; `nil` if unknown.
  public package(set) var imageColor: Color?
  /// The picture for link previews; `nil` for an image with only one file.
  package var card: CardViewModel?
  /// Whether the image is a drawing, which link previews don't show.
  package var isDrawing = false

  /// Creates an image with these values. Its sizes must be WebP files.
  public init(
    imageLink: Link, imageAlt: String = "", imageWidth: Int? = nil, imageHeight: Int? = nil,
    imageRenditions: [RenditionViewModel] = [], imageColor: Color? = nil
  ) {
    self.init(imageLink)
    self.imageAlt = imageAlt
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
    self.imageColor = imageColor
    if !imageRenditions.isEmpty {
      imageFormats = [ImageFormatViewModel(format: .webp, renditions: imageRenditions)]
    }
    isDrawing = imageLink.namesDrawing
  }

  package init(_ imageLink: Link) { self.imageLink = imageLink }
}

extension ImageViewModel: ImagePresentable {
  /// The picture in several sizes, narrowest first, in the format that most browsers support; empty
  /// for an image with only one file.
  public var imageRenditions: [RenditionViewModel] { imageFormats.last?.renditions ?? [] }

  /// This type's template and fields.
  public static let contract = Contract<Self>(template: "components/image", imageFields)
}
