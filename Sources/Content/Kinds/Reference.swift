import Domain

/// A model that a file names by its slug; whether there is one is checked when all files are read.
struct Reference: Sendable {
  /// The key that names it, such as `people`.
  let field: String
  let kind: ModelKind
  let slug: Slug
  let file: ContentSource
  let range: Range<Int>
}
