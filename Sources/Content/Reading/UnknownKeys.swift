package import Diagnostics

/// Unknown keys and older names of keys, collected from all files. Each one is reported once, with
/// the number of files.
package struct UnknownKeys: Sendable {
  private struct Identity: Sendable, Hashable {
    let table: String
    let path: String
    let sort: Sort
  }

  /// Reason for the warning about a key.
  private enum Sort: Sendable, Hashable {
    case unknown
    case older(newer: String)
    /// The newer key is also given, and takes precedence.
    case needless(newer: String)
  }

  private struct Entry: Sendable {
    /// Advice for the first occurrence.
    var way: String?
    var first: SourceRange
    var files: Set<String>

    mutating func note(_ other: Entry) {
      if other.first < first { (first, way) = (other.first, other.way) }
      files.formUnion(other.files)
    }
  }

  private var entries: [Identity: Entry] = [:]

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Records a key of one file. Keys come in order, so the first place of each is enough. The keys
  /// of a malicious file are recorded up to a limit.
  mutating func add(
    _ member: Value.Member, among members: [Value.Member], path: String, of table: KeyTable,
    file: SourceFile
  ) {
    add(Identity(table: table.name, path: path, sort: .unknown), file: file, member.nameRange) {
      OthersKeys.way(of: member, in: table, among: members, file)
    }
  }

  /// Records a key with its older name, which is written instead of the newer key or in addition to
  /// it.
  mutating func add(
    path: String, newer: String, isNewerGiven: Bool, of table: KeyTable, file: SourceFile,
    _ range: Range<Int>
  ) {
    let sort: Sort = isNewerGiven ? .needless(newer: newer) : .older(newer: newer)
    add(Identity(table: table.name, path: path, sort: sort), file: file, range) { nil }
  }

  private mutating func add(
    _ identity: Identity, file: SourceFile, _ range: Range<Int>, way: () -> String?
  ) {
    guard entries[identity] == nil, entries.count < ContentLimits.mistakes else { return }
    entries[identity] = Entry(
      way: way(), first: file.place(range), files: [file.path])
  }

  /// Adds the keys of another file, or of another worker's files.
  package mutating func merge(_ more: UnknownKeys) {
    for (identity, entry) in more.entries {
      entries[identity, default: entry].note(entry)
    }
  }

  private func diagnostic(_ identity: Identity, _ entry: Entry) -> Diagnostic {
    let (path, files) = (identity.path, entry.files.count)
    let notes: [Diagnostic.Note] = files > 1 ? ["it is in \(files) files"] : []
    return switch identity.sort {
    case .unknown:
      Problem.contentUnknownKey(
        at: entry.first, "\(identity.table) has no key '\(path)'", fix: entry.way, notes: notes)
    case .older(let newer):
      Problem.contentOlderKey(
        at: entry.first, "'\(path)' is read as '\(newer)'", fix: "write '\(newer)'", notes: notes)
    case .needless(let newer):
      Problem.contentOlderKey(
        at: entry.first, "'\(path)' has no effect next to '\(newer)'", fix: "remove it",
        notes: notes)
    }
  }

  /// Reports one warning for each key, at its first place.
  package func report(to collector: DiagnosticCollector) {
    for (identity, entry) in entries {
      collector.report(diagnostic(identity, entry))
    }
  }
}
