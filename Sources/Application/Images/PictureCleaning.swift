import Content
import Pictures

/// Cleaning of images that go out themselves: they lose all metadata but their credits, as
/// renditions do.
struct PictureCleaning: Sendable {
  /// Most bytes of credits that are written: EXIF in a JPEG ends at 64 KB, and holds the
  /// orientation besides.
  private static let most = 16_000

  private let site: Credits
  /// Longer side in pixels over which an image is a picture of the site's own, rather than a badge.
  private let smallest: Int

  /// Takes the credits of pictures whose files name nobody else, for those larger than a number of
  /// pixels.
  init(_ site: Credits = Credits(), over smallest: Int = 0) {
    self.site = site
    self.smallest = smallest
  }

  /// Returns the bytes of an image as published, of which these are the file's.
  func published(_ image: ImageFile, _ bytes: [UInt8]) -> [UInt8] {
    let cleaned = image.cleaned()
    guard let kind = PictureKind(beginning: bytes) else { return cleaned }
    let isSmall = max(image.width, image.height) <= smallest
    // A file whose metadata are damaged names nobody.
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
