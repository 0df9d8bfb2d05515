public import Markup
public import Templating

/// An image: its file, its description, and its size if known.
public protocol ImagePresentable: Presentable {
  /// The image file; of a picture with renditions, one that every browser shows.
  var imageLink: Link { get }
  /// The picture in its sizes, narrowest first, in the one of its formats that most browsers know;
  /// empty for an image that has but one file.
  var imageRenditions: [RenditionViewModel] { get }
  /// The picture in its sizes in each format, the best first, of which a browser takes the first
  /// that it knows.
  var imageFormats: [ImageFormatViewModel] { get }
  /// The picture's main colour, as its ground until it is there; none for a picture that its ground
  /// shows through.
  var imageColor: Color? { get }
  /// The largest file of the image.
  var imageFull: Link { get }
  /// The description for readers who don't see it; empty for a mere decoration.
  var imageAlt: String { get }
  /// The width in pixels as shown, after orientation; without it the page moves while the image
  /// loads.
  var imageWidth: Int? { get }
  /// The height in pixels as shown; known if the width is.
  var imageHeight: Int? { get }
}

extension ImagePresentable {
  /// The picture in its sizes; none unless its owner gives some.
  public var imageRenditions: [RenditionViewModel] { [] }
  /// The renditions as WebP, which they are unless its owner says otherwise.
  public var imageFormats: [ImageFormatViewModel] {
    imageRenditions.isEmpty
      ? [] : [ImageFormatViewModel(format: .webp, renditions: imageRenditions)]
  }
  /// The picture's main colour; unknown unless its owner gives one.
  public var imageColor: Color? { nil }
  /// The largest of its renditions, or the image file itself.
  public var imageFull: Link { imageRenditions.last?.link ?? imageLink }
  /// The description for readers who don't see it; empty unless its owner gives one.
  public var imageAlt: String { "" }
  /// The width in pixels as shown; unknown unless its owner gives one.
  public var imageWidth: Int? { nil }
  /// The height in pixels as shown; unknown unless its owner gives one.
  public var imageHeight: Int? { nil }

  /// Whether there are several sizes of it to choose from.
  public var hasRenditions: Bool { !imageRenditions.isEmpty }

  /// Whether it is known to be higher than wide.
  public var imageUpright: Bool {
    guard let imageWidth, let imageHeight else { return false }
    return imageHeight > imageWidth
  }

  /// The names that it offers to templates.
  public static var imageFields: Fields<Self> {
    Fields(
      "ImagePresentable",
      .link("imageLink") { $0.imageLink },
      .list("imageRenditions", fields: RenditionViewModel.fields) { $0.imageRenditions },
      .list("imageFormats", fields: ImageFormatViewModel.fields) { $0.imageFormats },
      .flag("hasRenditions") { $0.hasRenditions },
      .optional("imageColor") { $0.imageColor },
      .link("imageFull") { $0.imageFull },
      .text("imageAlt") { $0.imageAlt },
      .optional("imageWidth") { $0.imageWidth },
      .optional("imageHeight") { $0.imageHeight },
      .flag("imageUpright") { $0.imageUpright })
  }
}
