public import Markup
public import Templating

/// An image: where it is, what it shows, and its size where that is known.
public protocol ImagePresentable: Presentable {
  /// The image file.
  var imageLink: Link { get }
  /// What a reader who doesn't see it is told; empty for a mere decoration.
  var imageAlt: String { get }
  /// Pixels as shown, after orientation; without them the page moves while the image loads.
  var imageWidth: Int? { get }
  /// Pixels as shown; known where the width is.
  var imageHeight: Int? { get }
}

extension ImagePresentable {
  /// What a reader who doesn't see it is told; empty for a mere decoration.
  public var imageAlt: String { "" }
  /// Pixels as shown, after orientation; without them the page moves while the image loads.
  public var imageWidth: Int? { nil }
  /// Pixels as shown; known where the width is.
  public var imageHeight: Int? { nil }

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
      .text("imageAlt") { $0.imageAlt },
      .optional("imageWidth") { $0.imageWidth },
      .optional("imageHeight") { $0.imageHeight },
      .flag("imageUpright") { $0.imageUpright })
  }
}
