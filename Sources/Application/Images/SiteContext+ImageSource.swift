import Markdown
import Markup
import Presentation

extension SiteContext {
  /// An image's link and size, with the renditions of a picture.
  struct ImageSource: Sendable, Equatable {
    let link: Link
    let size: Markdown.PixelSize?
    /// Background of the picture until it has loaded.
    let color: Color?
    /// Whether it is a drawing, which has neither sizes nor a watermark.
    let isDrawing: Bool
    /// Renditions in each format, the best first.
    let formats: [ImageFormatViewModel]
    /// The picture for link previews and cards of the page.
    var card: CardViewModel?

    init(
      link: Link, size: Markdown.PixelSize? = nil, color: Color? = nil, isDrawing: Bool = false,
      formats: [ImageFormatViewModel] = [], card: CardViewModel? = nil
    ) {
      self.link = link
      self.size = size
      self.color = color
      self.isDrawing = isDrawing
      self.formats = formats
      self.card = card
    }

    /// Creates the source of an image on another site. Only its address is known.
    init(distant link: Link) { self.init(link: link, isDrawing: link.namesDrawing) }

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
