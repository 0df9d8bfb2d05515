package import Templating

/// A page of the list of photos, which manages the view models of its cells.
package struct PhotosViewModel: Sendable, Equatable {
  package let headerText: String
  /// The number of albums and photos on all pages: "2 albums · 9 photos", "No photos yet".
  package let text: String
  /// Cards of the albums. On the first page only.
  package let albums: [AlbumCell]
  package let filter: FilterViewModel
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?
  /// Photos of this page, which templates read by `photoViewModel(at:)`.
  private let photos: [PhotoViewModel]

  package init(
    headerText: String, text: String, albums: [AlbumCell] = [],
    photos: [PhotoViewModel], filter: FilterViewModel = FilterViewModel(),
    story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.albums = albums
    self.photos = photos
    self.filter = filter
    self.story = story
    self.newer = newer
    self.older = older
  }

  /// The number of photos on this page.
  package var numberOfPhotos: Int { photos.count }

  /// The view model of the cell at an index; `nil` beyond the end of the page.
  package func photoViewModel(at index: Int) -> PhotoViewModel? {
    photos.indices.contains(index) ? photos[index] : nil
  }
}

extension PhotosViewModel: ListPresentable {
  package var numberOfElements: Int { numberOfPhotos }

  package static let contract = Contract<Self>(
    template: "photos", photosFields, listFields, headerTextFields, textFields,
    storyFields, neighborsFields)

  private static let photosFields = Fields<Self>(
    "PhotosViewModel",
    .list("albums") { $0.albums },
    .flag("hasAlbums") { !$0.albums.isEmpty },
    .number("numberOfPhotos") { $0.numberOfPhotos },
    .list("photos", count: { $0.numberOfPhotos }, at: { $0.photoViewModel(at: $1) }))
}
