import Domain

/// A model that a file names by its slug. Whether it exists is checked after all files have been
/// read.
struct Reference: Sendable {
  /// Name of the key that names the model, such as `people`.
  let field: String
  let kind: ModelKind
  let slug: Slug
  let file: ContentSource
  let range: Range<Int>
}
