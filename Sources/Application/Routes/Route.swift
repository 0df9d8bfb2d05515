package import Content
import Domain
import Foundation
import Markup
import Paths

/// The address of a page: a published path that ends in `/`, or a file's own.
struct Route: Sendable, Hashable {
  /// Such as `/trips/lisbon/`, as it is on disk: not percent-encoded.
  let path: String

  static let home = Route(path: "/")
  static let settings = Route(path: "/settings/")
  static let notFound = Route(path: "/404.html")

  static func list(_ kind: ModelKind, page: Int = 1) -> Route {
    Route(path: "/\(kind.folder)/").page(page)
  }

  /// The page of all terms of a taxonomy.
  static func taxonomy(_ kind: TaxonomyKind) -> Route { Route(path: "/\(kind.rawValue)/") }

  /// The page of what is filed under a term.
  static func term(_ kind: TaxonomyKind, _ name: TermName) -> Route {
    Route(path: "/\(kind.rawValue)/\(name.address)/")
  }

  /// The trips of a year.
  static func trips(of year: Int) -> Route {
    Route(path: "/\(ModelKind.trips.folder)/\(year)/")
  }

  /// A page of the list that begins here.
  func page(_ number: Int) -> Route {
    number == 1 ? self : Route(path: "\(path)page/\(number)/")
  }

  static func model(_ kind: ModelKind, _ slug: Slug) -> Route {
    Route(path: kind.publishedPath(of: slug))
  }

  /// A path that leads to a page too: a file, or a folder where it names no HTML file.
  static func alias(_ path: String) -> Route {
    let isWhole = path.ends(with: "/") || path.ends(with: ".html") || path.ends(with: ".htm")
    return Route(path: (isWhole ? path : path + "/").precomposedStringWithCanonicalMapping)
  }

  /// The page that is found at an address, which may be written with `index.html` or without its last
  /// `/`.
  static func page(at address: String) -> Route {
    if let folder = address.before("/index.html") { return Route(path: folder + "/") }
    let isWhole =
      address.ends(with: "/") || address.ends(with: ".html") || address.ends(with: ".htm")
    return Route(path: isWhole ? address : address + "/")
  }

  /// The page that leads from a photo to its payment.
  static func buy(_ slug: Slug) -> Route { Route(path: "/photos/\(slug.text)/buy/") }

  static let sitemap = Route(path: "/sitemap.xml")
  static let robots = Route(path: "/robots.txt")
  /// All trips for a calendar.
  static let calendar = Route(path: "/trips/trips.ics")

  /// A feed that follows a page.
  static func feed(_ page: Route, _ format: FeedFormat) -> Route {
    Route(path: page.path + format.rawValue)
  }

  /// What all pages of a list show, for the filter of each.
  static func filter(_ list: Route) -> Route { Route(path: list.path + "filter.json") }

  /// One of several sitemaps, from 1.
  static func sitemap(_ number: Int) -> Route { Route(path: "/sitemap-\(number).xml") }

  /// One trip for a calendar.
  static func calendar(_ slug: Slug) -> Route {
    Route(path: String(joining: "/trips/", slug.text, "/trip.ics"))
  }

  /// Where it is published, below the output folder.
  var file: String {
    guard path.utf8.last == UInt8(ascii: "/") else {
      return String(Substring(path.utf8.dropFirst()))
    }
    let name = "index.html"
    var file = ""
    file.reserveCapacity(path.utf8.count + name.utf8.count)
    file += Substring(path.utf8.dropFirst())
    file += name
    return file
  }

  /// Root-relative, under the path of the site's base address.
  func link(under base: BaseURL?, fragment: String? = nil, suffix: String = "") -> Link {
    Link(route: path, base: base?.path ?? "", fragment: fragment, suffix: suffix)
  }
}

extension Site {
  /// The slugs that no page can have, besides the names of kinds: pages of our own are there.
  package static func reservedPages(by settings: SiteSettings) -> [String] {
    settings.switches.isEmpty
      ? [] : [Route.settings.path.names.joined(separator: "/")]
  }
}
