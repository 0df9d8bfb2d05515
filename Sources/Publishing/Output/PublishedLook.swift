import Synchronization
import Threads

/// What a build finds in the published folder while the site is read: so the time of looking at each
/// file is not added to that of reading, and no file is looked at twice.
///
/// It holds the lock until the publication has ended, so no other build changes what it has seen. A file
/// that somebody else changes in the meantime is found by the next build, as if that had been after the
/// publication looked: its time is then not that of its mark. For new names the publication looks again.
/// The mirror is not looked at so early: what is published is to be whole.
///
/// A class, since several threads look.
package final class PublishedLook: Sendable {
  /// The files of the manifest, in its order.
  struct Files: Sendable {
    let workspace: Workspace
    let marks: PublishedMarks
    /// Whether each is certainly as it was left.
    let areUntouched: [Bool]
  }

  private let files: BackgroundValue<Files?>
  private let folders = Mutex<BackgroundValue<[Bool]?>?>(nil)
  private let jobs: Int

  /// Begins to look at the files, on a thread of its own if there is more than one job. `enter` gives
  /// `nil` where there is nothing to look at.
  init(jobs: Int, since last: LastBuild, _ enter: @escaping @Sendable () -> Workspace?) {
    self.jobs = jobs
    files = BackgroundValue.begin(jobs: jobs) {
      guard let workspace = enter() else { return nil }
      let names = [Workspace.journal, Workspace.old]
      guard let marks = PublishedMarks(in: workspace, since: last),
        names.allSatisfy({ (try? workspace.folder.statusIfPresent(of: $0)) == .some(.none) })
      else {
        workspace.leaveNoTrace()
        return nil
      }
      return Files(
        workspace: workspace, marks: marks,
        areUntouched: marks.untouchedFiles(jobs: max(1, jobs - 1)))
    }
  }

  /// `nil` where these are not the files that the build left, or it did not come to its end.
  var foundFiles: Files? { files.value }

  /// For each folder of `KnownPaths` whether it is certainly as it was left.
  var untouchedFolders: [Bool]? { begunFolders.value }

  /// Begins to look at the folders, too, as soon as all files have been looked at.
  package func beginFolders() { _ = begunFolders }

  private var begunFolders: BackgroundValue<[Bool]?> {
    folders.withLock { folders in
      if let folders { return folders }
      let (files, jobs) = (files, max(1, jobs - 1))
      let begun = BackgroundValue<[Bool]?>.begin(jobs: self.jobs) {
        files.value.map { $0.marks.untouchedFolders(jobs: jobs) }
      }
      folders = begun
      return begun
    }
  }
}

extension PublishedLook.Files {
  /// Of a file that is as it was left.
  func status(of entry: Int) -> FileStatus? {
    guard areUntouched[entry], let mark = marks.times.marks[entry] else { return nil }
    return FileStatus(
      device: marks.manifestStatus.device, inode: mark.inode, kind: .file,
      size: marks.manifest.size(of: entry), modified: mark.modified, changed: 0, mode: 0)
  }

  /// Whether the published folder is still the one that was looked at.
  func areCurrent() throws(SystemError) -> Bool {
    let name = workspace.location.name
    guard let named = try workspace.parent.statusIfPresent(of: name),
      try marks.folder.status(of: ".").isSameFile(as: named)
    else { return false }
    return try marks.folder.statusIfPresent(of: Manifest.fileName) == marks.manifestStatus
  }
}
