package import Markup
package import Templating

/// An image that belongs to something else: a person's portrait, the image of an article.
package struct ImageViewModel: Sendable, Hashable {
  package let imageLink: Link
  package let imageAlt: String
  package let imageWidth: Int?
  package let imageHeight: Int?

  package init(
    imageLink: Link, imageAlt: String = "", imageWidth: Int? = nil, imageHeight: Int? = nil
  ) {
    self.imageLink = imageLink
    self.imageAlt = imageAlt
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
  }
}

extension ImageViewModel: ImagePresentable {
  package static let contract = Contract<Self>(template: "components/image", imageFields)
}
