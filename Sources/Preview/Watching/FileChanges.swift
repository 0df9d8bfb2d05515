/// What has happened to a site's files since somebody asked last.
struct FileChanges: Sendable, Equatable {
  /// Below the site's folder: files, or folders of which everything may be different.
  var paths: Set<String> = []
  /// Nobody knows what happened, so that everything is to be looked at.
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

/// How soon a change is acted on.
enum Urgency: Sendable {
  /// A file is whole: it was closed after writing, or renamed.
  case now
  /// A file was written, and nobody tells when it is whole.
  case shortly
  /// More will follow at once: an editor removes a file before it writes the new one.
  case soon
  /// A file is being written; one that stays open is looked at all the same.
  case later
}
