import Domain

/// A model that a file names by its slug; whether it exists is checked after all files are read.
struct Reference: Sendable {
  /// Name of the key that names the model, such as `people`.
  let field: String
  let kind: ModelKind
  let slug: Slug
  let file: ContentSource
  let range: Range<Int>
}
