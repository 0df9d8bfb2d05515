import Content
import Domain
import Markup
import Presentation

extension PhotoKind: AppearingKind {
  /// Returns "Photo" if neither the author nor the file gives a title.
  static func title(of photo: Sourced<Photo>, _ phrases: Phrases) -> String? {
    photo.model.title == nil ? phrases(.photo) : nil
  }

  static func card(of photo: Sourced<Photo>, at index: Int, in context: SiteContext) -> MemberCell {
    .photo(PhotoCell(PhotoViewModel(photo, in: context)))
  }

  static func feedPicture(
    of photo: Sourced<Photo>, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML) {
    (ImageViewModel(showing: photo, in: context), context.photoComponent(photo))
  }

  static func hit(
    of photo: Sourced<Photo>, in context: SiteContext
  ) -> (facts: [String?], summary: String?)? {
    let model = photo.model
    let price = PhotoViewModel.price(of: model, in: context)
    let facts = [
      photo.date.map(context.formats.longDay),
      PhotoViewModel.soldText(of: model, price: price, in: context) ?? price,
    ]
    // The alternative text describes the photo, unless it only repeats the title.
    let text = model.alt.flatMap { $0 == model.title ? nil : $0 }
    return (facts, photo.attributes.summary ?? text)
  }

  static func whole(
    of photo: Sourced<Photo>, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)? { context.album(ofPhotoAt: index) }

  /// Returns the neighbors in the photo's album, or among the photos without an album.
  static func neighbors(at index: Int, in graph: SiteGraph) -> (before: Int?, after: Int?) {
    graph.photos(besides: index)
  }
}

extension AlbumKind: AppearingKind {
  static func card(of album: Sourced<Album>, at index: Int, in context: SiteContext) -> MemberCell {
    .album(AlbumCell(albumAt: index, in: context))
  }

  static func whole(
    of album: Sourced<Album>, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)? { context.album(around: index) }
}
