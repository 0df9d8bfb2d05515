public import Markup
public import Templating

/// An image: its file, its description and, if known, its size.
public protocol ImagePresentable: Presentable {
  /// The address of the image file. If the image has several sizes, this is a file that every
  /// browser can show.
  var imageLink: Link { get }
  /// The picture in several sizes, narrowest first, in the format that most browsers support; empty
  /// for an image with only one file.
  var imageRenditions: [RenditionViewModel] { get }
  /// The picture in several sizes in each format, best first. A browser takes the first format that
  /// it supports.
  var imageFormats: [ImageFormatViewModel] { get }
  /// The picture's main colour, shown until the picture has loaded; `nil` for a transparent
  /// picture.
  var imageColor: Color? { get }
  /// The largest file of the image.
  var imageFull: Link { get }
  /// The description for people who can't see the picture. Empty for a decorative picture.
  var imageAlt: String { get }
  /// The width in pixels, after rotation. Without it, the page moves while the image loads.
  var imageWidth: Int? { get }
  /// The height in pixels, after rotation; known if the width is.
  var imageHeight: Int? { get }
}

extension ImagePresentable {
  /// The picture in several sizes, narrowest first. Empty if the image has only one file.
  public var imageRenditions: [RenditionViewModel] { [] }
  /// The image's sizes in each format, with the best format first.
  public var imageFormats: [ImageFormatViewModel] {
    imageRenditions.isEmpty
      ? [] : [ImageFormatViewModel(format: .webp, renditions: imageRenditions)]
  }
  /// The picture's main colour, shown until the picture has loaded.
  public var imageColor: Color? { nil }
  /// The largest size, or the image file itself.
  public var imageFull: Link { imageRenditions.last?.link ?? imageLink }
  /// The description for people who can't see the picture. Empty for a decorative picture.
  public var imageAlt: String { "" }
  /// The width in pixels, if known.
  public var imageWidth: Int? { nil }
  /// The height in pixels, if known.
  public var imageHeight: Int? { nil }

  /// Whether the image has several sizes.
  public var hasRenditions: Bool { !imageRenditions.isEmpty }

  /// Whether the image is known to be taller than it is wide.
  public var imageUpright: Bool {
    guard let imageWidth, let imageHeight else { return false }
    return imageHeight > imageWidth
  }

  /// The fields that this type offers to templates.
  public static var imageFields: Fields<Self> {
    Fields(
      "ImagePresentable",
      .link("imageLink") { $0.imageLink },
      .list("imageRenditions", fields: RenditionViewModel.fields) { $0.imageRenditions },
      .list("imageFormats", fields: ImageFormatViewModel.fields) { $0.imageFormats },
      .flag("hasRenditions") { $0.hasRenditions }, .optional("imageColor") { $0.imageColor },
      .link("imageFull") { $0.imageFull }, .text("imageAlt") { $0.imageAlt },
      .optional("imageWidth") { $0.imageWidth }, .optional("imageHeight") { $0.imageHeight },
      .flag("imageUpright") { $0.imageUpright })
  }
}
