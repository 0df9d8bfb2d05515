import CommonMark
import Content
import Diagnostics
import Synchronization
import Tracing

/// The sizes of the images beside content.
///
/// A class, since an image is measured when a page first shows it and not before. What was read then
/// is kept until it is published, so that most images are read once.
final class ImageMeasures: Sendable {
  enum Measure: Sendable, Hashable {
    /// As shown: the orientation is applied.
    case pixels(PixelSize)
    /// A file of another kind.
    case noImage
    /// A broken image, which is reported where it is published.
    case broken
    /// A file that can't be read, which is reported at once: that may be so for this moment alone.
    case unreadable
  }

  private struct State {
    /// With the state of the file before it was read, which those who use the measure have read.
    var known: [String: (measure: Measure, file: UInt64)] = [:]
    /// The bytes of images as they are published, and how many these are.
    var kept: [String: [UInt8]] = [:]
    var keptBytes = 0
  }

  /// More is read again when it is published: a site may show more photos than there is memory.
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
      // Of two who measure at the same time all believe the first.
      if let known = state.known[asset.path] { return known }
      state.known[asset.path] = (measure, file)
      if let bytes, state.keptBytes + bytes.count <= Self.keptLimit {
        state.kept[asset.path] = bytes
        state.keptBytes += bytes.count
      }
      return (measure, file)
    }
  }

  /// The bytes that an image is published as, if it was measured and nothing is to be said of it; they
  /// are given away once.
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
