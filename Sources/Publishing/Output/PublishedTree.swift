import Content

/// The published folder as it is: what we wrote into it, and whether that is still so.
///
/// A class, since all threads ask it about each file, and it has too many parts to be handed about.
final class PublishedTree: Sendable {
  /// `nil` where nothing is published yet.
  let folder: OpenFolder?
  /// Empty where the folder holds none.
  let manifest: Manifest
  let hasManifest: Bool
  let known: KnownPaths
  let times: FileTimes?
  /// A hash of the marks; 0 where there are none.
  let timesHash: UInt64
  /// What was found before, where that is still so.
  let look: PublishedLook?
  private let files: PublishedLook.Files?

  /// Refuses a folder that holds more than a `.gitignore` but no manifest: it is somebody else's.
  init(in workspace: Workspace, after look: PublishedLook?) throws(PublishingFault) {
    let output = workspace.location.shown
    do throws(SystemError) {
      if let files = look?.foundFiles, try files.areCurrent() {
        (folder, manifest, known) = (files.marks.folder, files.marks.manifest, files.marks.known)
        (times, timesHash, hasManifest) = (files.marks.times, files.marks.timesHash, true)
        (self.look, self.files) = (look, files)
        return
      }
    } catch {
      throw .system(output: output, error)
    }
    (self.look, files) = (nil, nil)
    let folder: OpenFolder?
    let bytes: [UInt8]?
    let timesFile: (bytes: [UInt8], taken: Int)?
    var names: [String] = []
    do throws(SystemError) {
      folder = try Self.openFolder(in: workspace)
      bytes = try folder.flatMap { (folder) throws(SystemError) in
        try workspace.fileSystem.bytesIfPresent(of: Manifest.fileName, in: folder.descriptor)
      }
      timesFile = try Self.readTimes(in: workspace)
      if let folder, bytes == nil {
        let entries = try workspace.fileSystem.list(".", in: folder.descriptor).entries
        names = entries.map { RawPath(name: $0.name).shown }.filter { $0 != ".gitignore" }.sorted()
      }
    } catch {
      throw .system(output: output, error)
    }
    guard names.isEmpty else {
      throw .notOurs(output: output, names: Array(names.prefix(3)), count: names.count)
    }
    self.folder = folder
    hasManifest = bytes != nil
    guard let bytes else {
      (manifest, known, times, timesHash) = (.empty, KnownPaths(.empty), nil, 0)
      return
    }
    do throws(SealedText.Failure) {
      manifest = try Manifest(parsing: bytes)
    } catch {
      switch error {
      case .otherVersion: throw .otherManifestVersion(output: output)
      case .damaged: throw .damagedManifest(output: output)
      }
    }
    known = KnownPaths(manifest)
    times = timesFile.flatMap { [known] file in
      FileTimes(
        parsing: file.bytes, taken: file.taken, forManifest: Manifest.hash(of: bytes), known)
    }
    timesHash = times == nil ? 0 : timesFile.map { FileTimes.hash(of: $0.bytes) } ?? 0
  }

  private static func openFolder(in workspace: Workspace) throws(SystemError) -> OpenFolder? {
    let name = workspace.location.name
    guard try workspace.parent.statusIfPresent(of: name) != nil else { return nil }
    return try workspace.parent.folder(name)
  }

  private static func readTimes(
    in workspace: Workspace
  ) throws(SystemError) -> (bytes: [UInt8], taken: Int)? {
    guard let status = try workspace.folder.statusIfPresent(of: Workspace.times) else { return nil }
    let bytes = try workspace.fileSystem.bytesIfPresent(
      of: Workspace.times, in: workspace.folder.descriptor)
    return bytes.map { ($0, status.modified) }
  }
}

extension PublishedTree {
  /// One of our files, as it is now.
  enum FileState: Sendable {
    case missing
    /// Something else has its name: a folder, a symbolic link.
    case notAFile
    /// The bytes of this digest; `nil` where they are those that we wrote. `wasRead`: it had to be
    /// read, and a mark that is left now would spare the next build that.
    case holds(Digest?, FileStatus, wasRead: Bool)
  }

  /// Whether a file is certainly as we left it, as far as that was found before.
  func isFoundUntouched(_ entry: Int) -> Bool { files?.areUntouched[entry] == true }

  /// Of a file that was found so.
  func statusAsLeft(of entry: Int) -> FileStatus? { files?.status(of: entry) }

  /// Of an entry of the manifest. A file whose inode, size and time are as we left them isn't read.
  func state(
    ofEntry index: Int, using buffer: inout [UInt8]
  ) throws(SystemError) -> FileState {
    if let status = statusAsLeft(of: index) { return .holds(nil, status, wasRead: false) }
    let path = manifest.path(of: index)
    guard let folder, let status = try folder.statusIfPresent(of: path) else { return .missing }
    guard status.kind == .file else { return .notAFile }
    if status.size == manifest.size(of: index), times?.vouch(for: index, status) == true {
      return .holds(nil, status, wasRead: false)
    }
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 64 * 1024) }
    let isCertain = FileClock.isPast(status.modified, at: FileIdentity.now)
    let digest = try folder.fileSystem.digest(of: path, in: folder.descriptor, using: &buffer)
    return .holds(
      digest == manifest.digest(of: index) ? nil : digest, status,
      wasRead: isCertain || times?.marks[index] != FileTimes.Mark(status))
  }

  /// For each folder whether it is certainly as its mark says.
  func untouchedFolders(jobs: Int) throws(SystemError) -> [Bool] {
    if let found = look?.untouchedFolders { return found }
    guard let folder else { return [] }
    return try FolderMarks.areKept(
      times?.folders.published ?? [], in: folder, known, jobs: jobs)
  }

  func status(of path: String) throws(SystemError) -> FileStatus? {
    guard let folder else { return nil }
    return try folder.statusIfPresent(of: path)
  }
}

extension FileSystem {
  /// Of a regular file's bytes.
  func digest(
    of name: UnsafePointer<CChar>, in folder: Int32, using buffer: inout [UInt8]
  ) throws(SystemError) -> Digest {
    try withFile(name, in: folder, for: .reading) { (file) throws(SystemError) in
      var hasher = Digest.Hasher()
      try readPieces(of: file, using: &buffer) { hasher.update($0) }
      return hasher.finish()
    }
  }
}
