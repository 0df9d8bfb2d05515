import Diagnostics

/// A content file as it was when it was read, and its result.
///
/// An immutable class, because thousands are passed from one load to the next, each by one
/// reference.
final class KnownFile: Sendable {
  let loaded: LoadedFile
  /// The file. Like its identity, it is `nil` if it couldn't be read or if no later load follows.
  private let file: SourceFile?
  private let identity: FileIdentity?
  /// Whether any later change would change the identity.
  private let isSettled: Bool

  private init(
    _ loaded: LoadedFile, _ file: SourceFile?, _ identity: FileIdentity?, isSettled: Bool
  ) {
    self.loaded = loaded
    self.file = file
    self.identity = identity
    self.isSettled = isSettled
  }

  /// Returns the file with another result.
  func with(_ loaded: LoadedFile) -> KnownFile {
    KnownFile(loaded, file, identity, isSettled: isSettled)
  }

  /// Whether the pictures and tracks that provided facts for its models are certain to be
  /// unchanged.
  private func hasOthers(in site: String) -> Bool {
    loaded.pictures.allSatisfy { $0.isUnchanged(in: site) }
      && loaded.tracks.allSatisfy { $0.isUnchanged(in: site) }
  }

  /// Whether its bytes may change under another name.
  var isShared: Bool { identity?.isShared ?? false }

  /// Reads a file of a site. A file that is unchanged since `before` keeps its result.
  ///
  /// `start` is when this load began, in nanoseconds since 1970. `isRemembered` keeps the file for
  /// later loads.
  static func read(
    _ path: String, in site: String, before: KnownFile?, start: Int, isRemembered: Bool,
    _ load: (Result<SourceFile, FileReader.Fault>) -> LoadedFile
  ) -> KnownFile {
    let diskPath = site + "/" + path
    let before = before.flatMap { $0.hasOthers(in: site) ? $0 : nil }
    // If this fails, the file is read again.
    if let before, before.isSettled, FileIdentity(of: diskPath) == before.identity { return before }
    do throws(FileReader.Fault) {
      let (bytes, identity) = try FileReader.readIdentified(diskPath, limit: ContentLimits.file)
      let isSettled = identity.isSettled(at: start)
      if let before, let file = before.file, file.bytes == bytes {
        return KnownFile(before.loaded, file, identity, isSettled: isSettled)
      }
      let file = SourceFile(path: path, bytes: bytes)
      return KnownFile(
        load(.success(file)), isRemembered ? file : nil, identity, isSettled: isSettled)
    } catch {
      return KnownFile(load(.failure(error)), nil, nil, isSettled: false)
    }
  }
}
