import Content
import Diagnostics
import Markdown
import Synchronization

/// The sizes of images among the assets.
///
/// A class, because images are measured when a page first shows them. Their bytes are cached until
/// publication, so that most images are read only once.
final class ImageMeasures: Sendable {
  enum Measure: Sendable, Equatable {
    /// Size in pixels as displayed, after the orientation is applied.
    case pixels(PixelSize)
    /// Size in CSS pixels of a drawing, which doesn't have pixels itself.
    case drawing(PixelSize)
    /// A file that isn't an image.
    case noImage
    /// A broken image, which is reported when it is published.
    case broken
    /// An unreadable file, reported at once because the fault may be temporary.
    case unreadable
  }

  private struct State {
    /// Measures by path, with the hash of the file's state before it was read, for products that
    /// depend on it.
    var known: [String: (measure: Measure, file: UInt64)] = [:]
    /// Bytes of images in their published form, and their total number.
    var kept: [String: [UInt8]] = [:]
    var keptBytes = 0
  }

  /// Maximum number of cached bytes. Further images are read again, since caching all could exceed
  /// the memory.
  static let keptLimit = 32 << 20

  /// A measure with the hash of the file's state before it was read.
  struct Found {
    let measure: Measure
    let file: UInt64
    /// Fault of the file if it is unreadable, to be reported.
    var fault: Diagnostic?
  }

  private let state = Mutex(State())
  private let cleaning: PictureCleaning

  init(_ cleaning: PictureCleaning) { self.cleaning = cleaning }

  func find(_ asset: Asset) -> Found {
    if let known = state.withLock({ $0.known[asset.path] }) {
      return Found(measure: known.measure, file: known.file)
    }
    let file = FileState.hash(asset.diskPath)
    let (measure, bytes): (Measure, [UInt8]?)
    do throws(FileReader.Fault) {
      (measure, bytes) = measured(
        asset, try FileReader.read(asset.diskPath, limit: .max))
    } catch {
      return Found(
        measure: .unreadable, file: FileState.unrepeated,
        fault: error.diagnostic(ofFile: asset.path))
    }
    return state.withLock { state in
      // If two threads measure an image at the same time, the first result counts.
      if let known = state.known[asset.path] {
        return Found(measure: known.measure, file: known.file)
      }
      state.known[asset.path] = (measure, file)
      if let bytes, state.keptBytes + bytes.count <= Self.keptLimit {
        state.kept[asset.path] = bytes
        state.keptBytes += bytes.count
      }
      return Found(measure: measure, file: file)
    }
  }

  /// Removes and returns the published bytes of an image, with the hash of its file's state.
  /// Returns `nil` unless it was measured without a finding and is still cached.
  func take(_ asset: Asset) -> (bytes: [UInt8], file: UInt64)? {
    state.withLock { state in
      guard let bytes = state.kept.removeValue(forKey: asset.path) else { return nil }
      state.keptBytes -= bytes.count
      return state.known[asset.path].map { (bytes, $0.file) }
    }
  }

  private func measured(
    _ asset: Asset, _ bytes: [UInt8]
  ) -> (Measure, bytes: [UInt8]?) {
    guard let file = try? PublishableFile(path: asset.path, bytes: bytes) else {
      return (.broken, nil)
    }
    let image: ImageFile
    switch file {
    case .image(let found): image = found
    case .drawing: return measuredDrawing(asset, bytes)
    case .plain: return (.noImage, nil)
    }
    let isMisnamed = ImageDiagnostics.misnamed(image, file: asset.path) != nil
    return (
      .pixels(PixelSize(width: image.width, height: image.height)),
      isMisnamed ? nil : cleaning.published(image, bytes)
    )
  }

  private func measuredDrawing(_ asset: Asset, _ bytes: [UInt8]) -> (Measure, bytes: [UInt8]?) {
    guard let drawing = try? Drawing(bytes) else { return (.broken, nil) }
    let isMisnamed = ImageDiagnostics.misnamedDrawing(asset.path) != nil
    return (
      .drawing(PixelSize(width: drawing.width, height: drawing.height)),
      isMisnamed ? nil : drawing.cleaned
    )
  }
}
