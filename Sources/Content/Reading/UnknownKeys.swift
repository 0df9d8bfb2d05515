package import Diagnostics

/// Keys that no table knows, gathered over all files: each is reported once, with its number.
package struct UnknownKeys: Sendable {
  private struct Identity: Sendable, Hashable {
    let table: String
    let path: String
  }

  private struct Entry: Sendable {
    let suggestion: String?
    var first: Place
    var files: Set<String>

    mutating func note(_ place: Place, files more: Set<String>) {
      first = min(first, place)
      files.formUnion(more)
    }
  }

  private var entries: [Identity: Entry] = [:]

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Notes a key of one file, whose keys come in order, so that the first place of each is enough;
  /// a hostile file's keys are noted up to a limit.
  mutating func add(
    _ name: String, path: String, of table: KeyTable, file: SourceFile, _ range: Range<Int>
  ) {
    let identity = Identity(table: table.name, path: path)
    guard entries[identity] == nil, entries.count < ContentLimits.mistakes else { return }
    let nearest = suggestion(for: name, among: table.keys.lazy.map(\.name))
    entries[identity] = Entry(
      suggestion: nearest, first: file.place(range), files: [file.path])
  }

  /// Takes in what another file, or another worker's files, brought.
  package mutating func merge(_ more: UnknownKeys) {
    for (identity, entry) in more.entries {
      entries[identity, default: entry].note(entry.first, files: entry.files)
    }
  }

  /// One warning a key, at the first place of all.
  package func report(to collector: DiagnosticCollector) {
    for (identity, entry) in entries {
      collector.report(
        ReadingDiagnostics.unknownKey(
          identity.path, of: identity.table, suggestion: entry.suggestion,
          files: entry.files.count, at: entry.first))
    }
  }
}
