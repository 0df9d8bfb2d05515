import Content
import Diagnostics
import Domain
import Pictures

extension SiteContext {
  /// Publishes the original of a photo next to its sizes, if the photo or its album asks for it.
  /// Reports a file format that is never published, and an original without the watermark of its
  /// sizes.
  func publishOriginal(of photo: Sourced<Photo>, _ written: String) {
    // The settings already publish all originals, and are checked elsewhere.
    guard !settings.photos.original else { return }
    guard case .files(let paths) = try? ImagePath(written, from: photo.folder) else { return }
    for path in paths {
      guard case .asset(let asset) = target(path) else { continue }
      if let set = site.pictures.renditions(of: asset), !set.picture.kind.isShownByBrowsers {
        report(
          ApplicationDiagnostics.keptOriginal(
            asset.path, set.picture.kind, by: originalKey(of: photo)?.file))
      } else {
        use(asset)
        if photo.model.isOffered, site.pictures.hasWatermark(asset),
          let place = originalKey(of: photo)
        {
          report(
            .contentWatermarkBesideOriginals, at: place,
            "this publishes the original file of a photo for sale, without the watermark",
            fix: "remove 'original', or write 'original: false' for photos that are for sale")
        }
      }
    }
  }

  /// Place of the `original` key that applies to a photo: its own, or else that of the nearest
  /// album.
  private func originalKey(of photo: Sourced<Photo>) -> SourceRange? {
    let key = "original"
    if photo.ranges.has(key) { return photo.place(of: key) }
    return wholes(around: photo).last { $0.ranges.has(key) }?.place(of: key)
  }
}
