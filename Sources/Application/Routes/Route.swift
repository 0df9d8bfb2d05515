import Basics
package import Content
import Domain
import Foundation
import Markup

/// Published address of a page, which ends in `/`, or of a file.
struct Route: Sendable, Hashable {
  /// Path such as `/trips/lisbon/`, as on disk: not percent-encoded.
  let path: String

  static let home = Route(path: "/")
  static let settings = Route(path: "/settings/")
  /// The page on which visitors sign in to open sealed content.
  static let signIn = Route(path: "/sign-in/")
  /// The map of all trips.
  static let map = Route(path: "/map/")
  static let notFound = Route(path: "/404.html")

  static func list(_ kind: ModelKind, page: Int = 1) -> Route {
    Route(path: "/\(kind.folder)/").page(page)
  }

  /// The page of all terms of a taxonomy.
  static func taxonomy(_ kind: TaxonomyKind) -> Route { Route(path: "/\(kind.rawValue)/") }

  /// The page of the models filed under a term.
  static func term(_ kind: TaxonomyKind, _ name: TermName) -> Route {
    Route(path: "/\(kind.rawValue)/\(name.address)/")
  }

  /// The list of a year's trips.
  static func trips(of year: Int) -> Route {
    Route(path: "/\(ModelKind.trips.folder)/\(year)/")
  }

  /// The entries of an account in a year.
  static func ledger(_ account: Slug, of year: Int) -> Route {
    Route(path: "\(ModelKind.accounts.publishedPath(of: account))\(year)/")
  }

  /// The file with the entries of an account.
  static func entries(of account: Slug) -> Route {
    Route(path: ModelKind.accounts.publishedPath(of: account) + Account.fileName)
  }

  /// Returns page `number` of the list at this route.
  func page(_ number: Int) -> Route {
    number == 1 ? self : Route(path: "\(path)page/\(number)/")
  }

  static func model(_ kind: ModelKind, _ slug: Slug) -> Route {
    Route(path: kind.publishedPath(of: slug))
  }

  /// Returns the route of a former address: the address of an HTML file unchanged, otherwise a
  /// folder.
  static func alias(_ path: String) -> Route {
    let isWhole = path.ends(with: "/") || path.ends(with: ".html") || path.ends(with: ".htm")
    return Route(path: (isWhole ? path : path + "/").precomposedStringWithCanonicalMapping)
  }

  /// Returns the page at an address, which may end in `index.html` or lack its last `/`.
  static func page(at address: String) -> Route {
    if let folder = address.before("/index.html") { return Route(path: folder + "/") }
    let isWhole =
      address.ends(with: "/") || address.ends(with: ".html") || address.ends(with: ".htm")
    return Route(path: isWhole ? address : address + "/")
  }

  /// The page between a photo and its payment.
  static func buy(_ slug: Slug) -> Route { Route(path: "/photos/\(slug.text)/buy/") }

  /// The page to which visitors return after paying for a photo.
  static func bought(_ slug: Slug) -> Route { Route(path: "/photos/\(slug.text)/bought/") }

  /// The page with statistics of all trips.
  static let logbook = Route(path: "/logbook/")

  static let sitemap = Route(path: "/sitemap.xml")
  static let robots = Route(path: "/robots.txt")
  /// The manifest for systems that install the site as an app.
  static let manifest = Route(path: "/site.webmanifest")
  /// The headers that hosts send with every file.
  static let headers = Route(path: "/_headers")
  /// The calendar of all trips.
  static let calendar = Route(path: "/trips/trips.ics")

  /// The feed that follows a page.
  static func feed(_ page: Route, _ format: FeedFormat) -> Route {
    Route(path: page.path + format.rawValue)
  }

  /// The search index for the filter on a list's pages.
  static func filter(_ list: Route) -> Route { Route(path: list.path + "filter.json") }

  /// The sitemap with a number, from 1, if there are several.
  static func sitemap(_ number: Int) -> Route { Route(path: "/sitemap-\(number).xml") }

  /// The calendar of one trip.
  static func calendar(_ slug: Slug) -> Route {
    Route(path: String(joining: "/trips/", slug.text, "/trip.ics"))
  }

  /// The track of one trip.
  static func track(_ slug: Slug) -> Route {
    Route(path: String(joining: "/trips/", slug.text, "/" + Trip.trackFileName))
  }

  /// Path of the file below the output folder.
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

  /// Returns a root-relative link with the path of the site's base address.
  func link(under base: BaseURL?, fragment: String? = nil, suffix: String = "") -> Link {
    Link(route: path, base: base?.path ?? "", fragment: fragment, suffix: suffix)
  }
}

extension Site {
  /// Returns the slugs that pages can't have because generated pages use them, besides names of
  /// kinds.
  package static func reservedPages(by settings: SiteSettings) -> [String] {
    let routes =
      (settings.switches.isEmpty ? [] : [Route.settings])
      + (settings.audiences.isEmpty ? [] : [Route.signIn])
    return routes.map { $0.path.names.joined(separator: "/") }
  }
}
