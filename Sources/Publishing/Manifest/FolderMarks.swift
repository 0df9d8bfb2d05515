import Basics
import Files

/// State of one of our folders while it contained only our own files and folders, and each file
/// matched its mark.
///
/// If the folder has the same inode and the same change time, which can't be set, no name was added
/// or removed. So its content needn't be read again.
struct FolderMark: Sendable, Equatable {
  let inode: UInt64
  /// Change time in nanoseconds since 1970.
  let changed: Int

  init(inode: UInt64, changed: Int) {
    self.inode = inode
    self.changed = changed
  }

  init(_ status: FileStatus) { self.init(inode: status.inode, changed: status.changed) }
}

/// Marks of the folders in the published tree and in its mirror, each in the order of `KnownPaths`;
/// `nil` if a folder's state is unknown.
struct FolderMarks: Sendable, Equatable {
  static let none = FolderMarks(published: [], stage: [])

  /// Marks in the published tree: one for each folder, or none at all.
  let published: [FolderMark?]
  let stage: [FolderMark?]

  /// Marks in the order of the next manifest's folders.
  func moved(from earlier: KnownPaths, to known: KnownPaths) -> FolderMarks {
    let places = known.places(in: earlier)
    let move = { (marks: [FolderMark?]) in
      marks.isEmpty ? [] : places.map { $0.flatMap { marks[$0] } }
    }
    return FolderMarks(published: move(published), stage: move(stage))
  }

  /// Returns the marks without those of some folders in the mirror.
  func withoutMirror(of folders: Set<Int>) -> FolderMarks {
    guard !folders.isEmpty, !stage.isEmpty else { return self }
    return FolderMarks(
      published: published,
      stage: stage.indices.map { folders.contains($0) ? nil : stage[$0] })
  }

  /// Whether each folder of a tree certainly matches its mark.
  static func areKept(
    _ marks: [FolderMark?], in tree: OpenFolder, _ known: KnownPaths, jobs: Int
  ) throws(SystemError) -> [Bool] {
    guard !marks.isEmpty else { return Array(repeating: false, count: known.folders.count) }
    let device = try tree.status(of: ".").device
    return concurrentMap(marks.count, jobs: jobs, worker: { StatusReader(tree) }) {
      reader, folder in
      // If this fails, the folder is looked at again.
      guard let mark = marks[folder],
        let status = known.withPath(of: folder, { try? reader.status(of: $0) })
      else { return false }
      return status.kind == .folder && status.device == device && mark == FolderMark(status)
    }
  }
}

extension String {
  /// The path as system calls need it below an open folder: "." if it is empty.
  var orItself: String { isEmpty ? "." : self }
}
