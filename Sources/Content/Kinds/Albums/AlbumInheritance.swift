import Basics
import Domain

/// Values that models in an album inherit from it and from the albums around it.
struct AlbumInheritance: Sendable, Hashable {
  let attributes: Attributes
  let album: Album

  /// Takes the values of an album, combined with those of the album around it, if any.
  init(_ album: Sourced<Album>, inside outer: AlbumInheritance?) {
    attributes = outer.map { album.attributes.inside($0.attributes) } ?? album.attributes
    self.album = outer.map { album.model.inside($0.album) } ?? album.model
  }

  /// Hash of the inherited values, equal in every process; 0 if nothing is inherited.
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

  /// The photo with the values inherited from the album.
  func applied(to photo: Sourced<Photo>) -> Sourced<Photo> {
    hash == 0 ? photo : photo.inside(self)
  }
}

extension Sourced where Model == Photo {
  /// The photo with the values inherited from an album.
  func inside(_ album: AlbumInheritance) -> Sourced {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      hashes: hashes.with(album.hash))
  }

  /// The photo with another time than the one it was read with.
  func taken(at moment: Moment) -> Sourced {
    Sourced(
      self, model: model.taken(at: moment), date: attributes.date ?? moment,
      hashes: hashes.with(moment))
  }
}

extension Sourced where Model == Album {
  /// The album with the values inherited from another one.
  func inside(_ album: AlbumInheritance) -> Sourced {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      hashes: hashes.with(album.hash))
  }
}

/// Photos of a file as they were read, and the values inherited from an album since.
///
/// A class, because a file's result contains it, and it contains another result.
final class SettledPhotos: Sendable {
  /// The result of reading only the file.
  let read: LoadedFile
  let inheritance: AlbumInheritance?
  /// Paths of the pictures of an album's photos, with empty texts for photos of other sites.
  let pictures: [String]

  init(read: LoadedFile, _ inheritance: AlbumInheritance?, pictures: [String]) {
    self.read = read
    self.inheritance = inheritance
    self.pictures = pictures
  }

  /// Whether everything that the result depends on is unchanged.
  func isSame(_ inheritance: AlbumInheritance?, _ pictures: [String]) -> Bool {
    self.inheritance == inheritance && self.pictures == pictures
  }
}
