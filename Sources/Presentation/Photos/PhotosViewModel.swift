package import Templating

/// One page of the list of photos. It manages the view models of its cells.
package struct PhotosViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// Cards for the albums. Only the first page of the list shows them.
  package let albums: [AlbumCell]
  /// The photos on this page. Templates read them through `photoViewModel(at:)`.
  private let photos: [PhotoViewModel]

  package init(_ head: ListHeadViewModel, albums: [AlbumCell] = [], photos: [PhotoViewModel]) {
    self.head = head
    self.albums = albums
    self.photos = photos
  }

  /// The number of photos on this page.
  package var numberOfPhotos: Int { photos.count }

  /// The view model of the cell at an index; `nil` beyond the end of the page.
  package func photoViewModel(at index: Int) -> PhotoViewModel? {
    photos.indices.contains(index) ? photos[index] : nil
  }
}

extension PhotosViewModel: HeadedList {
  package var numberOfElements: Int { numberOfPhotos }

  package static let contract = Contract<Self>(template: "photos", photosFields, also: headFields)

  private static let photosFields = Fields<Self>(
    "PhotosViewModel",
    .list("albums", any: "hasAlbums") { $0.albums },
    .number("numberOfPhotos") { $0.numberOfPhotos },
    .list("photos", count: { $0.numberOfPhotos }, at: { $0.photoViewModel(at: $1) }))
}
