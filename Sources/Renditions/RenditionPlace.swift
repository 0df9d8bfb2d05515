import Basics
import Files

/// Folder with renditions: a site's own, or one that several machines share.
struct RenditionPlace: Sendable {
  private let shared: String?
  private let kept: SiteCacheFolder

  /// Takes a shared folder, if the site uses one, and the site's own.
  init(_ shared: String?, _ kept: SiteCacheFolder) {
    self.shared = shared
    self.kept = kept
  }

  var isShared: Bool { shared != nil }

  /// Opens the folder; throws if it is missing.
  func open() throws(SystemError) -> OpenFolder {
    guard let shared else { return try kept.open().folder("images") }
    return try Self.open(kept.fileSystem.resolve(shared), kept.fileSystem)
  }

  /// Opens the folder, and creates it if it is missing.
  func make() throws(SystemError) -> OpenFolder {
    // If this fails, making the folder fails too, or opens it again.
    if let folder = try? open() { return folder }
    guard let shared else {
      let parent = try kept.make()
      try parent.makeFolderIfMissing("images")
      return try parent.folder("images")
    }
    let name = String(shared.names.last ?? "")
    let above = String(Substring(shared.utf8.dropLast(name.utf8.count)))
    let path = try kept.fileSystem.resolve(above.isEmpty ? "." : above)
    let parent = try Self.open(path, kept.fileSystem)
    try parent.makeFolderIfMissing(name)
    return try parent.folder(name)
  }

  /// Returns the bytes of a file in the folder; `nil` if it can't be read.
  func bytes(of name: String) -> [UInt8]? {
    // If this fails, nothing is known, and pictures are read and rendered again.
    guard let folder = try? open() else { return nil }
    // If this fails, nothing is known either.
    return (try? folder.fileSystem.bytesIfPresent(of: name, in: folder.descriptor)) ?? nil
  }

  private static func open(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(SystemError) -> OpenFolder {
    try OpenFolder(absolutePath: path, fileSystem: fileSystem)
  }

  /// Saves the versions whose hash is in the names of renditions.
  func note(_ versions: String) {
    let name = Self.name(ofVersions: RenditionFile.hash(ofVersions: versions))
    // If this fails, versions are shown by their hash.
    guard let folder = try? make(), (try? folder.statusIfPresent(of: name)) == .some(nil) else {
      return
    }
    try? folder.writeWhole(Array("\(versions)\n".utf8), to: name)
  }

  /// Returns the versions with a hash, or words for them if they were not saved.
  func text(ofVersions hash: UInt32) -> String {
    let name = Self.name(ofVersions: hash)
    guard let bytes = bytes(of: name), bytes.count < 1_000,
      let text = String(validating: bytes, as: UTF8.self)?.split(whereSeparator: \.isNewline).first,
      RenditionFile.hash(ofVersions: String(text)) == hash
    else { return "unknown versions (\(String(hash, radix: 16)))" }
    return String(text)
  }

  private static func name(ofVersions hash: UInt32) -> String {
    "versions-" + String(hash, radix: 16)
  }
}

extension OpenFolder {
  /// Writes a file completely or not at all. Two machines may write the same name at once.
  func writeWhole(_ bytes: [UInt8], to name: String) throws(SystemError) {
    let half = UnusedRenditions.half + String(UInt64.random(in: 0...(.max)), radix: 16)
    do throws(SystemError) {
      try write(to: half) { (sink) throws(SystemError) in try sink(bytes[...]) }
      do throws(SystemError) {
        try fileSystem.rename(half, in: descriptor, to: name, in: descriptor)
      } catch {
        guard error.isTaken else { throw error }
        // The other machine's file is just as good, if it is complete.
        let other = try fileSystem.bytesIfPresent(of: name, in: descriptor)
        if other == bytes { try removeIfPresent(half) } else { try replace(name, by: half) }
      }
    } catch {
      _ = try? removeIfPresent(half)
      throw error
    }
  }
}
