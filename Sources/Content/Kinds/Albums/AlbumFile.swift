import Diagnostics

/// The file of an album as it was read, without its photos.
///
/// An immutable class, because one load passes it on to the next.
final class AlbumFile: Sendable {
  let file: SourceFile
  let source: ContentSource
  /// Slug of the album. The slugs of its photos begin with it.
  let name: String
  /// Photos that the file lists.
  private let listed: [ListedPhoto]

  init(
    _ file: SourceFile, _ source: ContentSource, named name: String, listing listed: [ListedPhoto]
  ) {
    self.file = file
    self.source = source
    self.name = name
    self.listed = listed
  }

  /// The photos of the album: those that it lists, followed by its pictures that neither it nor
  /// another photo names.
  func photos(_ pictures: [PictureName], besides named: Set<String>) -> [ListedPhoto] {
    let names = Dictionary(pictures.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let listed = listed.map { photo in
      photo.paths.lazy.compactMap { names[$0] }.first.map(photo.named) ?? photo
    }
    let known = named.union(listed.flatMap(\.paths))
    let start = file.bytes.startIndex
    // An element with only a file name sets the position of a photo that has its own file.
    return listed.filter { photo in
      guard let picture = photo.picture, photo.value.isName else { return true }
      return !named.contains(picture.path)
    } + pictures.filter { !known.contains($0.path) }.map { ListedPhoto($0, at: start..<start) }
  }
}

extension Value {
  /// Whether it is an object made from a file name; its only member then has the same range.
  fileprivate var isName: Bool {
    guard case .object(let members) = kind else { return false }
    return members.count == 1 && members[0].nameRange == range
  }
}
