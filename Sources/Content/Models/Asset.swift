package import Domain

/// A file beside content that is published where something names it, or as it is: a photograph, a GPS
/// track, a `robots.txt`.
package struct Asset: Sendable, Hashable {
  /// Below the site's folder, such as `Content/trips/lisbon/tram.jpg`.
  package let path: String
  /// On disk, for opening it.
  package let diskPath: String
  /// Such as `/trips/lisbon/tram.jpg`, in NFC and not percent-encoded.
  package let publishedPath: String
  /// The model whose folder it lies in: what hides the model hides its files.
  package let owner: ModelName?
  /// Whether it goes out though nothing names it, since its owner put it where that is so.
  package let isKept: Bool

  init(path: String, diskPath: String, publishedPath: String, owner: ModelName?) {
    self.path = path
    self.diskPath = diskPath
    self.publishedPath = publishedPath
    self.owner = owner
    isKept = OwnName.keeps(path)
  }
}

/// A model by kind and slug.
package struct ModelName: Sendable, Hashable {
  package let kind: ModelKind
  package let slug: Slug

  package init(_ kind: ModelKind, _ slug: Slug) {
    self.kind = kind
    self.slug = slug
  }
}
