import Application
import Files
import Publishing

/// Folder in a site in which a build keeps what the next one may use; safe to delete at any time.
///
///     .zoetrope/cache        what each product was made of, and the digest of its bytes
///               last         state by which the next build sees that there is nothing to do, and
///                            its messages for that case
///               new          a file that is being written
///               .gitignore   keeps all of it out of Git
///
/// With a file that is missing, damaged or of another version, a build makes everything. If one
/// can't be written, the build goes on.
struct CacheFolder: Sendable {
  enum File: String {
    case cache, last
  }

  private static let name = ".zoetrope"
  private static let half = "new"
  private static let ignore = ".gitignore"

  private let site: String
  private let fileSystem: any FileSystem
  private let turn = CacheTurn()

  /// Takes the site's folder.
  init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    self.site = site
    self.fileSystem = fileSystem
  }

  func read(_ file: File) -> [UInt8]? {
    guard let folder = try? open() else { return nil }
    return try? fileSystem.bytesIfPresent(of: file.rawValue, in: folder.descriptor)
  }

  /// Consumer of a file's bytes, piece by piece.
  typealias Sink = (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Writes a file, unless another build has the turn.
  func write(_ file: File, _ fill: (Sink) throws(SystemError) -> Void) {
    do throws(SystemError) {
      let parent = try parent()
      try parent.makeFolderIfMissing(Self.name)
      let folder = try parent.folder(Self.name)
      guard turn.take(in: folder) else { return }
      if try folder.statusIfPresent(of: Self.ignore) == nil {
        let text = "# Zoetrope's: what the next build need not make again.\n*\n"
        try folder.write(to: Self.ignore) { (sink) throws(SystemError) in
          try sink(Array(text.utf8)[...])
        }
      }
      // Removed first whatever it is: opening a pipe would wait for a reader.
      try folder.removeIfPresent(Self.half)
      try folder.write(to: Self.half, fill)
      try folder.replace(file.rawValue, by: Self.half)
    } catch {
      // The next build makes everything again. The disk may be full, and this build may need the
      // room.
      if turn.isOurs { _ = try? open().removeIfPresent(Self.half) }
    }
  }

  /// Opens the site's folder.
  private func parent() throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(fileSystem.resolve(site), in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }

  private func open() throws(SystemError) -> OpenFolder {
    try OpenFolder(
      descriptor: fileSystem.open(
        "\(fileSystem.resolve(site))/\(Self.name)", in: workingFolder, for: .readingFolder),
      fileSystem: fileSystem)
  }
}

extension OpenFolder {
  /// Renames a file, replacing another one of the new name if that can be removed.
  fileprivate func replace(_ name: String, by other: String) throws(SystemError) {
    try removeIfPresent(name)
    try fileSystem.rename(other, in: descriptor, to: name, in: descriptor)
  }

  fileprivate func write(
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
