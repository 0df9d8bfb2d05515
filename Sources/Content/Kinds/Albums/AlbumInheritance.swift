import Basics
import Domain

/// Values that the models inside of an album take from it, and from the albums around it.
struct AlbumInheritance: Sendable, Hashable {
  let attributes: Attributes
  let album: Album

  /// Takes an album that is inside of another, if it is.
  init(_ album: Sourced<Album>, inside outer: AlbumInheritance?) {
    attributes = outer.map { album.attributes.inside($0.attributes) } ?? album.attributes
    self.album = outer.map { album.model.inside($0.album) } ?? album.model
  }

  /// Hash of what is taken, the same in every process; 0 if nothing is.
  var hash: UInt64 {
    guard
      album.trip != nil || album.statedOriginals != nil || attributes.isDraft
        || attributes.visibility != .public || attributes.publishDate != nil
        || attributes.expiryDate != nil
    else { return 0 }
    var hasher = StableHasher()
    hasher.combine(album.trip?.text ?? "")
    hasher.combine(album.statedOriginals != nil)
    hasher.combine(album.statedOriginals ?? false)
    hasher.combine(showing: attributes)
    return hasher.finish()
  }

  /// The photo as one of the album.
  func applied(to photo: Sourced<Photo>) -> Sourced<Photo> {
    hash == 0 ? photo : photo.inside(self)
  }
}

extension Sourced where Model == Photo {
  /// The photo as one of an album.
  func inside(_ album: AlbumInheritance) -> Sourced {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      hashes: hashes.with(album.hash))
  }

  /// The photo, taken at another time than the one it was read with.
  func taken(at moment: Moment) -> Sourced {
    Sourced(
      self, model: model.taken(at: moment), date: attributes.date ?? moment,
      hashes: hashes.with(moment))
  }
}

extension Sourced where Model == Album {
  /// The album as one of another.
  func inside(_ album: AlbumInheritance) -> Sourced {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      hashes: hashes.with(album.hash))
  }
}

/// Photos of a file as they were read, and what they took from an album since.
///
/// A class, since a file's result holds it, and it holds another.
final class SettledPhotos: Sendable {
  /// The result of reading the file alone.
  let read: LoadedFile
  let inheritance: AlbumInheritance?
  /// Photos of an album's file that the file itself does not name in full.
  let pictures: [String]

  init(read: LoadedFile, _ inheritance: AlbumInheritance?, pictures: [String]) {
    self.read = read
    self.inheritance = inheritance
    self.pictures = pictures
  }

  /// Whether nothing has changed of that on which the result depends.
  func isSame(_ inheritance: AlbumInheritance?, _ pictures: [String]) -> Bool {
    self.inheritance == inheritance && self.pictures == pictures
  }
}
