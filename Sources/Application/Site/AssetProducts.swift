import Content
import Diagnostics
import Markup
import Tracing

/// Makes products of the files that lie beside content: images without their metadata, everything else
/// as it is, and all under their own names, for where they lie is their address.
struct AssetProducts {
  /// As much of a file as tells what it is.
  private static let headLength = 4096

  private let diagnostics: DiagnosticCollector

  private let measures: ImageMeasures

  init(_ measures: ImageMeasures, _ diagnostics: DiagnosticCollector) {
    self.measures = measures
    self.diagnostics = diagnostics
  }

  func products(of assets: [Asset]) -> [Product] {
    assets.compactMap(product)
  }

  private func product(of asset: Asset) -> Product? {
    let (path, diskPath) = (asset.path, asset.diskPath)
    let target = String(asset.publishedPath.dropFirst())
    guard let head = try? FileReader.head(of: diskPath, count: Self.headLength) else {
      diagnostics.report(ApplicationDiagnostics.unreadable(path))
      return nil
    }
    if ImageKind(magic: head) != nil {
      return Product(
        path: target, kind: .image, source: path,
        content: .rendered { [diagnostics, measures] output in
          if let bytes = measures.take(asset) { return output.append(bytes) }
          Reading.note(SiteQuestion.file(diskPath), ReadHash.ofFile(diskPath))
          Self.clean(path, diskPath, into: &output, diagnostics)
        })
    }
    do throws(ImageFault) {
      _ = try PublishableFile(path: path, bytes: head)
    } catch {
      diagnostics.report(ImageDiagnostics.diagnostic(for: error, file: path))
      return nil
    }
    return Product(path: target, kind: .asset, source: path, content: .copied(from: diskPath))
  }

  private static func clean(
    _ path: String, _ diskPath: String, into output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let bytes = try? FileReader.read(diskPath, limit: .max) else {
      diagnostics.report(ApplicationDiagnostics.unreadable(path))
      return
    }
    do throws(ImageFault) {
      guard let image = try ImageFile(bytes) else {
        diagnostics.report(ApplicationDiagnostics.changed(path))
        return
      }
      if let misnamed = ImageDiagnostics.misnamed(image, file: path) {
        diagnostics.report(misnamed)
      }
      output.append(image.cleaned())
    } catch {
      diagnostics.report(ImageDiagnostics.diagnostic(for: error, file: path))
    }
  }
}
