import Basics
package import Diagnostics
package import Files

/// Test of whether a latitude and a longitude in degrees are a place that must not be published.
package typealias HiddenPlaces = @Sendable (Double, Double) -> Bool

/// Audit of a published folder. It reads every file, whether Zoetrope wrote it or not, and reports
/// metadata about places, devices, serial numbers and people.
package struct PublishedAudit: Sendable {
  /// Number of files that the audit read.
  package let count: Int
  /// One diagnostic for each file and subject.
  package let diagnostics: [Diagnostic]
  /// Sentences on what the audit can't read; empty if it read everything.
  package let notes: [String]

  /// Reads a folder; `nil` if it doesn't exist. Messages show the path as it is given. `isHidden`
  /// returns whether a latitude and a longitude must not appear in any file.
  package init?(
    _ output: String, jobs: Int, isHidden: HiddenPlaces? = nil,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) throws(PublishingFault) {
    var walk = Walk(fileSystem: fileSystem)
    let place: String
    do throws(SystemError) {
      place = try fileSystem.resolve(output)
      try walk.enter(OpenFolder(absolutePath: place, fileSystem: fileSystem), "")
    } catch {
      if error.isMissing { return nil }
      throw .system(output: output, error)
    }
    let paths = walk.files.sorted()
    let files = concurrentMap(paths.count, jobs: jobs, worker: {}) { _, index in
      AuditedFile(paths[index], in: place, isHidden)
    }
    let ours = Set(walk.manifest.entries.map(\.path))
    let prose = AuditDiagnostics(output: output)
    count = files.count { $0.unread == nil }
    diagnostics = files.flatMap { file in
      file.findings.map { prose.diagnostic($0, of: file.path, isOurs: ours.contains(file.path)) }
        + prose.diagnostics(acting: file.acting, in: file.path)
        + prose.diagnostics(
          hidden: file.hidden, in: file.path, isOurs: ours.contains(file.path))
    }
    notes = prose.notes(
      files.compactMap { file in file.unread.map { (file.path, $0) } } + walk.others)
  }

  /// Paths of all files below a folder.
  private struct Walk {
    let fileSystem: any FileSystem
    var files: [String] = []
    /// Entries that are neither files nor folders, and entries whose names aren't UTF-8.
    var others: [(path: String, kind: String)] = []
    var manifest = Manifest.empty

    mutating func enter(_ folder: OpenFolder, _ path: String) throws(SystemError) {
      for entry in try fileSystem.list(".", in: folder.descriptor).entries {
        let bytes = entry.name.lazy.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        guard let name = String(validating: bytes, as: UTF8.self) else {
          let shown = String(decoding: bytes, as: UTF8.self)
          others.append((path + shown, "a name that isn't UTF-8"))
          continue
        }
        let known = entry.kind
        let kind = if let known { known } else { try folder.status(of: name).kind }
        switch kind {
        // Git's own folder, which hosts of static files don't serve.
        case .folder where name == ".git": continue
        case .folder: try enter(folder.folder(name), "\(path)\(name)/")
        case .file where path.isEmpty && Manifest.isFileName(name):
          let bytes = try fileSystem.bytesIfPresent(of: name, in: folder.descriptor)
          manifest = bytes.flatMap { try? Manifest(parsing: $0) } ?? .empty
        case .file: files.append(path + name)
        default: others.append((path + name, "not a regular file"))
        }
      }
    }
  }
}
