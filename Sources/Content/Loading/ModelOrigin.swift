import Basics
import Domain

/// Origin of an object in a content file.
struct ModelOrigin {
  let source: ContentSource
  let kind: ModelKind
  let isFolder: Bool
  /// Name of the file without its extension, or of the folder whose index it is.
  let fileName: String
  /// The text after the front matter; `nil` in JSON.
  let body: Range<Int>?
  /// The object's index, if its file has several.
  var index: Int?
  /// Path of the object in messages about its keys.
  var keyPath = ""
  /// The picture whose name becomes part of the slug, for a photo of an album.
  var picture: PictureName?
  /// Whether the object is a photo in an album's file.
  private(set) var isAlbumItem = false

  init(
    _ file: ContentTree.ModelFile, _ kind: ModelKind, _ source: ContentSource, body: Range<Int>?
  ) {
    self.source = source
    self.kind = kind
    isFolder = file.isFolder
    fileName = file.isFolder ? file.path.folder.fileName : file.path.fileName.fileStem
    self.body = body
  }

  /// Whether the object is a photo whose name reveals when or where it was taken.
  var isNameRevealing: Bool {
    guard kind.traits.contains(.isOfPictures), kind.host == nil else { return false }
    if let picture { return picture.isRevealing }
    return index == nil && RevealingName.reveals(stem: fileName)
  }

  /// Slug made from the file name, if that is hidden because it reveals when or where the photo was
  /// taken; `nil` otherwise.
  var privateSlug: Slug? {
    isNameRevealing ? try? Slug(picture?.slug(in: fileName) ?? fileName) : nil
  }

  /// The photo at an index in an album.
  init(photoOf album: AlbumFile, index: Int, _ photo: ListedPhoto) {
    source = album.source
    kind = .photos
    isFolder = false
    fileName = album.name
    body = nil
    self.index = index
    keyPath = photo.isListed ? AlbumKind.photos.name : ""
    picture = photo.picture
    isAlbumItem = true
  }
}
