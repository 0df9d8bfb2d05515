import Basics
import Content
import Domain

/// Photos of a site's albums, by the folders that contain them.
struct AlbumRelations: Sendable {
  /// Indexes of the photos that each album shows, in the album's order.
  let photos: [[Int]]
  /// Index of the album of each photo, by the photo's index; empty for a site without albums.
  private let albums: [Int?]
  /// Indexes of the photos in albums, by the paths of their pictures.
  private let pictures: [String: Int]
  /// Index of the album that contains each album.
  private let around: [Int?]
  /// Indexes of the listed albums directly inside each album, in the order of lists.
  private let inner: [[Int]]
  /// Indexes of the listed albums that aren't inside another album.
  let outermost: [Int]
  /// Indexes of the listed albums of each trip. Leaves out an album inside another album of that
  /// trip.
  let byTrip: [Slug: [Int]]

  init(_ content: SiteContent) {
    guard !content.albums.isEmpty else {
      (photos, albums, pictures, around, inner, outermost, byTrip) = ([], [], [:], [], [], [], [:])
      return
    }
    let folders = Dictionary(
      content.albums.enumerated().map { ($1.folder, $0) }, uniquingKeysWith: { first, _ in first })
    func album(around folder: String) -> Int? {
      var folder = folder
      while !folder.isEmpty {
        if let album = folders[folder] { return album }
        folder = Self.folder(above: folder)
      }
      return nil
    }
    let albums = content.photos.map { album(around: $0.folder) }
    let around = content.albums.map { album(around: Self.folder(above: $0.folder)) }
    self.albums = albums
    pictures = Dictionary(
      content.photos.enumerated().lazy.filter { albums[$0.offset] != nil }
        .map { (Self.file(of: $0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.around = around
    var photos: [[Int]] = content.albums.map { _ in [] }
    for (index, photo) in content.photos.enumerated() {
      guard let place = albums[index] else { continue }
      // The photos of an album that isn't listed aren't listed either.
      if photo.isListed || !content.albums[place].isListed { photos[place].append(index) }
    }
    self.photos = zip(content.albums, photos).map { Self.sorted($1, of: $0, content) }
    let listed = content.albums.indices.filter { content.albums[$0].isListed }
    var inner: [[Int]] = content.albums.map { _ in [] }
    for index in listed { around[index].map { inner[$0].append(index) } }
    self.inner = inner
    outermost = listed.filter { around[$0] == nil }
    var byTrip: [Slug: [Int]] = [:]
    for index in listed {
      let album = content.albums[index].model
      guard let trip = album.trip, around[index].map({ content.albums[$0].model.trip }) != trip
      else { continue }
      byTrip[trip, default: []].append(index)
    }
    self.byTrip = byTrip
  }

  /// Returns the index of a photo's album; `nil` for a photo without an album.
  func album(ofPhotoAt index: Int) -> Int? {
    albums.indices.contains(index) ? albums[index] : nil
  }

  /// Returns the index of the outermost album around a photo; `nil` for a photo without an album.
  func outermost(aroundPhotoAt index: Int) -> Int? {
    var album = album(ofPhotoAt: index)
    while let outer = album.flatMap({ around[$0] }) { album = outer }
    return album
  }

  /// Returns the index of the photo in an album whose picture is at a path.
  func photo(ofPicture path: String) -> Int? { pictures[path] }

  /// Returns the album that contains an album; `nil` for an outermost one.
  func album(around index: Int) -> Int? { around[index] }

  /// Returns the listed albums directly inside an album.
  func albums(inside index: Int) -> [Int] { inner[index] }

  private static func folder(above folder: String) -> String {
    folder.place(ofLast: "/").map { String(folder[..<$0]) } ?? ""
  }

  private static func sorted(
    _ photos: [Int], of album: Sourced<Album>, _ content: SiteContent
  ) -> [Int] {
    let order = album.model.order
    let written =
      order == .written
      ? Dictionary(
        album.model.listed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      : [:]
    let keys = photos.map { index in
      let photo = content.photos[index]
      let file = Self.file(of: photo)
      return Key(
        taken: order == .taken ? photo.model.takenAt?.instant : nil,
        place: written[file], file: file)
    }
    return photos.indices.sorted { keys[$0].precedes(keys[$1]) }.map { photos[$0] }
  }

  /// Values that determine the position of a photo in its album.
  private struct Key {
    let taken: Instant?
    let place: Int?
    let file: String

    func precedes(_ other: Key) -> Bool {
      switch (place, other.place) {
      case (let a?, let b?) where a != b: return a < b
      case (_?, nil): return true
      case (nil, _?): return false
      default: break
      }
      switch (taken, other.taken) {
      case (let a?, let b?) where a != b: return a < b
      case (_?, nil): return true
      case (nil, _?): return false
      default: return file.precedesNumerically(other.file)
      }
    }
  }

  /// Path of the photo's picture below the site's folder, or its address.
  private static func file(of photo: Sourced<Photo>) -> String {
    switch photo.model.source {
    case .url(let address): address
    case .file(let written): (try? ContentPath(file: written, from: photo.folder))?.path ?? written
    }
  }
}
