/// Limits of content; more is an error, and nothing is cut off.
package enum ContentLimits {
  /// Maximal number of bytes of one content file.
  package static let file = 10 * 1024 * 1024
  /// Maximal number of bytes between the fences of front matter.
  package static let frontMatter = 64 * 1024
  /// Maximal nesting of objects and lists in front matter.
  package static let frontMatterDepth = 64
  /// Maximal nesting of objects and lists in a JSON file.
  package static let jsonDepth = 512
  /// Maximal number of legs of one trip; each is compared with others.
  package static let legs = 1_000
  /// Number of mistakes in one file that are told one by one.
  package static let mistakes = 100
}
