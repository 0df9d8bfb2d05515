package import Markup

/// Decides what becomes of each link and image; knows the site, and reports what leads nowhere.
package protocol LinkResolver {
  func resolve(link: MarkdownLink) -> LinkResolution
  func resolve(image: MarkdownLink) -> ImageResolution
  /// What is written in place of an attribute's value in raw HTML, not escaped; `nil` leaves it as it
  /// is.
  func resolve(raw: RawAttribute) -> String?
}

extension LinkResolver {
  package func resolve(raw: RawAttribute) -> String? { nil }
}

/// What becomes of a link.
package enum LinkResolution: Sendable, Hashable {
  /// The destination stays as its author wrote it.
  case asWritten
  case link(Link)
  /// The text stays, without a link; the resolver has reported why.
  case broken
}

/// What becomes of an image.
package enum ImageResolution: Sendable, Hashable {
  /// The destination stays as its author wrote it.
  case asWritten
  /// An image of a known size gets it, and is loaded when it comes into view.
  case image(Link, size: PixelSize?)
  /// Markup in place of the image. Where the image `standsAlone` it replaces the paragraph as well,
  /// so it may be a `figure`; anywhere else it must be what a paragraph may hold.
  case component(HTML)
  /// The alternative text stays; the resolver has reported why.
  case broken
}

/// The size that an image is shown at.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Leaves every destination as its author wrote it.
package struct AsWritten: LinkResolver {
  package init() {}

  package func resolve(link: MarkdownLink) -> LinkResolution { .asWritten }
  package func resolve(image: MarkdownLink) -> ImageResolution { .asWritten }
}
