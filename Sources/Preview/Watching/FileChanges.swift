/// Changes of a site's files since the last look.
struct FileChanges: Sendable, Equatable {
  /// Paths below the site's folder: of files, or of folders in which everything may have changed.
  var paths: Set<String> = []
  /// Whether the changes are unknown, so that everything must be checked.
  var isEverything = false

  init(paths: Set<String> = [], isEverything: Bool = false) {
    self.paths = paths
    self.isEverything = isEverything
  }

  var isEmpty: Bool { paths.isEmpty && !isEverything }

  mutating func merge(_ other: FileChanges) {
    paths.formUnion(other.paths)
    isEverything = isEverything || other.isEverything
  }
}

/// Urgency of a change.
enum Urgency: Sendable {
  /// A file is complete: it was closed after writing, or renamed.
  case now
  /// A file was written, on a system that doesn't report when it is complete.
  case shortly
  /// More changes will follow at once: an editor removes a file before it writes the new one.
  case soon
  /// A file is being written. A file that stays open is read after a while.
  case later
}
