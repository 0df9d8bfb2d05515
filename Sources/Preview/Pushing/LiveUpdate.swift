import Application
import Basics

/// Differences between two editions, in the form in which they are reported to browsers.
struct LiveUpdate: Sendable, Equatable {
  /// Whether stylesheets changed. They are exchanged without a reload.
  private(set) var hasNewStyles = false
  /// Whether every page must be reloaded, because of a script or another file that can't be
  /// exchanged.
  private(set) var needsReload = false
  /// Address of the sign-in page, which shows sealed content, if that changed.
  private(set) var signIn: String?
  /// Addresses of changed images, sorted.
  private(set) var images: [String] = []
  /// Address of the page to show, if a change belongs to one.
  private(set) var page: String?

  /// Number of images above which all pages are reloaded instead.
  private static let mostImages = 100

  static let nothing = LiveUpdate()
  static let reload = LiveUpdate(needsReload: true)

  private init(needsReload: Bool = false) { self.needsReload = needsReload }

  /// Whether an open page must be reloaded.
  func needsReload(of page: String) -> Bool { needsReload || page == signIn }

  /// Collects differences of made resources; `changed` are the site's files that caused them.
  init(of resources: some Sequence<Resource>, changed: Set<String> = []) {
    var pages: [String] = []
    for resource in resources {
      guard let difference = resource.difference, difference != .same else { continue }
      if resource.kind == .sealed {
        signIn = resource.snapshot.address(of: Product.signInPath)
      }
      if let source = resource.source, changed.contains(source), resource.isPage {
        pages.append(resource.address)
      } else if difference == .changed {
        note(resource, at: resource.address)
      }
    }
    // Of a photo and the page that sells it, the photo is shown: it has the shorter address.
    page = pages.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    if images.count > Self.mostImages {
      images = []
      needsReload = true
    }
    images.sort()
  }

  private mutating func note(_ resource: Resource, at address: String) {
    let type = resource.type
    if type == MediaType.css {
      hasNewStyles = true
    } else if type.begins(with: "image/") {
      images.append(address)
    } else if type == MediaType.script || type.begins(with: "font/") {
      needsReload = true
    }
  }
}
