import CommonMark
import Content
import Domain
import Presentation

extension ImageViewModel {
  init(_ source: SiteContext.ImageSource, alt: String = "") {
    self.init(
      imageLink: source.link, imageAlt: alt, imageWidth: source.size?.width,
      imageHeight: source.size?.height, imageFormats: source.formats, imageColor: source.color,
      card: source.card, isDrawing: source.isDrawing)
  }

  /// Creates a trip's cover: its own image, or else its first photo. Where the page is shared,
  /// the photo stands for a drawing, which other sites don't show.
  init?(coverOf trip: Sourced<Trip>, in context: SiteContext) {
    if var own = context.image(trip.attributes.image, by: ImageKey("image", in: trip)) {
      if own.isDrawing {
        own.card = context.firstPhoto(of: trip.slug).flatMap { context.image(of: $0)?.card }
      }
      self.init(own)
    } else if let photo = context.firstPhoto(of: trip.slug) {
      self.init(showing: photo, in: context)
    } else {
      return nil
    }
  }

  init?(showing photo: Sourced<Photo>, in context: SiteContext) {
    guard let source = context.image(of: photo) else { return nil }
    self.init(source, alt: photo.model.alt ?? photo.model.title)
  }
}
