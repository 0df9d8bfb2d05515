import Content
import Diagnostics
import Domain
import Markdown
import Markup
import Pictures
import Presentation

extension SiteContext {
  /// Returns the image of an asset and publishes the files that show it; `nil` if the asset isn't
  /// an image.
  func source(of asset: Asset) -> ImageSource? {
    if let fault = asset.nameFault {
      note(file: asset.diskPath, FileState.unrepeated)
      report(fault.diagnostic(of: asset.path))
      return ImageSource(link: link(Route(path: asset.publishedPath)))
    }
    switch site.pictures.showing(asset) {
    case .renditions(let set):
      note(file: asset.diskPath, set.picture.state)
      return source(of: asset, set)
    case .fault(let fault):
      note(file: asset.diskPath, FileState.unrepeated)
      report(ApplicationDiagnostics.picture(asset.path, on: asset.diskPath, fault))
      return ImageSource(link: link(Route(path: asset.publishedPath)))
    case .itself: break
    }
    return switch measure(asset) {
    case .pixels(let size): ImageSource(link: link(to: asset), size: size)
    case .drawing(let size): ImageSource(link: link(to: asset), size: size, isDrawing: true)
    case .broken, .unreadable: ImageSource(link: link(to: asset))
    case .noImage: nil
    }
  }

  private func source(of asset: Asset, _ set: RenditionSet) -> ImageSource {
    // Its sizes have the right extension, but the file itself wouldn't if it were published.
    let kind = set.picture.kind
    if let named = PictureKind(fileName: asset.path), named != kind {
      report(
        ImageDiagnostics.misnamed(asset.path, named: named.rawValue, holding: kind.rawValue))
    }
    if settings.photos.original, !site.pictures.isWithheld(asset) {
      if kind.isShownByBrowsers {
        use(asset)
      } else {
        report(ApplicationDiagnostics.keptOriginal(asset.path, kind))
      }
    }
    if set.picture.standsStill {
      report(
        .imageAnimationLost, at: SourceRange(file: asset.path),
        "the picture is an animation, but pages show only its first frame, because Zoetrope can "
          + "resize only WebP and GIF animations", fix: "export it as an animated WebP or GIF")
    }
    for entry in set.shown { apply(.usedFile(entry.path)) }
    return ImageSource(
      link: link(Route(path: set.fallback.path)),
      size: Markdown.PixelSize(
        width: set.picture.size.width, height: set.picture.size.height),
      color: color(of: set.picture, asset),
      formats: set.formats.map(viewModel),
      card: CardViewModel(
        link: link(Route(path: set.card.path)), path: set.card.path,
        width: set.card.size.width, height: set.card.size.height))
  }

  /// Returns a picture's background colour. It has so few shades that all versions of libvips give
  /// the same one.
  private func color(of picture: SourcePicture, _ asset: Asset) -> Color? {
    guard let store = site.pictures.store else { return nil }
    let placeholder: PicturePlaceholder
    do throws(PictureFault) {
      placeholder = try store.placeholder(of: picture)
    } catch {
      note(file: asset.diskPath, FileState.unrepeated)
      report(ApplicationDiagnostics.picture(asset.path, on: asset.diskPath, error))
      return nil
    }
    switch placeholder {
    case .color(let color):
      func shade(_ channel: UInt8) -> UInt8 { (channel / 17 + (channel % 17 > 8 ? 1 : 0)) * 17 }
      return Color(red: shade(color.red), green: shade(color.green), blue: shade(color.blue))
    case .unknown:
      // The next build tries again.
      note(file: asset.diskPath, FileState.unrepeated)
      return nil
    case .transparent: return nil
    }
  }

  private func viewModel(of format: RenditionSet.Format) -> ImageFormatViewModel {
    ImageFormatViewModel(
      format: format.shown,
      renditions: format.entries.enumerated().map { index, entry in
        RenditionViewModel(
          link: link(Route(path: entry.path)), width: entry.size.width, height: entry.size.height,
          isFirst: index == 0)
      })
  }

  /// Returns the image of a photo. If the file can't be shown, reports it and returns `nil`.
  func image(of photo: Sourced<Photo>) -> ImageSource? {
    switch photo.model.source {
    case .url(let url): return Link(external: url).map(ImageSource.init(distant:))
    case .file(let path):
      let key = ImageKey("file", in: photo)
      guard case .asset(let source) = image(path, key) else { return nil }
      guard !source.isDrawing else {
        report(
          .contentNotAnImage, at: key.place, "'file' names a drawing, which isn't a photo",
          fix: "show it in a page's text, as in '![](plan.svg)', or export it as JPEG or PNG")
        return nil
      }
      if photo.model.publishesOriginal { publishOriginal(of: photo, path) }
      return source
    }
  }

  /// Returns the image that a key of a model or index names. If it can't be shown, reports it and
  /// returns `nil`.
  func image(_ written: String?, by key: @autoclosure () -> ImageKey) -> ImageSource? {
    guard let written else { return nil }
    return switch image(written, key()) {
    case .asset(let source): source
    case .photo(let photo): image(of: photo)
    case nil: nil
    }
  }

  /// Marks the files that a model's keys name as used, when its page is rendered.
  func use<Model>(_ files: [String], namedBy model: Sourced<Model>) {
    for written in files {
      guard
        case .files(let paths) = try? ImagePath(
          written, from: model.folder, mayLackExtension: true)
      else { continue }
      for path in paths {
        if case .asset(let asset) = target(path) { use(asset) }
      }
    }
  }

  /// Returns a diagnostic for an image of a hidden model that audiences can see; `nil` for others.
  func sealedImage(_ path: ContentPath, at place: SourceRange) -> Diagnostic? {
    files.protected(at: path.path, item: path.fragment.map { _ in path.item })
      .flatMap { title(of: $0.audiences) }
      .map {
        Problem.contentHiddenImage(
          at: place,
          "'\(path.path)' belongs to a page for \($0), so it isn't shown here",
          fix: "name another image, or move it next to a page that everyone may see")
      }
  }

  /// Records a file that a protected model uses: as the picture that is published, or unchanged if
  /// `asItself`.
  func noteUseForFew(_ asset: Asset, asItself: Bool = false) {
    let address =
      switch site.pictures.showing(asset) {
      case .renditions(let set) where !asItself: set.fallback.path
      case .renditions, .fault, .itself: asset.publishedPath
      }
    apply(.usedForFew(asset.path, at: address))
  }

  /// Records a photo that a protected model shows.
  func noteUseForFew(_ photo: Sourced<Photo>) {
    let file: String? = if case .file(let path) = photo.model.source { path } else { nil }
    let path = file.flatMap { try? ContentPath(link: $0, from: photo.folder).path } ?? photo.path
    apply(.usedForFew(path, at: photo.publishedPath))
  }

  /// Whether the address of an image is on another host than the site's.
  func isOnOtherSite(_ address: String) -> Bool {
    guard let slashes = address.utf8.firstRange(of: "//".utf8) else { return false }
    let host = address.utf8[slashes.upperBound...].prefix { $0 != UInt8(ascii: "/") }
    return String(Substring(host)).lowercased() != site.markdownOptions.ownHost
  }

  private enum Named {
    case asset(ImageSource)
    case photo(Sourced<Photo>)
  }

  private func image(_ written: String, _ key: ImageKey) -> Named? {
    let paths: [ContentPath]
    do throws(ContentPath.Fault) {
      let path = try ImagePath(
        written, from: key.folder, mayLackExtension: key.mayLackExtension)
      switch path {
      case .address(let address):
        if let link = Link(external: address) {
          if isOnOtherSite(address) {
            report(ApplicationDiagnostics.distantImage(at: key.place))
          }
          return .asset(ImageSource(distant: link))
        }
        report(
          .contentUnsafeAddress, at: key.place, "'\(key.name)' can't contain such an address",
          fix: "write a path, or an address that starts with 'https:'")
        return nil
      case .files(let files): paths = files
      }
    } catch {
      report(ApplicationDiagnostics.outside(at: key.place))
      return nil
    }
    for path in paths {
      guard let target = target(path) else { continue }
      return image(target, path, written, key)
    }
    reportMissing(paths, key)
    return nil
  }

  /// Reports that a key names a file that doesn't exist. `paths` are the files that it may mean.
  private func reportMissing(_ paths: [ContentPath], _ key: ImageKey) {
    if let reason = paths.compactMap({ files.unpublished(at: $0.path) }).first {
      report(ApplicationDiagnostics.unpublishedFile(reason, key: key.name, at: key.place))
      return
    }
    guard let path = paths.first else { return }
    guard !files.isFolder(path.path) else {
      report(ApplicationDiagnostics.namesFolder(path.path, key: key.name, at: key.place))
      return
    }
    report(
      ApplicationDiagnostics.missingFile(
        path.path, key: key.name,
        nearest: files.nearest(
          to: path, from: key.folder, wanted: key.mayNamePhoto ? .shownImage : .imageFile),
        at: key.place))
  }

  /// Reports the file of a hidden photo if it doesn't exist. Such a photo wouldn't hide anything,
  /// and an album would show the picture that it should have hidden.
  func checkFile(ofHidden photo: Sourced<Photo>) {
    guard case .file(let written) = photo.model.source else { return }
    let key = ImageKey("file", in: photo)
    do throws(ContentPath.Fault) {
      guard case .files(let paths) = try ImagePath(written, from: key.folder),
        paths.allSatisfy({ target($0) == nil })
      else { return }
      reportMissing(paths, key)
    } catch {
      report(ApplicationDiagnostics.outside(at: key.place))
    }
  }

  private func image(
    _ target: PublishedFiles.Target, _ path: ContentPath, _ written: String, _ key: ImageKey
  ) -> Named? {
    switch target {
    case .asset(let asset):
      if let source = source(of: asset) {
        if key.isForFew { noteUseForFew(asset) }
        return .asset(source)
      }
      report(ApplicationDiagnostics.notAnImage(key.name, at: key.place))
    // The `image` of a photo can't name a photo, since it might name itself.
    case .photo(let photo) where key.mayNamePhoto:
      if key.isForFew { noteUseForFew(photo) }
      return .photo(photo)
    case .photo, .page:
      report(ApplicationDiagnostics.notAnImage(key.name, at: key.place))
    case .several(let first):
      report(ApplicationDiagnostics.several(written, first: first, at: key.place))
    case .hidden:
      let photo = files.hiddenPhoto(showing: path.path)
      if let photo, key.isPicture {
        report(
          .contentHiddenPicture, at: key.place,
          "'\(path.path)' is also the picture of '\(photo)', which isn't published",
          fix: "remove one of the two photos, or publish both")
      } else if let sealed = sealedImage(path, at: key.place) {
        report(sealed)
      } else {
        report(
          .contentHiddenImage, at: key.place,
          "'\(path.path)' belongs to a page that isn't published, so it isn't shown",
          fix: "publish that page, or name another image",
          notes: photo.map { ["it is the picture of '\($0)'"] } ?? [])
      }
    case .unread: break
    }
    return nil
  }
}

/// A key that names an image, with its folder for the lookup and its place for diagnostics.
struct ImageKey {
  let name: String
  let folder: String
  /// Whether the key belongs to a protected model.
  let isForFew: Bool
  private let file: ContentSource
  private let range: Range<Int>

  init(_ name: String, in model: any SourcedModel) {
    self.name = name
    folder = model.folder
    isForFew = model.attributes.visibility == .protected
    file = model.file
    range = model.ranges[name]
  }

  init(_ name: String, in index: IndexText) {
    self.name = name
    folder = index.folder
    isForFew = false
    file = index.file
    range = index.ranges[name]
  }

  var place: SourceRange { file.place(range) }

  /// Whether the name may lack its extension, as in `imageName: ana` for `ana.jpg`.
  var mayLackExtension: Bool { name == "imageName" }

  var mayNamePhoto: Bool { name == "image" }

  /// Whether the key names the picture of a photo. Without it, the photo doesn't have a page.
  var isPicture: Bool { name == "file" }
}
