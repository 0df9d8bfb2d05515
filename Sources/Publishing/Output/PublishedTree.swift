import Content

/// The published folder as it is: what we wrote into it, and whether that is still so.
struct PublishedTree: Sendable {
  /// `nil` where nothing is published yet.
  let folder: OpenFolder?
  /// Empty where the folder holds none.
  let manifest: Manifest
  let manifestBytes: [UInt8]
  private let times: FileTimes?
  /// A hash of the marks; 0 where there are none.
  let timesHash: UInt64

  /// Refuses a folder that holds more than a `.gitignore` but no manifest: it is somebody else's.
  init(in workspace: Workspace) throws(PublishingFault) {
    let output = workspace.location.shown
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
    manifestBytes = bytes ?? []
    guard let bytes else {
      (manifest, times, timesHash) = (.empty, nil, 0)
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
    times = timesFile.flatMap { [manifest] file in
      FileTimes(
        parsing: file.bytes, taken: file.taken, forManifest: bytes, count: manifest.entries.count)
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
    /// `wasRead`: it had to be read, and a mark that is left now would spare the next build that.
    case holds(Digest, FileStatus, wasRead: Bool)
  }

  /// Of an entry of the manifest. A file whose inode, size and time are as we left them isn't read.
  func state(
    ofEntry index: Int, using buffer: inout [UInt8]
  ) throws(SystemError) -> FileState {
    let entry = manifest.entries[index]
    guard let folder, let status = try folder.statusIfPresent(of: entry.path) else {
      return .missing
    }
    guard status.kind == .file else { return .notAFile }
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 64 * 1024) }
    if status.size == entry.size, times?.vouch(for: index, status) == true {
      return .holds(entry.digest, status, wasRead: false)
    }
    let isCertain = status.modified < FileIdentity.now - FileTimes.doubt
    let digest = try folder.fileSystem.digest(
      of: entry.path, in: folder.descriptor, using: &buffer)
    return .holds(
      digest, status, wasRead: isCertain || times?.marks[index] != FileTimes.Mark(status))
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
