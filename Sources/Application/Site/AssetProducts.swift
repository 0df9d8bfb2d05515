import Content
import Diagnostics
import Markup
import Tracing

/// Makes products of the files that lie beside content: images without their metadata, everything else
/// as it is, and all under their own names, for where they lie is their address.
struct AssetProducts {
  /// As much of a file as tells what it is.
  private static let headLength = 4096

  let diagnostics: DiagnosticCollector

  func outlines(of assets: [Asset]) -> [ProductOutline] { assets.compactMap(outline) }

  private func outline(of asset: Asset) -> ProductOutline? {
    let (path, diskPath) = (asset.path, asset.diskPath)
    let target = String(asset.publishedPath.dropFirst())
    let head: [UInt8]
    do throws(FileReader.Fault) {
      head = try FileReader.head(of: diskPath, count: Self.headLength)
    } catch {
      diagnostics.report(ApplicationDiagnostics.unreadable(path, error))
      return nil
    }
    if ImageKind(magic: head) != nil {
      return ProductOutline(
        path: target, kind: .image, source: path,
        .found { ImageProduct(asset: asset, context: $0.context) })
    }
    do throws(ImageFault) {
      _ = try PublishableFile(path: path, bytes: head)
    } catch {
      diagnostics.report(ImageDiagnostics.diagnostic(for: error, file: path))
      return nil
    }
    return ProductOutline(
      path: target, kind: .asset, source: path, .given(.copied(from: diskPath)))
  }
}

/// An image without its metadata.
private final class ImageProduct: BoundProduct {
  private let asset: Asset
  private let context: SiteContext

  init(asset: Asset, context: SiteContext) {
    self.asset = asset
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    if let bytes = context.measures.take(asset) { return output.append(bytes) }
    let diskPath = asset.diskPath
    Reading.note(SiteQuestion.file(diskPath), ReadHash.ofFile(diskPath))
    clean(asset.path, diskPath, into: &output, context.diagnostics)
  }

  private func clean(
    _ path: String, _ diskPath: String, into output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(diskPath, limit: .max)
    } catch {
      diagnostics.report(ApplicationDiagnostics.unreadable(path, error))
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
