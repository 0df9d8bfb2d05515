import Content
import Diagnostics
import Domain
import Pictures

extension SiteContext {
  /// Publishes the file of a photo beside its sizes, as its author or that of its album asks. Tells
  /// of a kind that stays at home, and of one that goes out without the watermark of its sizes.
  func publishOriginal(of photo: Sourced<Photo>, _ written: String) {
    // The settings publish all files, and what that means is told by them.
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

  /// Place of the `original` that holds for a photo: its own, else that of the nearest album.
  private func originalKey(of photo: Sourced<Photo>) -> SourceRange? {
    let key = "original"
    if photo.ranges.has(key) { return photo.place(of: key) }
    return wholes(around: photo).last { $0.ranges.has(key) }?.place(of: key)
  }
}
