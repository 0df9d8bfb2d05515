import Domain

/// Which photos a text shows as components, noted while it is rendered.
///
/// A class: the resolver that notes them is a value of its renderer's.
final class ShownPhotos {
  private(set) var slugs: Set<Slug> = []

  func insert(_ slug: Slug) { slugs.insert(slug) }
}
