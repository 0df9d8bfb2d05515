import Threads

/// How a folder of ours was left when nothing was in it but our own files and folders, each of our
/// files as its mark says.
///
/// As long as it is the same folder with the same change time, it has neither gained nor lost a name:
/// nobody can set that time. So what is in it need not be looked at again.
struct FolderMark: Sendable, Equatable {
  let inode: UInt64
  /// Nanoseconds since 1970.
  let changed: Int

  init(inode: UInt64, changed: Int) {
    self.inode = inode
    self.changed = changed
  }

  init(_ status: FileStatus) { self.init(inode: status.inode, changed: status.changed) }
}

/// The marks of the folders in the published tree and in its mirror, each in the order of
/// `KnownPaths`; `nil` where nothing is known of a folder.
struct FolderMarks: Sendable, Equatable {
  static let none = FolderMarks(published: [], stage: [])

  /// As many as there are folders, or none.
  let published: [FolderMark?]
  let stage: [FolderMark?]

  /// In the order of the next manifest's folders.
  func moved(from earlier: KnownPaths, to known: KnownPaths) -> FolderMarks {
    let places = known.places(in: earlier)
    let move = { (marks: [FolderMark?]) in
      marks.isEmpty ? [] : places.map { $0.flatMap { marks[$0] } }
    }
    return FolderMarks(published: move(published), stage: move(stage))
  }

  /// Without the marks that some folders have in the mirror.
  func withoutMirror(of folders: Set<Int>) -> FolderMarks {
    guard !folders.isEmpty, !stage.isEmpty else { return self }
    return FolderMarks(
      published: published,
      stage: stage.indices.map { folders.contains($0) ? nil : stage[$0] })
  }

  /// For each folder of a tree whether it is certainly as its mark says.
  static func areKept(
    _ marks: [FolderMark?], in tree: OpenFolder, _ known: KnownPaths, jobs: Int
  ) throws(SystemError) -> [Bool] {
    guard !marks.isEmpty else { return Array(repeating: false, count: known.folders.count) }
    let device = try tree.status(of: ".").device
    return concurrentMap(marks.count, jobs: jobs, worker: { StatusReader(tree) }) {
      reader, folder in
      guard let mark = marks[folder],
        let status = known.withPath(of: folder, { try? reader.status(of: $0) })
      else { return false }
      return status.kind == .folder && status.device == device && mark == FolderMark(status)
    }
  }
}

extension String {
  /// The path by which the system knows a folder below an open one; of none the open one's.
  var orItself: String { isEmpty ? "." : self }
}
