import Content
import Domain
import Presentation

extension AlbumViewModel {
  /// Creates a page of the album at an index among all albums.
  init(albumAt index: Int, _ part: ListPart<Int>, in context: SiteContext) {
    let album = context.album(at: index)
    let isFirst = part.number == 1
    let days = Self.days(ofAlbumAt: index, in: context)
    let trip = album.model.trip.flatMap(context.trip)
    self.init(
      ListHeadViewModel(
        headerText: context.title(of: album), text: context.count(ofAlbumAt: index),
        filter: part.filter(in: context),
        story: isFirst ? ArticleViewModel(story: album, in: context) : nil,
        newer: part.newer(in: context), older: part.older(in: context)),
      photos: part.elements.map { PhotoViewModel(context.photo(at: $0), in: context).inRow })
    cover = ImageViewModel(coverOfAlbumAt: index, in: context)
    if isFirst {
      albums = context.graph.relations.albums.albums(inside: index)
        .map { AlbumCell(albumAt: $0, in: context) }
    }
    firstDay = days?.first
    lastDay = days?.last
    self.trip = trip.map { LinkViewModel($0, in: context) }
    self.album = context.link(toWholeOf: album)
  }

  /// Returns the first and last day of an album's photos; if all are of one day, only the first.
  private static func days(
    ofAlbumAt index: Int, in context: SiteContext
  ) -> (first: TimeViewModel, last: TimeViewModel?)? {
    let taken = context.photos(ofAlbumAt: index).compactMap(\.model.takenAt)
    guard let first = taken.min(by: { $0.instant < $1.instant }),
      let last = taken.max(by: { $0.instant < $1.instant })
    else { return nil }
    let (start, end) = (
      TimeViewModel(day: first, in: context), TimeViewModel(day: last, in: context)
    )
    return (start, start.timeText == end.timeText ? nil : end)
  }
}

extension AlbumCell {
  init(albumAt index: Int, in context: SiteContext) {
    let album = context.album(at: index)
    self.init(
      link: context.link(.model(.albums, album.slug)), linkText: context.title(of: album),
      text: context.count(ofAlbumAt: index),
      cover: ImageViewModel(coverOfAlbumAt: index, in: context))
  }
}

extension ImageViewModel {
  /// Creates an album's cover: its own image, or else its first photo.
  init?(coverOfAlbumAt index: Int, in context: SiteContext) {
    let album = context.album(at: index)
    if let own = context.image(album.attributes.image, by: ImageKey("image", in: album)) {
      self.init(own)
    } else if let photo = context.firstPhoto(ofAlbumAt: index) {
      self.init(showing: photo, in: context)
    } else {
      return nil
    }
  }
}

extension SiteContext {
  /// Returns the numbers of an album's albums and photos: "2 albums · 40 photos".
  fileprivate func count(ofAlbumAt index: Int) -> String {
    let albums = graph.relations.albums
    return count(albums: albums.albums(inside: index).count, photos: albums.photos[index].count)
  }

  /// Returns the numbers of albums and photos in words. Leaves out albums if there aren't any.
  func count(albums: Int, photos: Int) -> String {
    var texts: [String] = []
    if albums > 0 { texts.append(phrases.count(of: .albums, albums, formats.number(albums))) }
    if photos > 0 || albums == 0 {
      texts.append(phrases.count(of: .photos, photos, formats.number(photos)))
    }
    return texts.joined(separator: " · ")
  }
}
