import CommonMark
import Content
import Diagnostics
import Synchronization
import Tracing

/// The sizes of the images beside content.
///
/// A class, because images are measured when a page first shows them. Their bytes are cached until
/// publication, so that most images are read once.
final class ImageMeasures: Sendable {
  enum Measure: Sendable, Hashable {
    /// Size in pixels as displayed, after the orientation is applied.
    case pixels(PixelSize)
    /// A file that is not an image.
    case noImage
    /// A broken image; it is reported when it is published.
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

  /// Greatest number of cached bytes; further images are read again, since they may exceed the
  /// memory.
  static let keptLimit = 32 << 20

  private let state = Mutex(State())
  private let diagnostics: DiagnosticCollector

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  func measure(_ asset: Asset) -> Measure {
    let (measure, file) = find(asset)
    Reading.note(SiteQuestion.file(asset.diskPath), file)
    return measure
  }

  private func find(_ asset: Asset) -> (measure: Measure, file: UInt64) {
    if let known = state.withLock({ $0.known[asset.path] }) { return known }
    var file = ReadHash.ofFile(asset.diskPath)
    let (measure, bytes): (Measure, [UInt8]?)
    do throws(FileReader.Fault) {
      (measure, bytes) = Self.measured(
        asset, try FileReader.read(asset.diskPath, limit: .max))
    } catch {
      diagnostics.report(ApplicationDiagnostics.unreadable(asset.path, error))
      (measure, bytes, file) = (.unreadable, nil, ReadHash.unrepeated)
    }
    return state.withLock { [file] state in
      // If two threads measure an image at once, the first result counts.
      if let known = state.known[asset.path] { return known }
      state.known[asset.path] = (measure, file)
      if let bytes, state.keptBytes + bytes.count <= Self.keptLimit {
        state.kept[asset.path] = bytes
        state.keptBytes += bytes.count
      }
      return (measure, file)
    }
  }

  /// Removes and returns the published bytes of an image; `nil` unless it was measured without a
  /// finding and is still cached.
  func take(_ asset: Asset) -> [UInt8]? {
    let (bytes, file) = state.withLock { state -> ([UInt8]?, UInt64?) in
      guard let bytes = state.kept.removeValue(forKey: asset.path) else { return (nil, nil) }
      state.keptBytes -= bytes.count
      return (bytes, state.known[asset.path]?.file)
    }
    if let file { Reading.note(SiteQuestion.file(asset.diskPath), file) }
    return bytes
  }

  private static func measured(
    _ asset: Asset, _ bytes: [UInt8]
  ) -> (Measure, bytes: [UInt8]?) {
    guard let file = try? PublishableFile(path: asset.path, bytes: bytes) else {
      return (.broken, nil)
    }
    guard case .image(let image) = file else { return (.noImage, nil) }
    let isMisnamed = ImageDiagnostics.misnamed(image, file: asset.path) != nil
    return (
      .pixels(PixelSize(width: image.width, height: image.height)),
      isMisnamed ? nil : image.cleaned()
    )
  }
}
