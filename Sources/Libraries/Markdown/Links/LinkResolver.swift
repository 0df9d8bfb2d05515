package import Diagnostics
package import Markup

/// Decides the target of each link and image; it knows the site, and reports broken links.
package protocol LinkResolver {
  func resolve(link: MarkdownLink) -> LinkResolution
  func resolve(image: MarkdownLink) -> ImageResolution
  /// Whether the fragment of an image's address, such as `#wide`, names what is shown, and asks for
  /// no width.
  func namesImage(byFragmentOf address: String) -> Bool
  /// Replacement for an attribute's value in raw HTML, not escaped; `nil` leaves it as it is.
  func resolve(raw: RawAttribute) -> String?
  /// Takes note of raw HTML that is shown; `place` finds its bytes in the source file.
  func show(raw html: [UInt8], at place: (Range<Int>) -> SourceRange)
}

extension LinkResolver {
  package func namesImage(byFragmentOf address: String) -> Bool { false }
  package func resolve(raw: RawAttribute) -> String? { nil }
  package func show(raw html: [UInt8], at place: (Range<Int>) -> SourceRange) {}
}

/// Result for a link.
package enum LinkResolution: Sendable, Hashable {
  /// The destination stays as its author wrote it.
  case asWritten
  case link(Link)
  /// A link to where its target can be opened, with a note behind it that says who can.
  case sealed(Link, note: String)
  /// The text stays, without a link; the resolver has reported the reason.
  case broken
}

/// Result for an image.
package enum ImageResolution: Sendable, Hashable {
  /// The destination stays as its author wrote it.
  case asWritten
  /// An image; its size is written if known, and it is then loaded when it comes into view. Its
  /// colour is its ground until then. Of its candidates, one for each format, a browser takes the
  /// first whose type it knows.
  case image(Link, size: PixelSize?, color: Color? = nil, candidates: [ImageCandidates] = [])
  /// Markup that replaces the image. If the image `standsAlone`, it replaces the paragraph as well,
  /// so it may be a `figure`; otherwise it must be allowed inside a paragraph. Its room in a row
  /// is that of an image of the size.
  case component(HTML, size: PixelSize? = nil)
  /// The alternative text stays; the resolver has reported the reason.
  case broken
}

/// Files of one picture in one format and several widths, of which a browser chooses one
/// (`srcset`).
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

  /// Media type of all of them: `image/webp`.
  package let type: String
  /// Files, narrowest first.
  package let files: [Candidate]

  package init(type: String, files: [Candidate]) {
    self.type = type
    self.files = files
  }
}

/// Size of an image as shown, in pixels.
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
