import Diagnostics

/// The file of an album as it was read, without its photos.
///
/// An immutable class: it goes from one load to the next.
final class AlbumFile: Sendable {
  let file: SourceFile
  let source: ContentSource
  /// Slug of the album, with which those of its photos begin.
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

  /// The photos of the album: those that it lists, and then those of its pictures which neither it
  /// nor another photo names.
  func photos(_ pictures: [PictureName], besides named: Set<String>) -> [ListedPhoto] {
    let names = Dictionary(pictures.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let listed = listed.map { photo in
      photo.paths.lazy.compactMap { names[$0] }.first.map(photo.named) ?? photo
    }
    let known = named.union(listed.flatMap(\.paths))
    let start = file.bytes.startIndex
    // An element that is the name of a file alone gives an order to a photo with a file of its own.
    return listed.filter { photo in
      guard let picture = photo.picture, photo.value.isName else { return true }
      return !named.contains(picture.path)
    } + pictures.filter { !known.contains($0.path) }.map { ListedPhoto($0, at: start..<start) }
  }
}

extension Value {
  /// Whether it is an object that a file's name stands for, which has the range of its one member.
  fileprivate var isName: Bool {
    guard case .object(let members) = kind else { return false }
    return members.count == 1 && members[0].nameRange == range
  }
}
