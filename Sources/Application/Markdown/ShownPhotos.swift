import Domain

/// Photos that a text shows as components, collected while it is rendered.
///
/// A class, because the resolver that collects them is a value inside the renderer.
final class ShownPhotos {
  private(set) var slugs: Set<Slug> = []

  func insert(_ slug: Slug) { slugs.insert(slug) }
}
