/// A file next to content, or one of a theme's assets, as it is published.
package enum PublishableFile: Sendable {
  /// An image, published as `cleaned()`.
  case image(ImageFile)
  /// A drawing, published as `Drawing.cleaned`.
  case drawing
  /// A file that isn't an image by its bytes or its name. It is published unchanged.
  case plain

  /// Origin of a file, which decides how far it is trusted.
  package enum Origin: Sendable, Hashable {
    /// Content, which isn't trusted, because a drawing may contain scripts.
    case content
    /// The theme, written by the site's owner. Its drawings are published unchanged.
    case theme
  }

  /// Whether a file's name is that of an image or a drawing that pages can show.
  package static func isShown(named path: String) -> Bool {
    ImageKind(path: path) != nil || ForeignKind(named: path) == .svg
  }

  /// Classifies a file by its first bytes, or by its name if the bytes aren't of a known kind.
  package init(
    path: String, bytes: [UInt8], from origin: Origin = .content
  ) throws(ImageFault) {
    if let image = try ImageFile(bytes) {
      self = .image(image)
    } else if let kind = ForeignKind(path: path, bytes: bytes),
      // An author who puts a track into a folder of unchanged files means to publish it.
      kind.family != .track || origin == .content && !OwnName.keeps(path)
    {
      guard kind.isDrawing, origin == .theme || kind == .svg else { throw .foreign(kind) }
      self = origin == .theme ? .plain : .drawing
    } else if let kind = ImageKind(path: path) {
      throw .unrecognised(namedAs: kind)
    } else {
      self = .plain
    }
  }
}
