package import Pictures

/// Renditions of a site's pictures, which outlast a build.
///
/// By default there is none, and pages show the files themselves, without their metadata.
package protocol RenditionStore: Sendable {
  /// Returns what is known of a file by its path on disk; `nil` if it is no picture of a kind that
  /// can be rendered. Throws for one that can't be read, is damaged or is beyond a limit.
  func picture(at path: String) throws(PictureFault) -> SourcePicture?

  /// Returns what stands in a page until a picture is there. Throws if the picture can't be read or
  /// decoded.
  func placeholder(of picture: SourcePicture) throws(PictureFault) -> PicturePlaceholder

  /// Makes renditions of a picture that are missing, all from one decoding. What fails is told by
  /// `bytes`.
  func prepare(_ recipes: [Recipe], of picture: SourcePicture)

  /// Whether renditions in a format are available here: made, or taken from where others make them.
  func has(_ format: PictureFormat) -> Bool

  /// Returns a rendition's file, which is made if it is missing.
  func bytes(of recipe: Recipe, of picture: SourcePicture) throws(PictureFault) -> [UInt8]

  /// Keeps what a build that published files of these paths has learned, and drops what no build
  /// needs any more.
  func finish(published paths: [String])
}

/// Ground of a picture that has not come yet.
package enum PicturePlaceholder: Sendable, Equatable {
  /// The picture's main colour.
  case color(PictureColor)
  /// No colour, since it would show through the picture.
  case transparent
  /// A colour that is not known yet; a later build may find it.
  case unknown
}

/// A picture's file, as renditions are made of it.
package struct SourcePicture: Sendable, Equatable {
  /// Path on disk.
  package let path: String
  package let kind: PictureKind
  /// Size of the upright picture.
  package let size: Pictures.PixelSize
  /// Whether the picture has several frames.
  package let isAnimated: Bool
  /// Whether it is an animation whose renditions show its first picture alone.
  package let standsStill: Bool
  /// Hash of the file's bytes, the same on every machine.
  package let hash: UInt64
  /// State of the file just before it was read, as `FileState.hash` tells it.
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
