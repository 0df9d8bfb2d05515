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
  /// Path that the file would have under its own name, which isn't published because it tells when
  /// or where the file was made; `nil` for any other file. Only texts use this path.
  package let privatePath: String?
  /// Hash of the data that the published name is made of, or the reason why there is none, which is
  /// an error if the file is published; `nil` for a file that keeps its name.
  package let data: Result<UInt64, PictureReadFault>?
  /// The model whose folder it lies in, with which it is hidden.
  package let owner: ModelName?
  /// Whether it is published although no page names it, because of where it lies.
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

  /// Fault for which the published name is not known; `nil` if it is.
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
