import Basics
import Content
import Diagnostics
import Domain
import Markdown
import Markup

/// Resolves the links and images of one text to pages and files of the site, and reports broken
/// ones. The caller has already rejected unsafe schemes.
struct ContentResolver: LinkResolver {
  let context: SiteContext
  /// Folder that relative paths start from.
  let folder: String
  /// Page that shows the text; `nil` if no page does.
  let route: Route?
  /// Whether the text belongs to a protected model.
  var isForFew = false
  /// Collects the photos that become components.
  var shown: ShownPhotos?
  /// Number of the link being resolved, which is the same in the sites of all audiences.
  private let number = LinkNumber()

  init(
    context: SiteContext, folder: String, route: Route?, isForFew: Bool = false,
    shown: ShownPhotos? = nil
  ) {
    self.context = context
    self.folder = folder
    self.route = route
    self.isForFew = isForFew
    self.shown = shown
  }

  func resolve(link: MarkdownLink) -> LinkResolution {
    number.value += 1
    if let own = context.base?.ownPath(of: link.destination) {
      let own = link.leading(to: own)
      return whole(hiddenPhoto(own) ?? absolute(own), of: own.destination)
    }
    let form = WrittenAddress.Form(link.destination)
    if form != .external, let hidden = hiddenPhoto(link) { return hidden }
    switch form {
    case .external: return .asWritten
    case .here:
      if let id = WrittenAddress.fragment(of: link.destination) {
        let suffix = context.files.published(suffix: "#" + id)
        if let route, suffix != "#" + id { return .link(context.link(route, suffix: suffix)) }
        want(id, on: route?.path, link, isSure: true)
      }
      return .asWritten
    case .absolute: return absolute(link)
    case .relative: return relative(link)
    }
  }

  /// Returns the resolution of a path on the site's own host. An absolute address stays as written
  /// unless its target is published at another address.
  func whole(_ resolution: LinkResolution, of path: String) -> LinkResolution {
    let address = WrittenAddress(path)
    guard case .link(let link) = resolution,
      link == context.link(Route(path: address.path), suffix: address.suffix)
    else { return resolution }
    return .asWritten
  }

  /// Resolves a path relative to the text's folder, which names a file of the site. A link to the
  /// picture of a photo in an album leads to the photo's page, unless `namesFile` asks for the file
  /// itself.
  func relative(_ link: some PlacedLink, namesFile: Bool = false) -> LinkResolution {
    guard let path = contentPath(link) else { return .broken }
    switch context.target(path) {
    case .page(let route): return .link(self.link(to: route, path, link))
    case .photo(let photo): return .link(self.link(to: .model(.photos, photo.slug), path, link))
    case .asset(let asset):
      // A photo in an album usually has no other file that a text could link to.
      if !namesFile, let photo = context.photoOfAlbum(with: asset) {
        return .link(self.link(to: .model(.photos, photo.slug), path, link))
      }
      checkSale(of: asset, link)
      if isForFew { context.noteUseForFew(asset, asItself: true) }
      return .link(context.link(to: asset, suffix: path.suffix))
    case .several(let first):
      context.report(ApplicationDiagnostics.several(link.destination, first: first, at: link.place))
    case .hidden:
      let item = path.fragment.map { _ in path.item }
      return hidden(path.path, for: context.files.protected(at: path.path, item: item), link)
    case .unread: break
    case nil:
      if let reason = context.files.unpublished(at: path.path) {
        context.report(ApplicationDiagnostics.linkToUnpublished(reason, at: link.place))
      } else {
        context.report(
          context.isTrack(path.path)
            ? Problem.linkBroken(
              at: link.place, "this file is a trip's track, which isn't published unchanged",
              fix:
                "write 'download: true' in the trip, and link to the trip's page, which then "
                + "offers a cleaned track"
            )
            : Problem.linkBroken(
              at: link.place, "this link leads to a file that doesn't exist",
              fix: didYouMean(nearest(to: path, .any))
                ?? "write the file's path relative to this one"))
      }
    }
    return .broken
  }

  /// Resolves a link to something that isn't shown here. If an audience can open it, the link leads
  /// to the page for signing in; otherwise it is broken.
  func hidden(
    _ path: String, for protected: ProtectedTarget?, _ link: some PlacedLink
  ) -> LinkResolution {
    guard let protected, let title = context.title(of: protected.audiences) else {
      context.report(ApplicationDiagnostics.hidden(path, at: link.place))
      return .broken
    }
    context.report(
      .linkToSealed, at: link.place,
      "'\(path)' is sealed, but everyone who sees this page can read the link's words and that "
        + "it is for "
        + title, fix: "if nobody else should know about the page, remove the link")
    var suffix = ""
    if let links = context.site.sealedLinks, let route,
      let name = links.name(to: protected, on: route, number: number.value)
    {
      context.apply(.sealedLink(name, to: protected.address))
      suffix = "?to=\(name)"
    }
    return .sealed(
      context.link(.signIn, suffix: suffix),
      note: context.phrases(.forAudience, ["audience": title]))
  }

  /// Whether the fragment is the name of a photo in a file with several photos.
  func namesImage(byFragmentOf address: String) -> Bool {
    guard WrittenAddress.Form(address) == .relative,
      let path = try? ContentPath(link: address, from: folder), context.files.holdsSeveral(path),
      case .photo = context.target(path)
    else { return false }
    return true
  }

  func resolve(image: MarkdownLink) -> ImageResolution {
    number.value += 1
    switch WrittenAddress.Form(image.destination) {
    case .external:
      if let own = context.base?.ownPath(of: image.destination) {
        return absoluteImage(image.leading(to: own))
      }
      if context.isOnOtherSite(image.destination) {
        context.report(ApplicationDiagnostics.distantImage(at: image.place))
      }
      if route != nil, let source = PolicyLoads.source(of: image.destination) {
        context.apply(.load(source, .image))
      }
      return .asWritten
    case .here:
      context.report(ApplicationDiagnostics.brokenImage(nearest: nil, at: image.place))
      return .broken
    case .absolute: return absoluteImage(image)
    case .relative: break
    }
    guard let path = contentPath(image) else { return .broken }
    switch context.target(path) {
    case .photo(let photo):
      // The fragment of a file with several models names one of them.
      if !photo.isOneOfSeveral { checkFragment(of: path.suffix, image) }
      return component(photo, image, alt: image.text)
    case .asset(let asset):
      checkFragment(of: path.suffix, image)
      return self.image(asset, image)
    case .several(let first):
      context.report(
        ApplicationDiagnostics.several(image.destination, first: first, at: image.place))
    case .hidden:
      context.report(
        context.sealedImage(path, at: image.place)
          ?? ApplicationDiagnostics.hidden(path.path, at: image.place))
    case .unread: break
    case .page(let route):
      let isAlbum = context.files.isAlbum(route)
      context.report(
        .linkBrokenImage, at: image.place,
        isAlbum ? "this is an album, not an image" : "this is a page, not an image",
        fix: "write '[…](\(image.destination))' to link to it"
          + (isAlbum ? ", or write the path of one of its pictures to show that" : ""))
    case nil:
      if let reason = context.files.unpublished(at: path.path) {
        context.report(
          .linkBrokenImage, at: image.place, "this image isn't published, because \(reason.words)",
          fix: reason.fix)
      } else {
        let nearest = nearest(to: path, .shownImage)
        context.report(ApplicationDiagnostics.brokenImage(nearest: nearest, at: image.place))
      }
    }
    return .broken
  }

  /// Resolves a photo of the site to its component, or to its image if it is inline in a line of
  /// text. `alt` is the text's description, which overrides the photo's own.
  private func component(
    _ photo: Sourced<Photo>, _ image: MarkdownLink, alt: String
  ) -> ImageResolution {
    guard let source = context.image(of: photo) else { return .broken }
    if isForFew { context.noteUseForFew(photo) }
    guard image.standsAlone else { return source.resolution }
    shown?.insert(photo.slug)
    return .component(
      context.photoComponent(photo, sizes: image.sizes(of: source.size), alt: alt),
      size: source.size)
  }

  /// Warns of a fragment that a picture can't have. The renderer has already removed those that ask
  /// for a width.
  private func checkFragment(of suffix: String, _ image: MarkdownLink) {
    guard let fragment = WrittenAddress.fragment(of: suffix) else { return }
    let rule = "a picture can be '#wide' or '#full', but"
    guard fragment != "wide", fragment != "full" else {
      return context.report(
        .linkUnknownPictureWidth, at: image.place, "\(rule) not both", fix: "remove one of them")
    }
    let nearest = SuggestionIndex(["full", "wide"]).nearest(to: fragment)
    context.report(
      .linkUnknownPictureWidth, at: image.place, "\(rule) not '#\(fragment)'",
      fix: nearest.map { "did you mean '#\($0)'?" } ?? "remove the part from '#' on")
  }

  /// Warns of a link that publishes the original file of a photo for sale.
  private func checkSale(of asset: Asset, _ link: some PlacedLink) {
    let pictures = context.site.pictures
    guard pictures.isKept(asset) else { return }
    context.report(
      ApplicationDiagnostics.linkToMaster(
        hasWatermark: pictures.hasWatermark(asset), at: link.place))
  }

  /// Resolves a file to its image. If it isn't inline and is the picture of a photo in an album,
  /// resolves it to that photo, which usually has no other file that a text could name.
  private func image(_ asset: Asset, _ image: MarkdownLink) -> ImageResolution {
    if image.standsAlone, let photo = context.photoOfAlbum(with: asset) {
      return component(photo, image, alt: image.text)
    }
    guard let source = context.source(of: asset) else {
      context.report(
        .linkNotAnImage, at: image.place, "this file isn't an image",
        fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF, or remove the '!' to "
          + "write a link")
      return .broken
    }
    if isForFew { context.noteUseForFew(asset) }
    return source.resolution
  }

  /// Resolves a path from the root, which names a published file or page.
  func absolute(_ link: some PlacedLink) -> LinkResolution {
    let address = context.files.published(WrittenAddress(link.destination))
    switch context.target(published: address.path) {
    case .asset(let asset):
      checkSale(of: asset, link)
      context.use(asset)
      if isForFew { context.noteUseForFew(asset, asItself: true) }
    case .page:
      if let id = address.fragment {
        want(id, on: Route.page(at: address.path).path, link, isSure: false)
      }
    case .theme(let asset): return .link(context.link(to: asset, suffix: address.suffix))
    case .hidden:
      return hidden(address.path, for: context.files.protected(at: address.path), link)
    case .unknown:
      if let reason = context.files.unpublished(published: address.path) {
        context.report(ApplicationDiagnostics.linkToUnpublished(reason, at: link.place))
      } else {
        context.report(
          ApplicationDiagnostics.unknownRoute(
            nearest: context.files.nearestRoute(to: address.path), at: link.place))
      }
    }
    return .link(context.link(Route(path: address.path), suffix: address.suffix))
  }

  private func absoluteImage(_ image: MarkdownLink) -> ImageResolution {
    let address = context.files.published(WrittenAddress(image.destination))
    switch context.target(published: address.path) {
    case .asset(let asset): return self.image(asset, image)
    case .theme(let asset):
      return .image(context.link(to: asset, suffix: address.suffix), size: asset.size)
    case .page, .hidden, .unknown: break
    }
    guard case .link(let link) = absolute(image) else { return .broken }
    return .image(link, size: nil)
  }

  private func contentPath(_ link: some PlacedLink) -> ContentPath? {
    do throws(ContentPath.Fault) {
      return try ContentPath(link: link.destination, from: folder)
    } catch {
      context.report(ApplicationDiagnostics.outside(at: link.place))
      return nil
    }
  }

  /// Returns a link to a page. Drops a fragment that selects one of several models in a file.
  private func link(to route: Route, _ path: ContentPath, _ link: some PlacedLink) -> Link {
    if context.files.holdsSeveral(path) || context.files.isItem(path) {
      return context.link(route)
    }
    let suffix = context.files.published(suffix: path.suffix)
    if let id = WrittenAddress.fragment(of: suffix) {
      want(id, on: route.path, link, isSure: true)
    }
    return context.link(route, suffix: suffix)
  }

  /// Records a fragment, to be checked when the ids of its page are known.
  func want(_ id: String, on path: String?, _ link: some PlacedLink, isSure: Bool) {
    guard let path, !opensPhoto(id) else { return }
    context.apply(
      .want(FragmentCheck.Wanted(id: id, place: link.place, isSure: isSure), on: path))
  }

  private func nearest(to path: ContentPath, _ wanted: FileNeighborhood.Wanted) -> String? {
    context.files.nearest(to: path, from: folder, wanted: wanted)
  }
}

/// Number of a link among the links of a text.
///
/// A class, because a resolver is immutable while it resolves. Only one thread renders a text.
private final class LinkNumber {
  var value = 0
}
