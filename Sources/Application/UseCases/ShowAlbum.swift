import Content
import Domain
import Presentation

/// Shows a page of an album, by its index among the site's albums.
struct ShowAlbum: UseCase {
  typealias ViewModel = AlbumViewModel

  /// Number of photos on a page. Other lists have fewer, but visitors don't page through an album.
  /// Pictures load only when visitors scroll to them.
  static let most = 200

  let index: Int
  /// The page, with the indexes of its photos.
  let part: ListPart<Int>

  func show(in view: some View<AlbumViewModel>, _ context: SiteContext) {
    view.show(AlbumViewModel(albumAt: index, part, in: context))
  }
}
