import Content
import Imaging
import Paths
import Synchronization

/// The pictures beside content of which renditions are made.
///
/// A class, because each is looked up once for all pages that show it.
final class SitePictures: Sendable {
  let store: (any RenditionStore)?
  private let ladder: Ladder
  private let credits: Credits
  /// Renditions by the path of the file; `nil` for files that are shown themselves.
  private let known = Mutex<[String: RenditionSet?]>([:])

  init(_ store: (any RenditionStore)?, _ settings: SiteSettings) {
    self.store = settings.photos.renditions ? store : nil
    var ladder = Ladder.standard
    ladder.largest = settings.photos.largest
    ladder.widths = ladder.widths.filter { $0 < settings.photos.largest }
    self.ladder = ladder
    credits = Credits(settings)
  }

  /// Returns the renditions of a file; `nil` if the file is shown itself.
  func renditions(of asset: Asset) -> RenditionSet? {
    guard let store else { return nil }
    if let known = known.withLock({ $0[asset.path] }) { return known }
    let found = store.picture(at: asset.diskPath).flatMap {
      RenditionSet($0, at: asset.publishedPath, ladder, credits)
    }
    known.withLock { $0[asset.path] = .some(found) }
    return found
  }
}

extension Credits {
  fileprivate init(_ settings: SiteSettings) {
    self.init(
      creators: settings.photos.creator.map { [$0] } ?? [], copyright: settings.photos.copyright,
      license: settings.license.flatMap { $0.url.begins(with: "/") ? nil : $0.url })
  }
}
