package import Domain
import Paths

extension Sourced where Model == Photo {
  /// Returns the slug that the photo would have by the name of its file, if that isn't published
  /// because it tells when or where the photo was taken; else `nil`.
  /// `albums` are the slugs of albums by their files.
  package func privateSlug(albums: [String: Slug]) -> Slug? {
    guard PrivateName.mayBe(slug), !ranges.has(CommonKeys.slug.name),
      !ranges.has(CommonKeys.id.name)
    else { return nil }
    guard isOneOfSeveral else {
      let name = isFolder ? folder.fileName : path.fileName
      let stem = isFolder ? name : name.place(ofLast: ".").map { String(name[..<$0]) } ?? name
      return RevealingName.reveals(stem: stem) ? try? Slug(stem) : nil
    }
    guard case .file(let written) = model.source else { return nil }
    let picture = PictureName(written, in: folder)
    guard picture.isRevealing, let album = albums[path] else { return nil }
    return try? Slug(picture.slug(in: album.text))
  }
}
