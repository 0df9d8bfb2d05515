/// What a file that lies beside content, or among a theme's assets, is when it is published.
package enum PublishableFile: Sendable {
  /// Goes out as `cleaned()`.
  case image(ImageFile)
  /// Goes out as it is: no image by its bytes, and none by its name.
  case plain

  /// Whose file it is, which decides how far it is trusted.
  package enum Origin: Sendable, Hashable {
    /// Not trusted: a drawing may hold scripts.
    case content
    /// Written by the site's owner: drawings are published.
    case theme
  }

  /// A file is what its first bytes say; its name counts where they say nothing.
  package init(
    path: String, bytes: [UInt8], from origin: Origin = .content
  ) throws(ImageFault) {
    if let image = try ImageFile(bytes) {
      self = .image(image)
    } else if let kind = ForeignKind(path: path, bytes: bytes) {
      guard kind.family == .drawing, origin == .theme else { throw .foreign(kind) }
      self = .plain
    } else if let kind = ImageKind(path: path) {
      throw .unrecognised(namedAs: kind)
    } else {
      self = .plain
    }
  }
}
