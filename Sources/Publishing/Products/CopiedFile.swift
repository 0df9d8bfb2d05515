import Files

/// The open source file of a product that is a copy.
///
/// Not copyable, because it closes the file when it is destroyed.
struct CopiedFile: ~Copyable {
  enum Copying: Sendable {
    case done(Digest, size: Int)
    case unreadable(SystemError)
  }

  private static let pieceSize = 128 * 1024

  private let path: String
  private let descriptor: Int32
  private let fileSystem: any FileSystem
  let size: Int

  /// Opens only a regular file: a pipe may never end, and the target of a symbolic link may be
  /// outside the site.
  init(_ path: String, fileSystem: any FileSystem) throws(SystemError) {
    let descriptor = try fileSystem.open(path, in: workingFolder, for: .reading)
    do throws(SystemError) {
      let status = try fileSystem.status(of: descriptor)
      guard status.kind == .file else { throw SystemError.notAFile(path) }
      size = status.size
    } catch {
      try? fileSystem.close(descriptor)
      throw error.at(path)
    }
    self.path = path
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  deinit { try? fileSystem.close(descriptor) }

  /// Reads the file to its end through a second descriptor, so that it can still be copied.
  func digest() throws(SystemError) -> (digest: Digest, size: Int) {
    let again = try CopiedFile(path, fileSystem: fileSystem)
    var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    var hasher = Digest.Hasher()
    var size = 0
    try fileSystem.readPieces(of: again.descriptor, using: &buffer) { piece in
      hasher.update(piece)
      size += piece.count
    }
    return (hasher.finish(), size)
  }

  func bytes() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, size))
    var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    try fileSystem.readPieces(of: descriptor, using: &buffer) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Copies the file. Throws errors of the target; those of the source are in the result.
  func copy(to target: Int32) throws(SystemError) -> Copying {
    var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
    var hasher = Digest.Hasher()
    var size = 0
    while true {
      let count: Int
      do throws(SystemError) {
        count = try buffer.withUnsafeMutableBytes { space in
          Result { () throws(SystemError) in try fileSystem.read(descriptor, into: space) }
        }.get()
      } catch {
        return .unreadable(error.at(path))
      }
      if count == 0 { return .done(hasher.finish(), size: size) }
      try buffer.withUnsafeBytes { space in
        let piece = UnsafeRawBufferPointer(rebasing: space[..<count])
        hasher.update(piece)
        return Result { () throws(SystemError) in try fileSystem.writeAll(piece, to: target) }
      }.get()
      size += count
    }
  }
}
