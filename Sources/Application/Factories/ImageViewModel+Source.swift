import Content
import Domain
import Markdown
import Presentation

extension ImageViewModel {
  init(_ source: SiteContext.ImageSource, alt: String = "") {
    self.init(source.link)
    imageAlt = alt
    imageWidth = source.size?.width
    imageHeight = source.size?.height
    imageFormats = source.formats
    imageColor = source.color
    card = source.card
    isDrawing = source.isDrawing
  }

  /// Creates a trip's cover: its own image, or else its first photo, or else the cover of its first
  /// album. If the image is a drawing, link previews show the photo instead, because other sites
  /// don't show drawings.
  init?(coverOf trip: Sourced<Trip>, in context: SiteContext) {
    if var own = context.image(trip.attributes.image, by: ImageKey("image", in: trip)) {
      if own.isDrawing {
        own.card = Self.photographed(trip, in: context)?.card
      }
      self.init(own)
    } else if let photo = Self.photographed(trip, in: context) {
      self = photo
    } else {
      return nil
    }
  }

  /// Creates the first photo of a trip, or else the cover of its first album that has one.
  private static func photographed(_ trip: Sourced<Trip>, in context: SiteContext) -> Self? {
    if let photo = context.firstPhoto(of: trip) { return Self(showing: photo, in: context) }
    for album in context.graph.albums(of: trip) {
      if let cover = Self(coverOfAlbumAt: album, in: context) { return cover }
    }
    return nil
  }

  init?(showing photo: Sourced<Photo>, in context: SiteContext) {
    guard let source = context.image(of: photo) else { return nil }
    self.init(source, alt: photo.model.alt ?? context.title(of: photo))
  }
}
