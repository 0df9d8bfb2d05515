import Markdown
import Markup
import Presentation

extension SiteContext {
  /// An image's link and size, with the renditions of a picture.
  struct ImageSource: Sendable, Equatable {
    let link: Link
    var size: Markdown.PixelSize?
    /// Background of the picture until it has loaded.
    var color: Color?
    /// Whether it is a drawing, which has neither sizes nor a watermark.
    var isDrawing = false
    /// Renditions in each format, the best first.
    var formats: [ImageFormatViewModel] = []
    /// The picture for link previews and cards of the page.
    var card: CardViewModel?

    /// The image in a text.
    var resolution: ImageResolution {
      .image(
        link, size: size, color: color,
        candidates: formats.map { format in
          ImageCandidates(
            type: "image/" + format.format.rawValue,
            files: format.renditions.map {
              ImageCandidates.Candidate(link: $0.link, width: $0.width)
            })
        })
    }
  }
}

extension SiteContext.ImageSource {
  /// Creates the source of an image on another site. Only its address is known.
  init(distant link: Link) { self.init(link: link, isDrawing: link.namesDrawing) }
}
