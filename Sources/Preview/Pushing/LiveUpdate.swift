/// What became different from one snapshot to the next, as browsers are told of it.
struct LiveUpdate: Sendable {
  /// Stylesheets are exchanged without a reload.
  private(set) var hasNewStyles = false
  /// Every page needs it anew: a script, or a file of a kind that can't be exchanged.
  private(set) var needsReload = false
  /// The addresses of images that changed.
  private(set) var images: [String] = []
  /// The address of the page to show, where a change leads to one.
  private(set) var page: String?
  /// How many pages are new, differ, or are gone.
  private(set) var changedPages = 0

  /// More than that are not told one by one.
  private static let mostImages = 100

  /// `changed` are the files of the site that made the difference.
  init(from old: Snapshot, to new: Snapshot, changed: Set<String>) {
    var pages: [String] = []
    for (path, resource) in new.resources {
      let former = old.resources[path]
      guard former?.tag != resource.tag else { continue }
      if resource.isPage {
        changedPages += 1
        if let source = resource.source, changed.contains(source) {
          pages.append(new.address(of: path))
        }
      } else if former != nil {
        note(resource, at: new.address(of: path))
      }
    }
    for (path, resource) in old.resources where resource.isPage && new.resources[path] == nil {
      changedPages += 1
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
    if resource.type == MediaType.css {
      hasNewStyles = true
    } else if resource.type.hasPrefix("image/") {
      images.append(address)
    } else if resource.type == MediaType.script || resource.type.hasPrefix("font/") {
      needsReload = true
    }
  }

  /// How the page at a path changes for one who has the old snapshot's version of it open.
  static func change(
    of path: String, from old: Snapshot, to new: Snapshot
  ) -> PageParts.Change {
    let (former, newer) = (old.page(at: path), new.page(at: path))
    if former?.tag == newer?.tag { return .none }
    guard let former = former?.bytes, let newer = newer?.bytes else { return .reload }
    return PageParts.change(from: former, to: newer)
  }
}
