package import Diagnostics
package import Markup

/// Decides the target of each link and image. It knows the site and reports broken links.
package protocol LinkResolver {
  func resolve(link: MarkdownLink) -> LinkResolution
  func resolve(image: MarkdownLink) -> ImageResolution
  /// Whether the fragment of an image's address, such as `#wide`, names an image instead of asking
  /// for a width.
  func namesImage(byFragmentOf address: String) -> Bool
  /// Replacement for an attribute's value in raw HTML, not escaped; `nil` leaves the value
  /// unchanged.
  func resolve(raw: RawAttribute) -> String?
  /// Receives raw HTML that the page shows; `place` finds its bytes in the source file.
  func show(raw html: [UInt8], at place: (Range<Int>) -> SourceRange)
}

extension LinkResolver {
  package func namesImage(byFragmentOf address: String) -> Bool { false }
  package func resolve(raw: RawAttribute) -> String? { nil }
  package func show(raw html: [UInt8], at place: (Range<Int>) -> SourceRange) {}
}

/// Result for a link.
package enum LinkResolution: Sendable, Hashable {
  /// The destination stays as the author wrote it.
  case asWritten
  case link(Link)
  /// A link to the page where readers can open the target, and a note after it that says who can.
  case sealed(Link, note: String)
  /// Only the text stays; the resolver has reported the reason.
  case broken
}

/// Result for an image.
package enum ImageResolution: Sendable, Hashable {
  /// The destination stays as the author wrote it.
  case asWritten
  /// An image. If its size is known, the size is written, and the image is loaded when it comes
  /// into view. Until then, its colour is the background. There is one candidate for each format,
  /// and a browser takes the first whose type it supports.
  case image(Link, size: PixelSize?, color: Color? = nil, candidates: [ImageCandidates] = [])
  /// Markup that replaces the image. If the image `standsAlone`, the markup replaces the paragraph
  /// as well, so it may be a `figure`. Otherwise it must be allowed inside a paragraph. In a row,
  /// it takes the same room as an image of the given size.
  case component(HTML, size: PixelSize? = nil)
  /// Only the alternative text stays; the resolver has reported the reason.
  case broken
}

/// Files of one picture in one format and several widths, from which a browser chooses (`srcset`).
package struct ImageCandidates: Sendable, Hashable {
  /// A file of the picture and its width in pixels.
  package struct Candidate: Sendable, Hashable {
    package let link: Link
    package let width: Int

    package init(link: Link, width: Int) {
      self.link = link
      self.width = width
    }
  }

  /// Media type of all the files: `image/webp`.
  package let type: String
  /// Files, narrowest first.
  package let files: [Candidate]

  package init(type: String, files: [Candidate]) {
    self.type = type
    self.files = files
  }
}

/// Size at which an image is shown, in pixels.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Leaves every destination as the author wrote it.
package struct AsWritten: LinkResolver {
  package init() {}

  package func resolve(link: MarkdownLink) -> LinkResolution { .asWritten }
  package func resolve(image: MarkdownLink) -> ImageResolution { .asWritten }
}
