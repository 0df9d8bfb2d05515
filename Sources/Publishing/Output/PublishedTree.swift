import Basics
import Content
import Files

/// The published folder: the files that we wrote, and whether they are unchanged.
///
/// A class, because all threads use it for each file, and it has too many parts to be copied.
final class PublishedTree: Sendable {
  /// The open folder; `nil` if nothing is published yet.
  let folder: OpenFolder?
  /// The manifest; empty if the folder has none.
  let manifest: Manifest
  let hasManifest: Bool
  let known: KnownPaths
  let times: FileTimes?
  /// Hash of the marks; 0 without marks.
  let timesHash: UInt64
  /// Results of the earlier look, if they are still valid.
  let look: PublishedLook?
  private let files: PublishedLook.Files?

  /// Reads the folder while a build holds its workspace.
  convenience init(in workspace: Workspace, after look: PublishedLook?) throws(PublishingFault) {
    try self.init(workspace.location, in: workspace.parent, workspace.folder, after: look)
  }

  /// Reads the folder for a check, which has no workspace and writes nothing.
  convenience init(
    at location: OutputLocation, fileSystem: any FileSystem
  ) throws(PublishingFault) {
    let (parent, workspace): (OpenFolder, OpenFolder?)
    do throws(SystemError) {
      parent = try OpenFolder(absolutePath: location.parent, fileSystem: fileSystem)
      let isThere = try parent.statusIfPresent(of: location.workspaceName) != nil
      workspace = isThere ? try parent.folder(location.workspaceName) : nil
    } catch {
      throw .system(output: location.shown, error)
    }
    try self.init(location, in: parent, workspace, after: nil)
  }

  /// Refuses a folder that has more than a `.gitignore` but no manifest, because it isn't
  /// Zoetrope's.
  private init(
    _ location: OutputLocation, in parent: OpenFolder, _ workspace: OpenFolder?,
    after look: PublishedLook?
  ) throws(PublishingFault) {
    let output = location.shown
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
    let timesFile: (bytes: [UInt8], taken: Int)?
    do throws(SystemError) {
      folder = try Self.folder(of: location, in: parent)
      timesFile = try workspace.flatMap { (folder) throws(SystemError) in
        try Self.readTimes(in: folder)
      }
    } catch {
      throw .system(output: output, error)
    }
    let found = try folder.flatMap { (folder) throws(PublishingFault) in
      try Self.manifest(of: folder, shown: output)
    }
    hasManifest = found != nil
    guard let (manifest, bytes) = found else {
      (manifest, known, times, timesHash) = (.empty, KnownPaths(.empty), nil, 0)
      return
    }
    self.manifest = manifest
    known = KnownPaths(manifest)
    times = timesFile.flatMap { [known] file in
      FileTimes(
        parsing: file.bytes, taken: file.taken, forManifest: Manifest.hash(of: bytes), known)
    }
    timesHash = times == nil ? 0 : timesFile.map { FileTimes.hash(of: $0.bytes) } ?? 0
  }

  /// Opens the published folder; `nil` if nothing is published yet.
  static func folder(
    of location: OutputLocation, in parent: OpenFolder
  ) throws(SystemError) -> OpenFolder? {
    guard try parent.statusIfPresent(of: location.name) != nil else { return nil }
    return try parent.folder(location.name)
  }

  /// Reads the manifest of a published folder; `nil` for an empty folder. A folder that has files
  /// but no manifest isn't Zoetrope's, and is refused.
  static func manifest(
    of folder: OpenFolder, shown output: String
  ) throws(PublishingFault) -> (manifest: Manifest, bytes: [UInt8])? {
    let (manifests, bytes): ([String], [UInt8]?)
    var names: [String] = []
    do throws(SystemError) {
      manifests = try folder.manifestNames()
      bytes = try manifests.first.flatMap { (name) throws(SystemError) in
        try folder.fileSystem.bytesIfPresent(of: name, in: folder.descriptor)
      }
      if bytes == nil {
        let entries = try folder.fileSystem.list(".", in: folder.descriptor).entries
        names = entries.map { RawPath(name: $0.name).shown }.filter { $0 != ".gitignore" }.sorted()
      }
    } catch {
      throw .system(output: output, error)
    }
    guard manifests.count < 2 else {
      throw .severalManifests(output: output, names: manifests.sorted())
    }
    guard names.isEmpty else {
      throw .notOurs(output: output, names: Array(names.prefix(3)), count: names.count)
    }
    guard let bytes, let name = manifests.first else { return nil }
    // Earlier versions used this name.
    guard name != Manifest.nameBeginning else {
      throw .otherManifestVersion(output: output, name: name)
    }
    do throws(SealedText.Failure) {
      let manifest = try Manifest(parsing: bytes)
      guard manifest.fileName == name else { throw .damaged }
      return (manifest, bytes)
    } catch {
      switch error {
      case .otherVersion: throw .otherManifestVersion(output: output, name: name)
      case .damaged: throw .damagedManifest(output: output, name: name)
      }
    }
  }

  private static func readTimes(
    in workspace: OpenFolder
  ) throws(SystemError) -> (bytes: [UInt8], taken: Int)? {
    guard let status = try workspace.statusIfPresent(of: Workspace.times) else { return nil }
    let bytes = try workspace.fileSystem.bytesIfPresent(
      of: Workspace.times, in: workspace.descriptor)
    return bytes.map { ($0, status.modified) }
  }
}

extension PublishedTree {
  /// Current state of one of our files.
  enum FileState: Sendable {
    case missing
    /// A folder, symbolic link or the like has its name.
    case notAFile
    /// A file with the bytes of this digest; `nil` if they are the bytes that we wrote. `wasRead`
    /// means that the file had to be read. A new mark would save the next build from reading it.
    case holds(Digest?, FileStatus, wasRead: Bool)
  }

  /// Whether the earlier look found that a file is certainly unchanged since the last build.
  func isFoundUntouched(_ entry: Int) -> Bool { files?.areUntouched[entry] == true }

  /// Status of an entry's file that the earlier look found unchanged; otherwise `nil`.
  func statusAsLeft(of entry: Int) -> FileStatus? { files?.status(of: entry) }

  /// State of an entry's file. It isn't read if its inode, size and time are as we left them.
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

  /// Looks at some entries' files. Returns the statuses of those that are unchanged or already
  /// contain the bytes to publish, and the changes that others made to the rest.
  func inspect(
    _ entries: [Int], jobs: Int, mayHold: (String, Digest) -> Bool = { _, _ in false }
  ) throws(SystemError) -> (statuses: [Int: FileStatus], meddling: [(path: String, what: Meddling)])
  {
    let states = concurrentMap(entries.count, jobs: jobs, worker: { ReadBuffer() }) {
      buffer, index in
      Result { () throws(SystemError) in
        try self.state(ofEntry: entries[index], using: &buffer.bytes)
      }
    }
    var statuses: [Int: FileStatus] = [:]
    var meddling: [(path: String, what: Meddling)] = []
    for (entry, state) in zip(entries, states) {
      switch try state.get() {
      case .missing: break
      case .notAFile: meddling.append((manifest.path(of: entry), .notAFile))
      case .holds(let digest, let status, _):
        let path = manifest.path(of: entry)
        if digest.map({ mayHold(path, $0) }) ?? true {
          statuses[entry] = status
        } else {
          meddling.append((path, .otherBytes))
        }
      }
    }
    return (statuses, meddling)
  }

  /// Whether each folder certainly matches its mark.
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

private struct ReadBuffer {
  var bytes: [UInt8] = []
}

extension FileSystem {
  /// Digest of a regular file's bytes.
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
