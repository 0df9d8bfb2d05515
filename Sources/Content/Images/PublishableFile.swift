/// A file beside content, or among a theme's assets, as it is published.
package enum PublishableFile: Sendable {
  /// An image, published as `cleaned()`.
  case image(ImageFile)
  /// A drawing, published as `Drawing.cleaned`.
  case drawing
  /// A file that is no image by bytes or name, published unchanged.
  case plain

  /// Origin of a file, which decides how far it is trusted.
  package enum Origin: Sendable, Hashable {
    /// Content, which is not trusted: a drawing may hold scripts.
    case content
    /// The theme, written by the site's owner: drawings are published as they are.
    case theme
  }

  /// Whether a file is named as an image or a drawing that pages can show.
  package static func isShown(named path: String) -> Bool {
    ImageKind(path: path) != nil || ForeignKind(named: path) == .svg
  }

  /// Classifies a file by its first bytes, or by its name if they announce nothing.
  package init(
    path: String, bytes: [UInt8], from origin: Origin = .content
  ) throws(ImageFault) {
    if let image = try ImageFile(bytes) {
      self = .image(image)
    } else if let kind = ForeignKind(path: path, bytes: bytes),
      // Whoever puts a track where files are kept as they are means to publish it.
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
