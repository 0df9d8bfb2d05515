import Paths

/// What became different from one edition to the next, as browsers are told of it.
struct LiveUpdate: Sendable, Equatable {
  /// Stylesheets are exchanged without a reload.
  private(set) var hasNewStyles = false
  /// Every page needs it anew: a script, or a file of a kind that can't be exchanged.
  private(set) var needsReload = false
  /// The addresses of images that changed, sorted.
  private(set) var images: [String] = []
  /// The address of the page to show, where a change leads to one.
  private(set) var page: String?

  /// More than that are not told one by one.
  private static let mostImages = 100

  static let nothing = LiveUpdate()
  static let reload = LiveUpdate(needsReload: true)

  private init(needsReload: Bool = false) { self.needsReload = needsReload }

  /// Of the resources that are made; `changed` are the files of the site that made the difference.
  init(of resources: some Sequence<Resource>, changed: Set<String> = []) {
    var pages: [String] = []
    for resource in resources {
      guard let difference = resource.difference, difference != .same else { continue }
      if let source = resource.source, changed.contains(source), resource.isPage {
        pages.append(resource.address)
      } else if difference == .changed {
        note(resource, at: resource.address)
      }
    }
    // Of a photo and the page that sells it, the photo: the shorter address.
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
