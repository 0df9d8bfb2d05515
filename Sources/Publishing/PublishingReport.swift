/// What a build did to the published folder.
package struct PublishingReport: Sendable, Hashable {
  package var pages = 0
  package var images = 0
  package var assets = 0
  /// Files that are new, or whose bytes are.
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Sentences about what the user did not ask for but should know.
  package var notes: [String] = []

  /// A hash of the list of published files.
  var manifest: UInt64 = 0
  /// A hash of the marks that say how they were left; 0 where there are none.
  var times: UInt64 = 0

  package init() {}
}
