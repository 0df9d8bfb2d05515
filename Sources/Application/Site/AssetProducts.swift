import Basics
import Content
import Diagnostics
import Markup
import Sealing
import Tracks

/// Makes the products of assets: images without metadata, other files unchanged, each at the path
/// of its file. Faults are reported when a file is published, so unpublished files don't cause any.
struct AssetProducts {
  /// Number of bytes at the start of a file that identify its type.
  private static let headLength = 4096
  /// Paths of the files that the settings name as icons. The site's owner trusts these files.
  private let icons: Set<String>

  private let pictures: SitePictures
  private let hidden: [HiddenCircle]

  init(_ settings: SiteSettings, _ pictures: SitePictures) {
    self.pictures = pictures
    hidden = settings.hidden
    icons = Set(settings.icons.map { "Content/" + $0.fromContent })
  }

  /// Returns the products of the files. Uses all threads, because each picture must be read
  /// completely once.
  func outlines(of assets: [Asset], jobs: Int) -> [ProductOutline] {
    // Two files with the same bytes and the same name except for the extension share their
    // renditions. Two files of the same picture have the same path if their own names aren't
    // published.
    var taken: Set<String> = []
    let made = concurrentMap(assets.count, jobs: jobs, worker: {}) { _, index in
      (outline(of: assets[index]), renditions(of: assets[index]))
    }
    return zip(assets, made).flatMap { asset, made in
      let (file, renditions) = made
      let isFirst = asset.privatePath == nil || taken.insert(file.path).inserted
      return (isFirst ? [file] : []) + renditions.filter { taken.insert($0.path).inserted }
    }
  }

  /// Returns the renditions of a file. Each is published if something shows it.
  private func renditions(of asset: Asset) -> [ProductOutline] {
    guard let store = pictures.store, let set = pictures.renditions(of: asset) else { return [] }
    return set.all.map { entry in
      ProductOutline(
        path: Route(path: entry.path).file, kind: .image, source: asset.path, isOnDemand: true,
        .found { RenditionProduct(entry, of: set, asset, from: store, $0.context) })
    }
  }

  /// Whether a file is a key file, or a copy of one. Throws if it can't be read, since it might be
  /// one.
  private func holdsKeys(_ asset: Asset, _ head: [UInt8]) throws(FileReader.Fault) -> Bool {
    guard asset.path.ends(with: ".json") || head.first == UInt8(ascii: "{") else { return false }
    do throws(FileReader.Fault) {
      let bytes = try FileReader.read(asset.diskPath, limit: KeyFile.mostBytes)
      return (try? KeyFile(bytes)) != nil
    } catch .tooLarge {
      return false
    }
  }

  private func outline(of asset: Asset) -> ProductOutline {
    let path = asset.path
    func outline(_ kind: Product.Kind, _ making: ProductOutline.Making) -> ProductOutline {
      ProductOutline(
        path: Route(path: asset.publishedPath).file, kind: kind, source: path,
        isOnDemand: !asset.isKept, making)
    }
    func refused(_ diagnostic: Diagnostic) -> ProductOutline {
      outline(.asset, .found { RefusedProduct(diagnostic, $0.context) })
    }
    if !hidden.isEmpty, let kind = ForeignKind(named: path), kind.family == .track {
      return refused(
        Problem.imageCannotBeCleaned(
          at: SourceRange(file: path),
          "\(kind.name) files can't be published unchanged on a site with hidden circles, "
            + "because their tracks may enter one",
          fix:
            "name it with 'track' in a trip and write 'download: true', which leaves out hidden "
            + "parts"
        ))
    }
    if let fault = asset.nameFault { return refused(fault.diagnostic(of: path)) }
    let head: [UInt8]
    do throws(FileReader.Fault) {
      head = try FileReader.head(of: asset.diskPath, count: Self.headLength)
      if try holdsKeys(asset, head) {
        return refused(
          Problem.sitePublishedKeys(
            at: SourceRange(file: path),
            "this is a key file, which would let anyone open all sealed pages",
            fix: "move it elsewhere; if it was published, make another with new passwords"))
      }
    } catch {
      return refused(error.diagnostic(ofFile: path))
    }
    if ImageKind(magic: head) != nil {
      return outline(.image, .found { ImageProduct(asset: asset, context: $0.context) })
    }
    do throws(ImageFault) {
      // Authors are responsible for files in `Content/public`, so drawings there are published
      // unchanged, as in the theme's assets.
      let file = try PublishableFile(
        path: path, bytes: head, from: asset.isKept || icons.contains(path) ? .theme : .content)
      if case .drawing = file {
        return outline(
          .image, .found { DrawingProduct(asset, PlaceSearch(hidden), context: $0.context) })
      }
    } catch {
      return refused(ImageDiagnostics.diagnostic(for: error, file: path))
    }
    // Another product searches the site's own redirects when it adds rules to them.
    let isSearched = asset.publishedPath != "/_redirects"
    if isSearched,
      !head.contains(0) || !hidden.isEmpty && !PlaceSearch.isOther(path, beginning: head)
    {
      return outline(
        .asset, .found { SearchedProduct(asset, PlaceSearch(hidden), context: $0.context) })
    }
    return outline(.asset, .ready(.copied(from: asset.diskPath)))
  }
}

/// A file that can't be published. It reports its diagnostic when rendered.
private final class RefusedProduct: BoundProduct {
  private let diagnostic: Diagnostic
  private let context: SiteContext

  init(_ diagnostic: Diagnostic, _ context: SiteContext) {
    self.diagnostic = diagnostic
    self.context = context
  }

  func write(into output: inout OutputBuffer) { context.report(diagnostic) }
}

/// A file that is published unchanged, unless it has conflict markers or a place inside a hidden
/// circle.
private final class SearchedProduct: BoundProduct {
  private let asset: Asset
  private let search: PlaceSearch
  private let context: SiteContext

  init(_ asset: Asset, _ search: PlaceSearch, context: SiteContext) {
    self.asset = asset
    self.search = search
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    context.note(file: asset.diskPath, FileState.hash(asset.diskPath))
    do throws(FileReader.Fault) {
      let bytes = try FileReader.read(asset.diskPath, limit: .max)
      let file = SourceFile(path: asset.path, bytes: bytes)
      if let merge = UnfinishedMerge.diagnostic(in: file) { return context.report(merge) }
      PublishedFileLinks(file, at: asset.publishedPath, in: context).check()
      let finding = search.finding(in: bytes, of: asset.path)
      if let finding {
        context.report(finding.diagnostic(of: asset.path, bytes))
      }
      if finding?.isPublished ?? true { output.append(bytes) }
    } catch {
      context.report(error.diagnostic(ofFile: asset.path))
    }
  }
}

/// An image without its metadata, except its credits.
private final class ImageProduct: BoundProduct {
  private let asset: Asset
  private let context: SiteContext

  init(asset: Asset, context: SiteContext) {
    self.asset = asset
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    guard let bytes = context.published(asset, into: &output) else { return }
    do throws(ImageFault) {
      guard let image = try ImageFile(bytes) else {
        context.report(
          .siteChangedFile, at: SourceRange(file: asset.path),
          "the file was an image when the build started, but isn't any more", fix: "build again")
        return
      }
      if let misnamed = ImageDiagnostics.misnamed(image, file: asset.path) {
        context.report(misnamed)
      }
      output.append(context.site.pictures.cleaning.published(image, bytes))
    } catch {
      context.report(ImageDiagnostics.diagnostic(for: error, file: asset.path))
    }
  }
}

/// A drawing that contains only elements known to be harmless.
private final class DrawingProduct: BoundProduct {
  private let asset: Asset
  private let search: PlaceSearch
  private let context: SiteContext

  init(_ asset: Asset, _ search: PlaceSearch, context: SiteContext) {
    self.asset = asset
    self.search = search
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    guard let bytes = context.published(asset, into: &output, unless: hiddenPlace) else { return }
    if let misnamed = ImageDiagnostics.misnamedDrawing(asset.path) { context.report(misnamed) }
    do throws(Drawing.Faults) {
      let cleaned = try Drawing(bytes).cleaned
      if let place = hiddenPlace(in: cleaned) { return context.report(place) }
      output.append(cleaned)
    } catch {
      let file = SourceFile(path: asset.path, bytes: bytes)
      if let merge = UnfinishedMerge.diagnostic(in: file) { return context.report(merge) }
      for diagnostic in DrawingDiagnostics.diagnostics(for: error, in: file) {
        context.report(diagnostic)
      }
    }
  }
}

extension DrawingProduct {
  /// Error for a drawing whose text reveals a place inside a hidden circle.
  private func hiddenPlace(in cleaned: [UInt8]) -> Diagnostic? {
    search.finding(in: cleaned, of: "drawing.svg").map {
      $0.diagnostic(of: asset.path, cleaned)
    }
  }
}

extension SiteContext {
  /// Writes the published bytes of an image if they are cached and `refusal` doesn't object to
  /// them. Otherwise returns the bytes of its file. Reports a file that can't be read.
  fileprivate func published(
    _ asset: Asset, into output: inout OutputBuffer,
    unless refusal: ([UInt8]) -> Diagnostic? = { _ in nil }
  ) -> [UInt8]? {
    if let (bytes, file) = site.measures.take(asset) {
      note(file: asset.diskPath, file)
      if let refusal = refusal(bytes) {
        report(refusal)
        return nil
      }
      output.append(bytes)
      return nil
    }
    note(file: asset.diskPath, FileState.hash(asset.diskPath))
    do throws(FileReader.Fault) {
      return try FileReader.read(asset.diskPath, limit: .max)
    } catch {
      report(error.diagnostic(ofFile: asset.path))
      return nil
    }
  }
}

extension PlaceSearch.Finding {
  /// Error for a file with a place inside a hidden circle, or a warning for an archive. The line
  /// isn't quoted, because a log may be public.
  fileprivate func diagnostic(of path: String, _ bytes: [UInt8]) -> Diagnostic {
    switch self {
    case .place(nil, let entry?):
      return Problem.contentHiddenPlace(
        at: SourceRange(file: path),
        "'\(entry)' in this file contains a place inside a hidden circle, so it can't be "
          + "published unchanged",
        fix: "remove the place, or don't publish the file")
    case .line(let offset):
      let place = SourceFile(path: path, bytes: bytes).place(offset..<offset).withoutSource
      return Problem.contentHiddenPlace(
        at: place,
        "a line in this file crosses a hidden circle, so it can't be published "
          + "unchanged",
        fix: "split the line so that no part crosses the circle; to publish a track, name it "
          + "with 'track' in a trip and write 'download: true'")
    case .place(let offset, _):
      let place = offset.map { offset in
        SourceFile(path: path, bytes: bytes).place(offset..<offset).withoutSource
      }
      return Problem.contentHiddenPlace(
        at: place ?? SourceRange(file: path),
        "this file contains a place inside a hidden circle, so it can't be published unchanged",
        fix: !path.lowercased().ends(with: ".geojson")
          ? "remove the place from the file, or don't publish the file"
          : "remove the place from the file; to publish a track, name it with 'track' in a trip "
            + "and write 'download: true'")
    case .closed(let name):
      return Problem.contentHiddenPlace(
        at: SourceRange(file: path),
        "Zoetrope can't search \(name) files for places inside hidden circles, so this one can't "
          + "be published",
        fix: "publish its data as GeoJSON or CSV, or don't publish the file")
    case .archive(let name):
      return Problem.contentUnsearchedArchive(
        at: SourceRange(file: path),
        "Zoetrope can't search \(name) files for places inside hidden circles",
        fix: "check yourself that no file in it contains such a place")
    case .damaged(let name):
      return Problem.contentHiddenPlace(
        at: SourceRange(file: path),
        "this file can't be read as \(name), so Zoetrope can't search it for places inside "
          + "hidden circles", fix: "repair the file, or don't publish it")
    }
  }
}
