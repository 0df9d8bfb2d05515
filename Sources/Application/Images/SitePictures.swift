import Basics
import Content
import Domain
import Pictures
import Synchronization

/// The pictures among the assets that are resized.
///
/// A class, because each picture is looked up once for all pages that show it.
final class SitePictures: Sendable {
  let store: (any RenditionStore)?
  private let ladder: Ladder
  /// Credits of pictures whose files don't name anyone.
  let credits: Credits
  /// Cleaning of files that are published without resizing.
  let cleaning: PictureCleaning
  /// Text of the watermark on files that are for sale.
  private let watermark: String?
  /// Paths of files that a photo for sale shows. They have the watermark everywhere, because
  /// another page would otherwise publish a copy without it.
  private let offered: Set<String>
  /// Paths of files for sale that are published only if something links to them.
  private let kept: Set<String>
  /// Paths of originals that aren't published, even if all others are.
  private let withheld: Set<String>
  /// Ways in which a file is shown.
  enum Showing: Sendable {
    case itself
    case renditions(RenditionSet)
    case fault(PictureFault)
  }

  private let known = Mutex<[String: Showing]>([:])

  init(_ store: (any RenditionStore)?, _ content: SiteContent) {
    let settings = content.settings
    self.store = settings.photos.renditions ? store : nil
    var ladder = Ladder.standard
    ladder.largest = settings.photos.largest
    ladder.widths = ladder.widths.filter { $0 < settings.photos.largest }
    ladder.encodings = RenditionFormat.allCases.filter(settings.photos.formats.contains).map {
      switch $0 {
      case .avif: .avif
      case .webp: .webp
      case .jpeg: .jpeg
      }
    }
    self.ladder = ladder
    credits = Credits(settings)
    cleaning = PictureCleaning(credits, over: ladder.widths.min() ?? ladder.largest)
    watermark = settings.photos.watermark?.text
    let files = Self.files(of: content.photos)
    offered = watermark == nil ? [] : files.offered
    withheld = files.withheld
    let published =
      settings.photos.original ? files.offered.subtracting(files.withheld) : files.published
    kept = self.store == nil ? [] : files.offered.subtracting(published)
  }

  /// Returns how a file is shown. Determined once for each file.
  func showing(_ asset: Asset) -> Showing {
    guard let store else { return .itself }
    if let known = known.withLock({ $0[asset.path] }) { return known }
    let found: Showing
    do throws(PictureFault) {
      let picture = try store.picture(at: asset.diskPath)
      let set = picture.flatMap {
        RenditionSet(
          $0, at: asset.publishedPath, ladder, credits,
          watermark: hasWatermark(asset) ? watermark : nil)
      }
      found = set.map(Showing.renditions) ?? .itself
    } catch {
      // The file itself must not be published in place of its sizes.
      found = .fault(error)
    }
    known.withLock { $0[asset.path] = found }
    return found
  }

  /// Whether the sizes of a file have the watermark. The file itself doesn't have it.
  func hasWatermark(_ asset: Asset) -> Bool { offered.contains(asset.path) }

  /// Whether a file belongs to a photo for sale and is published only if something links to it.
  func isKept(_ asset: Asset) -> Bool { kept.contains(asset.path) }

  /// Whether the original isn't published even if the settings publish all originals.
  func isWithheld(_ asset: Asset) -> Bool { withheld.contains(asset.path) }

  /// Paths of files that are for sale, that photos publish, and that photos withhold.
  private typealias Files = (
    offered: Set<String>, published: Set<String>, withheld: Set<String>
  )

  private static func files(of photos: [Sourced<Photo>]) -> Files {
    var found: Files = ([], [], [])
    for photo in photos where photo.model.isOffered || photo.model.statedOriginal != nil {
      guard case .file(let written) = photo.model.source,
        case .files(let files) = try? ImagePath(written, from: photo.folder)
      else { continue }
      let paths = files.map(\.path)
      if photo.model.isOffered { found.offered.formUnion(paths) }
      switch photo.model.statedOriginal {
      case true?: found.published.formUnion(paths)
      case false?: found.withheld.formUnion(paths)
      case nil: break
      }
    }
    // A file of two photos is published if one of them asks for it.
    found.withheld.subtract(found.published)
    return found
  }

  /// Whether something shows one of the sizes of the file at a path.
  func isShown(_ path: String, _ used: UsedFiles) -> Bool {
    guard case .renditions(let set) = known.withLock({ $0[path] }) else { return false }
    return set.all.contains { used.contains($0.path) }
  }

  /// Returns the renditions of a file; `nil` if it has none.
  func renditions(of asset: Asset) -> RenditionSet? {
    if case .renditions(let set) = showing(asset) { set } else { nil }
  }
}

extension Credits {
  fileprivate init(_ settings: SiteSettings) {
    let photos = settings.photos
    let site = settings.license.flatMap { $0.url.begins(with: "/") ? nil : $0.url }
    self.init(
      creators: photos.creator.map { [$0] } ?? [], copyright: photos.copyright,
      license: photos.license ?? site, acquireLicensePage: photos.acquireLicensePage)
  }

  init(_ credits: PhotoCredits) {
    self.init(
      creators: credits.creators, copyright: credits.copyright, license: credits.license,
      acquireLicensePage: credits.acquireLicensePage)
  }
}
