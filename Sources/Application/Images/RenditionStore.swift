package import Pictures

/// Renditions of a site's pictures, which persist between builds.
///
/// By default no store exists, and pages show the files themselves, without their metadata.
package protocol RenditionStore: Sendable {
  /// Returns a picture by its file's path on disk; `nil` if the file isn't a picture that can be
  /// rendered. Throws if it can't be read, is damaged or exceeds a limit.
  func picture(at path: String) throws(PictureFault) -> SourcePicture?

  /// Returns the background that a page shows until a picture has loaded. Throws if the picture
  /// can't be read or decoded.
  func placeholder(of picture: SourcePicture) throws(PictureFault) -> PicturePlaceholder

  /// Makes the missing renditions of a picture, all from one decoding. Faults are thrown later, by
  /// `bytes`.
  func prepare(_ recipes: [Recipe], of picture: SourcePicture)

  /// Whether renditions in a format are available: made here, or taken from a machine that makes
  /// them.
  func has(_ format: PictureFormat) -> Bool

  /// Returns a rendition's file. Makes it if it is missing.
  func bytes(of recipe: Recipe, of picture: SourcePicture) throws(PictureFault) -> [UInt8]

  /// Saves what a build learned, and removes what no build needs any more. `paths` are the
  /// published files.
  func finish(published paths: [String])
}

/// Background of a picture that hasn't loaded yet.
package enum PicturePlaceholder: Sendable, Equatable {
  /// The picture's main colour.
  case color(PictureColor)
  /// The picture is transparent, so a colour would show through it.
  case transparent
  /// A colour that isn't known yet; a later build may find it.
  case unknown
}

/// A picture's file, from which renditions are made.
package struct SourcePicture: Sendable, Equatable {
  /// Path on disk.
  package let path: String
  package let kind: PictureKind
  /// Size of the upright picture.
  package let size: Pictures.PixelSize
  /// Whether the picture has several frames.
  package let isAnimated: Bool
  /// Whether it is an animation whose renditions show only the first frame.
  package let standsStill: Bool
  /// Hash of the file's bytes, the same on every machine.
  package let hash: UInt64
  /// State of the file just before it was read, as computed by `FileState.hash`.
  package let state: UInt64

  package init(
    path: String, kind: PictureKind, size: Pictures.PixelSize, isAnimated: Bool = false,
    standsStill: Bool = false, hash: UInt64, state: UInt64
  ) {
    self.path = path
    self.kind = kind
    self.size = size
    self.isAnimated = isAnimated
    self.standsStill = standsStill
    self.hash = hash
    self.state = state
  }
}
