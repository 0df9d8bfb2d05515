public import Markup
public import Templating

/// An image that belongs to a model: a person's portrait, the image of an article.
public struct ImageViewModel: Sendable, Hashable {
  /// The image file.
  public let imageLink: Link
  /// The description for readers who don't see it; empty for a mere decoration.
  public let imageAlt: String
  /// The width in pixels as shown, after orientation; `nil` if unknown.
  public let imageWidth: Int?
  /// The height in pixels as shown; known if the width is.
  public let imageHeight: Int?

  /// Takes values that are ready to show.
  public init(
    imageLink: Link, imageAlt: String = "", imageWidth: Int? = nil, imageHeight: Int? = nil
  ) {
    self.imageLink = imageLink
    self.imageAlt = imageAlt
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
  }
}

extension ImageViewModel: ImagePresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/image", imageFields)
}
