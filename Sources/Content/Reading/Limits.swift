/// What content may measure; more is an error, never a cut.
package enum ContentLimits {
  /// Bytes of one content file.
  package static let file = 10 * 1024 * 1024
  /// Bytes between the fences of front matter.
  package static let frontMatter = 64 * 1024
  /// Objects and lists within each other in front matter.
  package static let frontMatterDepth = 64
  /// Objects and lists within each other in a JSON file.
  package static let jsonDepth = 512
  /// Mistakes of one file that are told one by one.
  package static let mistakes = 100
}
