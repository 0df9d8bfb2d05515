import Application
import Files
import Publishing

/// Folder in a site with data that the next build may use. It is safe to delete at any time.
///
///     .zoetrope/cache        what each product was made of, and the digest of its bytes
///               last         state by which the next build sees that there is nothing to do, and
///                            its messages for that case
///               new          a file that is being written
///               .gitignore   keeps all of it out of Git
///
/// If a file is missing, damaged or of another version, a build makes everything. If a file can't
/// be written, the build continues.
struct CacheFolder: Sendable {
  enum File: String {
    case cache, last
  }

  private static let half = "new"

  private let kept: SiteCacheFolder
  private let turn = CacheTurn()

  /// Takes the site's folder.
  init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    kept = SiteCacheFolder(site: site, fileSystem: fileSystem)
  }

  func read(_ file: File) -> [UInt8]? {
    // If this fails, nothing is known, and everything is made again.
    guard let folder = try? kept.open() else { return nil }
    // If this fails, nothing is known, and everything is made again.
    return try? kept.fileSystem.bytesIfPresent(of: file.rawValue, in: folder.descriptor)
  }

  /// Consumer of a file's bytes, piece by piece.
  typealias Sink = (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Writes a file, unless another build has the turn.
  func write(_ file: File, _ fill: (Sink) throws(SystemError) -> Void) {
    do throws(SystemError) {
      let folder = try kept.make()
      guard turn.take(in: folder) else { return }
      // The old file is removed first, whatever it is, because opening a pipe would wait for a
      // reader.
      try folder.removeIfPresent(Self.half)
      try folder.write(to: Self.half, fill)
      try folder.replace(file.rawValue, by: Self.half)
    } catch {
      // If this fails, the next build makes everything again. The disk may be full, and this build
      // may need the space.
      if turn.isOurs { _ = try? kept.open().removeIfPresent(Self.half) }
    }
  }
}
