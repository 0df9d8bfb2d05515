import Basics

/// A photo of an album, either listed by the album or made from a picture's file.
struct ListedPhoto: Sendable {
  /// The photo as an object.
  let value: Value
  /// The picture; `nil` for a photo of another site, which needs its own name.
  let picture: PictureName?
  /// Paths of the files that may be the picture, the likeliest first.
  let paths: [String]
  /// Whether the album's author lists it.
  let isListed: Bool

  /// Takes an element of a list in the file of an album: the name of a file, or an object.
  init(_ element: Value, in folder: String) {
    isListed = true
    let name = element.text
    value = name.map { Self.object($0, at: element.range) } ?? element
    let file = name ?? element[PhotoKind.file.name]?.text
    picture = file.map { PictureName($0, in: folder) }
    paths = file.map { Self.paths($0, in: folder) } ?? []
  }

  private static func paths(_ file: String, in folder: String) -> [String] {
    // If this fails, the path leads out of `Content/`, which is reported for the photo.
    guard case .files(let paths) = try? ImagePath(file, from: folder) else { return [] }
    return paths.map(\.path)
  }

  /// Takes a picture that is in the folder but isn't named by any file.
  init(_ picture: PictureName, at range: Range<Int>) {
    isListed = false
    value = Self.object(picture.path.fileName, at: range)
    self.picture = picture
    paths = [picture.path]
  }

  private init(_ other: ListedPhoto, _ picture: PictureName) {
    (value, isListed) = (other.value, other.isListed)
    self.picture = picture
    paths = [picture.path]
  }

  /// The photo with the name that its folder gives its picture.
  func named(_ picture: PictureName) -> ListedPhoto { ListedPhoto(self, picture) }

  private static func object(_ file: String, at range: Range<Int>) -> Value {
    Value(
      .object([
        Value.Member(
          name: PhotoKind.file.name, nameRange: range, value: Value(.string(file), at: range))
      ]), at: range)
  }
}
