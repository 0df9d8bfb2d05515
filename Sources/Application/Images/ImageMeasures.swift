import CommonMark
import Content
import Synchronization

/// The sizes of the images beside content.
///
/// A class, since an image is measured when a page first shows it and not before.
final class ImageMeasures: Sendable {
  enum Measure: Sendable, Hashable {
    /// As shown: the orientation is applied.
    case pixels(PixelSize)
    /// A file of another kind.
    case noImage
    /// A file that can't be read, or a broken image; it is reported where it is published.
    case unreadable
  }

  private let known = Mutex<[String: Measure]>([:])

  func measure(_ asset: Asset) -> Measure {
    if let known = known.withLock({ $0[asset.path] }) { return known }
    let measure = Self.measure(asset)
    known.withLock { $0[asset.path] = measure }
    return measure
  }

  private static func measure(_ asset: Asset) -> Measure {
    guard let bytes = try? FileReader.read(asset.diskPath, limit: .max),
      let file = try? PublishableFile(path: asset.path, bytes: bytes)
    else { return .unreadable }
    return switch file {
    case .image(let image): .pixels(PixelSize(width: image.width, height: image.height))
    case .plain: .noImage
    }
  }
}
