package import Domain

/// A file next to content that is published always, or if a page names it: a photograph, a GPS
/// track, a `robots.txt`.
package struct Asset: Sendable, Hashable {
  /// Path below the site's folder, such as `Content/trips/lisbon/tram.jpg`.
  package let path: String
  package let diskPath: String
  /// Published path such as `/trips/lisbon/tram.jpg`, in NFC and not percent-encoded.
  package let publishedPath: String
  /// Path under the file's own name, if that isn't published because it reveals when or where the
  /// file was made; `nil` for other files. Only texts use this path.
  package let privatePath: String?
  /// Hash of the data from which the published name is made; `nil` for a file that keeps its name.
  ///
  /// If the hash couldn't be computed, the fault says why, and publishing the file is an error.
  package let data: Result<UInt64, PictureReadFault>?
  /// The model whose folder contains the file. The file is hidden with it.
  package let owner: ModelName?
  /// Whether the path is one that is published although no page names it.
  package let isKept: Bool

  init(
    path: String, diskPath: String, publishedPath: String, privatePath: String? = nil,
    data: Result<UInt64, PictureReadFault>? = nil, owner: ModelName?
  ) {
    self.privatePath = privatePath
    self.data = data
    self.path = path
    self.diskPath = diskPath
    self.publishedPath = publishedPath
    self.owner = owner
    isKept = OwnName.keeps(path)
  }

  /// Fault because of which the published name isn't known; `nil` if it is.
  package var nameFault: PictureReadFault? {
    if case .failure(let fault) = data { fault } else { nil }
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
