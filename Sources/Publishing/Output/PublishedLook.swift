import Basics
import Files
import Synchronization

/// Look at the published folder while the site is read, so that it takes no extra time and no file
/// is looked at twice.
///
/// It holds the lock until the publication ends, so no other build changes the files. If another
/// program changes a file, the next build finds out, because the file's time differs from its mark.
/// The publication looks again for new names. The mirror isn't checked this early, since it is
/// published next and must be complete then.
///
/// A class, because several threads use it.
package final class PublishedLook: Sendable {
  /// Files of the manifest, in its order.
  struct Files: Sendable {
    let workspace: Workspace
    let marks: PublishedMarks
    /// Whether each file is certainly unchanged since the last build.
    let areUntouched: [Bool]
  }

  private let files: BackgroundValue<Files?>
  private let folders = Mutex<BackgroundValue<[Bool]?>?>(nil)
  private let jobs: Int

  /// Begins to look at the files, on its own thread if there is more than one job. `enter` returns
  /// `nil` if there is nothing to look at.
  init(jobs: Int, since last: PublishedState, _ enter: @escaping @Sendable () -> Workspace?) {
    self.jobs = jobs
    files = BackgroundValue.begin(jobs: jobs) {
      guard let workspace = enter() else { return nil }
      let names = [Workspace.journal, Workspace.old]
      // If this fails, each published file is looked at again.
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

  /// Number of published files, if each is certainly unchanged since the last build. Waits until
  /// the look ends.
  package var untouchedFiles: Int? {
    guard let files = foundFiles, files.areUntouched.allSatisfy(\.self) else { return nil }
    return files.areUntouched.count
  }

  /// Results for the files; `nil` if they aren't those of the last build, or the look failed.
  var foundFiles: Files? { files.value }

  /// Whether each folder of `KnownPaths` is certainly unchanged since the last build.
  var untouchedFolders: [Bool]? { begunFolders.value }

  /// Begins to look at the folders, too, as soon as all files are done.
  func beginFolders() { _ = begunFolders }

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
  /// Status of an entry's file if it is unchanged since the last build; otherwise `nil`.
  func status(of entry: Int) -> FileStatus? {
    guard areUntouched[entry], let mark = marks.times.marks[entry] else { return nil }
    return FileStatus(
      device: marks.manifestStatus.device, inode: mark.inode, kind: .file,
      size: marks.manifest.size(of: entry), modified: mark.modified, changed: 0, mode: 0)
  }

  /// Whether the published folder is still the one that the look examined.
  func areCurrent() throws(SystemError) -> Bool {
    let name = workspace.location.name
    guard let named = try workspace.parent.statusIfPresent(of: name),
      try marks.folder.status(of: ".").isSameFile(as: named)
    else { return false }
    return try marks.folder.statusIfPresent(of: marks.manifest.fileName) == marks.manifestStatus
  }
}
