import CommonMark
import Content
import Diagnostics
import Domain
import Foundation
import Markup

/// Leads the links and images of one text to the pages and files of the site, and reports those that
/// lead nowhere. It is asked for none of an unsafe scheme.
struct ContentResolver: LinkResolver {
  let context: SiteContext
  /// The folder that relative paths begin at.
  let folder: String
  /// Takes note of the photos that stand alone.
  var shown: ShownPhotos?

  func resolve(link: MarkdownLink) -> LinkResolution {
    switch Reference(link.destination) {
    case .here, .external: return .asWritten
    case .absolute: return absolute(link)
    case .relative: break
    }
    guard let path = contentPath(link) else { return .broken }
    switch context.files[path] {
    case .page(let route): return .link(self.link(to: route, path))
    case .photo(let photo): return .link(self.link(to: .model(.photos, photo.slug), path))
    case .asset(let asset): return .link(context.link(to: asset, suffix: path.suffix))
    case .several(let first):
      report(ApplicationDiagnostics.several(link.destination, first: first, at: link.place))
    case .hidden: report(ApplicationDiagnostics.hidden(path.path, at: link.place))
    case .unread: break
    case nil:
      report(ApplicationDiagnostics.brokenLink(nearest: nearest(to: path, .any), at: link.place))
    }
    return .broken
  }

  func resolve(image: MarkdownLink) -> ImageResolution {
    switch Reference(image.destination) {
    case .external: return .asWritten
    case .here:
      report(ApplicationDiagnostics.brokenImage(nearest: nil, at: image.place))
      return .broken
    case .absolute: return absoluteImage(image)
    case .relative: break
    }
    guard let path = contentPath(image) else { return .broken }
    switch context.files[path] {
    case .photo(let photo): return component(photo, image)
    case .asset(let asset): return self.image(asset, image)
    case .several(let first):
      report(ApplicationDiagnostics.several(image.destination, first: first, at: image.place))
    case .hidden: report(ApplicationDiagnostics.hidden(path.path, at: image.place))
    case .unread: break
    case .page, nil:
      let nearest = nearest(to: path, .shownImage)
      report(ApplicationDiagnostics.brokenImage(nearest: nearest, at: image.place))
    }
    return .broken
  }

  /// A photo of the site: its component where it stands alone, its image in a line of text.
  private func component(_ photo: Sourced<Photo>, _ image: MarkdownLink) -> ImageResolution {
    guard let source = context.image(of: photo) else { return .broken }
    guard image.standsAlone else { return .image(source.link, size: source.size) }
    shown?.insert(photo.slug)
    return .component(context.photoComponent(photo))
  }

  private func image(_ asset: Asset, _ image: MarkdownLink) -> ImageResolution {
    switch context.measures.measure(asset) {
    case .pixels(let size): return .image(context.link(to: asset), size: size)
    case .unreadable: return .image(context.link(to: asset), size: nil)
    case .noImage:
      report(ApplicationDiagnostics.notAnImage(at: image.place))
      return .broken
    }
  }

  /// A path that begins with `/` names what is published there.
  private func absolute(_ link: MarkdownLink) -> LinkResolution {
    let (path, suffix) = Self.published(link)
    switch context.files[published: path] {
    case .page, .asset: break
    case .hidden:
      report(ApplicationDiagnostics.hidden(path, at: link.place))
      return .broken
    case .unknown:
      report(
        ApplicationDiagnostics.unknownRoute(
          nearest: context.files.nearestRoute(to: path), at: link.place))
    }
    return .link(context.link(Route(path: path), suffix: suffix))
  }

  private func absoluteImage(_ image: MarkdownLink) -> ImageResolution {
    if case .asset(let asset) = context.files[published: Self.published(image).path] {
      return self.image(asset, image)
    }
    guard case .link(let link) = absolute(image) else { return .broken }
    return .image(link, size: nil)
  }

  /// The published path that a destination names, in the form that products have, and what follows.
  private static func published(_ link: MarkdownLink) -> (path: String, suffix: String) {
    let path = link.destination.prefix { $0 != "#" && $0 != "?" }
    return (
      String(path).percentDecoded.precomposedStringWithCanonicalMapping,
      String(link.destination[path.endIndex...])
    )
  }

  private func contentPath(_ link: MarkdownLink) -> ContentPath? {
    do throws(ContentPath.Fault) {
      return try ContentPath(link: link.destination, from: folder)
    } catch {
      report(ApplicationDiagnostics.outside(at: link.place))
      return nil
    }
  }

  /// A fragment that has named one of several models names no place on its page as well.
  private func link(to route: Route, _ path: ContentPath) -> Link {
    context.link(route, suffix: context.files.holdsSeveral(path) ? "" : path.suffix)
  }

  private func nearest(to path: ContentPath, _ wanted: FileNeighborhood.Wanted) -> String? {
    context.files.nearest(to: path, from: folder, wanted: wanted)
  }

  private func report(_ diagnostic: Diagnostic) { context.diagnostics.report(diagnostic) }

  /// What kind of address a destination is.
  private enum Reference {
    /// The page itself, or a place on it.
    case here
    case external
    case absolute
    case relative

    init(_ destination: String) {
      let bytes = destination.utf8
      switch bytes.first {
      case nil, UInt8(ascii: "#"), UInt8(ascii: "?"): self = .here
      case UInt8(ascii: "/"):
        self = bytes.dropFirst().first == UInt8(ascii: "/") ? .external : .absolute
      default:
        let head = bytes.prefix {
          $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        self = head.contains(UInt8(ascii: ":")) ? .external : .relative
      }
    }
  }
}
