/// Limits of content. Exceeding one is an error; content is never truncated.
package enum ContentLimits {
  /// Maximum number of bytes of a content file.
  package static let file = 10 * 1024 * 1024
  /// Maximum number of bytes between the fences of front matter.
  package static let frontMatter = 64 * 1024
  /// Maximum nesting of objects and lists in front matter.
  package static let frontMatterDepth = 64
  /// Maximum nesting of objects and lists in a JSON file.
  package static let jsonDepth = 512
  /// Maximum number of legs of a trip, which are compared with each other.
  package static let legs = 1_000
  /// Number of mistakes in a file that are reported individually.
  package static let mistakes = 100
}
