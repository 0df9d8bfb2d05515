/// Facts that a picture's file states before its pixels; they are read without libvips.
package struct PictureHeader: Sendable, Hashable {
  package let kind: PictureKind
  /// Size of the upright picture, or of a frame.
  package let size: PixelSize
  /// Number of frames; 1 for a still picture.
  package let frames: Int
  /// Whether it is an animation of a kind for which libvips reads only the first picture.
  package let standsStill: Bool
  /// Number of bytes of the file.
  package let bytes: Int

  /// Reads the header. Throws a fault if it finds one, for example another kind than named, or a
  /// size over a limit.
  package init(
    _ source: any PictureSource, named: PictureKind? = nil, limits: PictureLimits = .standard
  ) throws(PictureFault) {
    guard source.count > 0 else { throw .empty }
    guard source.count <= limits.bytes else {
      throw .tooManyBytes(source.count, limit: limits.bytes)
    }
    var paged = PagedBytes(source)
    let beginning = try paged.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning) else { throw .unknownKind }
    if let named, named != kind { throw .otherKind(kind, named: named) }
    let parts = try PictureParts(&paged, kind)
    guard let stored = parts.size else { throw .cutOff }
    try limits.check(stored, frames: parts.frames)
    let isTurned: Bool
    if let turned = parts.isTurned {
      isTurned = turned
    } else {
      isTurned = try Self.turns(parts, &paged)
    }
    self.kind = kind
    size = isTurned ? stored.turned : stored
    frames = parts.frames
    standsStill = parts.standsStill
    bytes = source.count
  }

  /// Whether EXIF's orientation turns the picture on its side.
  private static func turns(
    _ parts: PictureParts, _ bytes: inout PagedBytes
  ) throws(PictureFault) -> Bool {
    guard let range = parts.exif else { return false }
    let entry = try TIFFDirectories(&bytes, in: range).first(0x0112, in: .main)
    return (5...8).contains(entry?.numbers.first ?? 1)
  }
}
