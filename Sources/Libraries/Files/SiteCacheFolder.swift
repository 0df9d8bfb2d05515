/// The folder `.zoetrope` of a site, in which builds keep data for later builds; it is safe to
/// delete at any time.
package struct SiteCacheFolder: Sendable {
  private static let name = ".zoetrope"
  private static let ignore = ".gitignore"

  private let site: String
  package let fileSystem: any FileSystem

  package init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    self.site = site
    self.fileSystem = fileSystem
  }

  /// Opens the folder; throws if it is missing.
  package func open() throws(SystemError) -> OpenFolder {
    try open("\(fileSystem.resolve(site))/\(Self.name)")
  }

  /// Opens the folder, creating it if it is missing, with a `.gitignore` that keeps it out of Git.
  package func make() throws(SystemError) -> OpenFolder {
    let parent = try open(fileSystem.resolve(site))
    try parent.makeFolderIfMissing(Self.name)
    let folder = try parent.folder(Self.name)
    if try folder.statusIfPresent(of: Self.ignore) == nil {
      let text = "# Zoetrope's: what the next build need not make again.\n*\n"
      try folder.write(to: Self.ignore) { (sink) throws(SystemError) in
        try sink(Array(text.utf8)[...])
      }
    }
    return folder
  }

  private func open(_ path: String) throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(path, in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }
}

extension OpenFolder {
  /// Renames a file. A file that already has the new name is removed first, if possible.
  package func replace(_ name: String, by other: String) throws(SystemError) {
    try removeIfPresent(name)
    try fileSystem.rename(other, in: descriptor, to: name, in: descriptor)
  }

  /// Writes a file piece by piece, replacing its content.
  package func write(
    to name: String,
    _ fill: ((ArraySlice<UInt8>) throws(SystemError) -> Void) throws(SystemError) -> Void
  ) throws(SystemError) {
    try fileSystem.withFile(name, in: descriptor, for: .replacing) { (file) throws(SystemError) in
      try fill { (piece) throws(SystemError) in
        try fileSystem.writeAll(Array(piece), to: file)
      }
    }
  }
}
