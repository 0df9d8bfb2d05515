public import Markup
public import Templating

/// An image that belongs to something else: a person's portrait, the image of an article.
public struct ImageViewModel: Sendable, Hashable {
  /// The image file.
  public let imageLink: Link
  /// What a reader who doesn't see it is told; empty for a mere decoration.
  public let imageAlt: String
  /// Pixels as shown, after orientation; `nil` where it is unknown.
  public let imageWidth: Int?
  /// Pixels as shown; known where the width is.
  public let imageHeight: Int?

  /// Of values that are ready to show.
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
