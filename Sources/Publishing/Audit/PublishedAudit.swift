import Basics
package import Diagnostics
package import Files

/// Test of a latitude and a longitude in degrees for a place that is to be told nowhere.
package typealias HiddenPlaces = @Sendable (Double, Double) -> Bool

/// Audit of a published folder: reads every file in it, Zoetrope's or not, for what it tells of the
/// place where it was made, of devices, serial numbers and people.
package struct PublishedAudit: Sendable {
  /// Number of files that were read.
  package let count: Int
  /// One for each file and subject.
  package let diagnostics: [Diagnostic]
  /// Sentences on what the audit can't read; empty if it read everything.
  package let notes: [String]

  /// Reads a folder, whose path is shown as it is given; `nil` if it does not exist. `isHidden`
  /// says of latitude and longitude whether nothing may be there.
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
    /// Entries that are neither files nor folders, and those whose names are no text.
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
        // Git's own, which no host of plain files shows.
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
