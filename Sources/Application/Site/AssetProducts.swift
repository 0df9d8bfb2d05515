import Content
import Diagnostics
import Markup
import Tracing

/// Makes products of the files beside content: images without metadata, other files unchanged, all
/// at the path of their file. Faults are reported when a file is published, so unpublished files
/// cause none.
struct AssetProducts {
  /// Number of bytes at the start of a file that identify its type.
  private static let headLength = 4096
  /// Paths of the files that the settings name as icons, and so their owner trusts.
  private let icons: Set<String>

  init(_ settings: SiteSettings) {
    icons = Set(settings.icons.map { "Content/" + $0.fromContent })
  }

  func outlines(of assets: [Asset]) -> [ProductOutline] { assets.map(outline) }

  private func outline(of asset: Asset) -> ProductOutline {
    let path = asset.path
    func outline(_ kind: Product.Kind, _ making: ProductOutline.Making) -> ProductOutline {
      ProductOutline(
        path: Route(path: asset.publishedPath).file, kind: kind, source: path,
        isOnDemand: !asset.isKept, making)
    }
    func refused(_ diagnostic: Diagnostic) -> ProductOutline {
      outline(.asset, .found { RefusedProduct(diagnostic, $0.context.diagnostics) })
    }
    let head: [UInt8]
    do throws(FileReader.Fault) {
      head = try FileReader.head(of: asset.diskPath, count: Self.headLength)
    } catch {
      return refused(ApplicationDiagnostics.unreadable(path, error))
    }
    if ImageKind(magic: head) != nil {
      return outline(.image, .found { ImageProduct(asset: asset, context: $0.context) })
    }
    do throws(ImageFault) {
      // The owner vouches for files in `Content/public`, so drawings are allowed there as among the
      // theme's assets.
      _ = try PublishableFile(
        path: path, bytes: head, from: asset.isKept || icons.contains(path) ? .theme : .content)
    } catch {
      return refused(ImageDiagnostics.diagnostic(for: error, file: path))
    }
    return outline(.asset, .given(.copied(from: asset.diskPath)))
  }
}

/// A file that can't be published; it reports its diagnostic when rendered.
private final class RefusedProduct: BoundProduct {
  private let diagnostic: Diagnostic
  private let diagnostics: DiagnosticCollector

  init(_ diagnostic: Diagnostic, _ diagnostics: DiagnosticCollector) {
    self.diagnostic = diagnostic
    self.diagnostics = diagnostics
  }

  func write(into output: inout OutputBuffer) { diagnostics.report(diagnostic) }
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
