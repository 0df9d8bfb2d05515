import CommonMark
import Content
import Diagnostics
import Domain
import Markup

/// Leads the links and images of one text to the pages and files of the site, and reports those that
/// lead nowhere.
struct ContentResolver: LinkResolver {
  let context: SiteContext
  /// The folder that relative paths begin at.
  let folder: String
  let text: MarkdownText

  func resolve(link: MarkdownLink) -> LinkResolution {
    let destination = link.destination
    switch Reference(destination) {
    case .fragment: return .asWritten
    case .external: return .asWritten
    case .unsafe:
      report(ApplicationDiagnostics.unsafeLink(at: place(link)))
      return .broken
    case .absolute: return absolute(link)
    case .relative: break
    }
    guard let path = contentPath(link) else { return .broken }
    switch context.files[path] {
    case .page(let route): return .link(self.link(to: route, path))
    case .photo(let photo): return .link(self.link(to: .model(.photos, photo.slug), path))
    case .asset(let asset):
      let fragment = path.fragment.map(ContentPath.decoded)
      return .link(context.files.link(to: asset, fragment: fragment))
    case .several(let first):
      report(ApplicationDiagnostics.several(destination, first: first, at: place(link)))
      return .broken
    case .hidden:
      report(ApplicationDiagnostics.hidden(path.path, at: place(link)))
      return .broken
    case .unread: return .broken
    case nil:
      report(
        ApplicationDiagnostics.brokenLink(destination, nearest: nearest(to: path), at: place(link)))
      return .broken
    }
  }

  func resolve(image: MarkdownLink) -> ImageResolution {
    let destination = image.destination
    switch Reference(destination) {
    case .external: return .asWritten
    case .unsafe, .fragment:
      report(ApplicationDiagnostics.unsafeLink(at: place(image)))
      return .broken
    case .absolute:
      if case .link(let link) = absolute(image) { return .image(link, size: nil) }
      return .broken
    case .relative: break
    }
    guard let path = contentPath(image) else { return .broken }
    switch context.files[path] {
    case .photo(let photo): return component(photo, image)
    case .asset(let asset):
      return .image(context.files.link(to: asset), size: context.files.size(of: asset))
    case .several(let first):
      report(ApplicationDiagnostics.several(destination, first: first, at: place(image)))
      return .broken
    case .hidden:
      report(ApplicationDiagnostics.hidden(path.path, at: place(image)))
      return .broken
    case .unread: return .broken
    case .page, nil:
      report(
        ApplicationDiagnostics.brokenImage(
          destination, nearest: nearest(to: path), at: place(image)))
      return .broken
    }
  }

  /// A photo of the site: its component where it stands alone, its image in a line of text.
  private func component(_ photo: Sourced<Photo>, _ image: MarkdownLink) -> ImageResolution {
    guard let source = context.image(of: photo) else { return .broken }
    guard image.standsAlone else { return .image(source.link, size: source.size) }
    return .component(context.photoComponent(photo))
  }

  /// A path that begins with `/` names what is published there.
  private func absolute(_ link: MarkdownLink) -> LinkResolution {
    let path = link.destination.prefix { $0 != "#" && $0 != "?" }
    let rest = link.destination.dropFirst(path.count)
    let decoded = ContentPath.decoded(String(path))
    if !context.files.publishes(decoded) {
      report(
        ApplicationDiagnostics.unknownRoute(
          decoded, nearest: context.files.nearestRoute(to: decoded), at: place(link)))
    }
    let base = context.content.settings.baseURL?.path ?? ""
    return Link(external: base + path + rest).map(LinkResolution.link) ?? .broken
  }

  private func contentPath(_ link: MarkdownLink) -> ContentPath? {
    do throws(ContentPath.Fault) {
      return try ContentPath(link.destination, from: folder)
    } catch {
      report(ApplicationDiagnostics.outside(link.destination, at: place(link)))
      return nil
    }
  }

  /// A fragment that has named one of several models names no place on its page as well.
  private func link(to route: Route, _ path: ContentPath) -> Link {
    let fragment = context.files.holdsSeveral(path) ? nil : path.fragment
    return context.link(route, fragment: fragment.map(ContentPath.decoded))
  }

  /// The nearest file, as it would be written here.
  private func nearest(to path: ContentPath) -> String? {
    context.files.nearest(to: path).map { found in
      found.hasPrefix(folder + "/") ? String(found.dropFirst(folder.count + 1)) : found
    }
  }

  private func place(_ link: MarkdownLink) -> Diagnostics.Place { text.place(link.range) }

  private func report(_ diagnostic: Diagnostic) { context.diagnostics.report(diagnostic) }

  /// What kind of address a destination is.
  private enum Reference {
    case fragment
    case external
    case unsafe
    case absolute
    case relative

    init(_ destination: String) {
      if destination.isEmpty || destination.hasPrefix("#") {
        self = .fragment
      } else if destination.hasPrefix("//") {
        self = .external
      } else if destination.hasPrefix("/") {
        self = .absolute
      } else if !Link.isSafe(destination) {
        self = .unsafe
      } else {
        let head = destination.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        self = head.contains(":") ? .external : .relative
      }
    }
  }
}
