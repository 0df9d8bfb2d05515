import Content

/// Addresses that photos and files would have if their unpublished names were used.
enum PrivatePaths {
  /// Returns the published paths of photos and files, keyed by those addresses.
  static func all(of content: SiteContent) -> [String: String] {
    var paths: [String: String] = [:]
    for asset in content.assets {
      if let path = asset.privatePath { paths[path] = asset.publishedPath }
    }
    for photo in content.photos {
      if let slug = photo.privateSlug {
        paths[photo.kind.publishedPath(of: slug)] = photo.publishedPath
      }
    }
    return paths
  }
}
