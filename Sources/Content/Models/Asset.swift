package import Domain

/// A file beside content that is published if a page names it, or always: a photograph, a GPS
/// track, a `robots.txt`.
package struct Asset: Sendable, Hashable {
  /// Path below the site's folder, such as `Content/trips/lisbon/tram.jpg`.
  package let path: String
  /// Path on disk.
  package let diskPath: String
  /// Published path such as `/trips/lisbon/tram.jpg`, in NFC and not percent-encoded.
  package let publishedPath: String
  /// Path at which it would be published by its own name, if that tells when or where a picture was
  /// taken; else `nil`. Texts may name it so, and nothing that is published does.
  package let privatePath: String?
  /// The model whose folder it lies in, with which it is hidden.
  package let owner: ModelName?
  /// Whether it is published although no page names it, because of where it lies.
  package let isKept: Bool

  init(
    path: String, diskPath: String, publishedPath: String, privatePath: String? = nil,
    owner: ModelName?
  ) {
    self.privatePath = privatePath
    self.path = path
    self.diskPath = diskPath
    self.publishedPath = publishedPath
    self.owner = owner
    isKept = OwnName.keeps(path)
  }
}

/// Kind and slug of a model.
package struct ModelName: Sendable, Hashable {
  package let kind: ModelKind
  package let slug: Slug

  package init(_ kind: ModelKind, _ slug: Slug) {
    self.kind = kind
    self.slug = slug
  }
}
