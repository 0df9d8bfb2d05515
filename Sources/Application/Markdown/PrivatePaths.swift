import Content

/// Addresses that photos and files would have by names which tell when or where they were taken.
enum PrivatePaths {
  /// Returns the published paths of photos and files by those addresses.
  static func all(of content: SiteContent) -> [String: String] {
    var paths: [String: String] = [:]
    for asset in content.assets {
      if let path = asset.privatePath { paths[path] = asset.publishedPath }
    }
    let albums = Dictionary(
      content.albums.map { ($0.path, $0.slug) }, uniquingKeysWith: { first, _ in first })
    for photo in content.photos {
      guard let slug = photo.privateSlug(albums: albums) else { continue }
      paths[photo.kind.publishedPath(of: slug)] = photo.publishedPath
    }
    return paths
  }
}
