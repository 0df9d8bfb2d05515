import Content
import Pictures

/// Cleaning of images that are published without resizing. Like renditions, they lose all metadata
/// except their credits.
struct PictureCleaning: Sendable {
  /// Maximum number of bytes of credits that are written. EXIF in a JPEG is limited to 64 KB, and
  /// also holds the orientation.
  private static let most = 16_000

  private let site: Credits
  /// Images with a longer side above this number of pixels get the site's credits. Smaller ones may
  /// be badges of others.
  private let smallest: Int

  /// Creates a cleaning. `site` are the credits of pictures whose files don't have any, if the
  /// pictures are larger than `smallest` pixels.
  init(_ site: Credits = Credits(), over smallest: Int = 0) {
    self.site = site
    self.smallest = smallest
  }

  /// Returns the published bytes of an image. `bytes` are those of its file.
  func published(_ image: ImageFile, _ bytes: [UInt8]) -> [UInt8] {
    let cleaned = image.cleaned()
    guard let kind = PictureKind(beginning: bytes) else { return cleaned }
    let isSmall = max(image.width, image.height) <= smallest
    // A file with damaged metadata doesn't have credits.
    let own = (try? CameraFacts(PictureBytes(bytes)))?.credits ?? Credits()
    let credits = isSmall ? own : own.completed(bySite: site)
    guard credits.size <= Self.most else { return cleaned }
    return CreditsWriter(credits, orientation: image.orientation.rawValue)
      .embedded(inCleaned: cleaned, kind)
  }
}

extension Credits {
  /// Number of bytes of all texts.
  fileprivate var size: Int {
    (creators + [copyright, license, acquireLicensePage].compactMap { $0 })
      .reduce(0) { $0 + $1.utf8.count }
  }
}
