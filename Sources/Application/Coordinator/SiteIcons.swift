import Basics
import Content
import Diagnostics
import Markdown
import Markup
import Presentation

/// The files that the settings name as the site's icon, in formats that browsers accept as icons.
struct SiteIcons: Sendable {
  private(set) var icons: [IconViewModel] = []
  private(set) var touchIcon: Link?

  /// Size that iOS asks for, and the smallest size for a browser tab, in pixels.
  private static let touchSize = 180
  private static let leastSize = 16

  /// Reads the icons and reports mistakes in them.
  init(_ context: SiteContext) {
    for icon in context.settings.icons {
      guard let asset = Self.asset(icon, in: context),
        let file = Self.file(asset, icon, in: context)
      else { continue }
      let link = context.link(to: asset)
      let sizes = file.size.map { "\($0.width)x\($0.height)" } ?? "any"
      icons.append(IconViewModel(link: link, form: file.form, sizes: sizes))
      if file.form == .png, touchIcon == nil, let size = file.size, size.width >= Self.touchSize {
        touchIcon = link
      }
    }
  }

  private static func asset(_ icon: SiteSettings.Icon, in context: SiteContext) -> Asset? {
    guard let path = try? ContentPath(file: icon.fromContent, from: "Content") else {
      context.report(ApplicationDiagnostics.outside(at: icon.place))
      return nil
    }
    switch context.files.target(path.path, item: nil) {
    case .asset(let asset): return asset
    case nil
    where context.files.isFolder(path.path) && context.files.unpublished(at: path.path) == nil:
      context.report(
        ApplicationDiagnostics.namesFolder(path.path, key: "icon", at: icon.place))
    case nil:
      if let reason = context.files.unpublished(at: path.path) {
        context.report(ApplicationDiagnostics.unpublishedFile(reason, key: "icon", at: icon.place))
        return nil
      }
      context.report(
        ApplicationDiagnostics.missingFile(
          path.path, key: "icon",
          nearest: context.files.nearest(to: path, from: "Content", wanted: .imageFile),
          at: icon.place))
    case .unread: break
    case .page, .photo, .several, .hidden:
      context.report(ApplicationDiagnostics.noIcon(nil, at: icon.place))
    }
    return nil
  }

  private static func file(
    _ asset: Asset, _ icon: SiteSettings.Icon, in context: SiteContext
  ) -> (form: IconViewModel.Form, size: PixelSize?)? {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(asset.diskPath, limit: .max)
    } catch {
      context.report(error.diagnostic(ofFile: asset.path))
      return nil
    }
    if let drawing = ForeignKind(path: asset.path, bytes: bytes), drawing.isDrawing {
      return (.svg, nil)
    }
    // Mistakes in a published image are reported where its product is made.
    guard let image = try? ImageFile(bytes) else {
      if ImageKind(magic: bytes) == nil {
        let kind = ForeignKind(path: asset.path, bytes: bytes)?.name
        context.report(ApplicationDiagnostics.noIcon(kind, at: icon.place))
      }
      return nil
    }
    let form: IconViewModel.Form
    switch image.kind {
    case .png: form = .png
    case .icon: form = .ico
    case .jpeg, .gif, .webp:
      context.report(
        ApplicationDiagnostics.noIcon(image.kind.rawValue, at: icon.place))
      return nil
    }
    guard image.width == image.height, image.width >= leastSize else {
      context.report(
        .siteIconShape, at: icon.place,
        "'icon' names an image of \(image.width) by \(image.height) pixels, but an icon must be "
          + "square, with at least 16 by 16",
        fix: "crop it to a square; 512 by 512 pixels work everywhere")
      return nil
    }
    return (form, PixelSize(width: image.width, height: image.height))
  }
}

extension SiteSettings.Icon {
  /// The path without a leading `/`, which means the `Content/` folder.
  var fromContent: String { path.behind("/").map(String.init) ?? path }
}
