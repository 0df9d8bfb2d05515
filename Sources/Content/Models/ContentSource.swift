import Basics
package import Diagnostics

/// A content file: its bytes or, if too many are already held, the means to read them again.
///
/// A class, because the models of a file and their texts share it.
package final class ContentSource: Sendable {
  /// Reason why the bytes can't be read again.
  package enum Fault: Error, Sendable, Hashable {
    case unreadable(path: String, FileReader.Fault)
    /// The file was changed after the site was loaded.
    case changed(path: String)
  }

  private enum Bytes: Sendable {
    case held(SourceFile)
    /// The site's folder, a hash of the original bytes, and the list of files that couldn't be read
    /// again.
    case onDisk(site: String, hash: UInt64, LostFiles)
  }

  /// Path below the site's folder.
  package let path: String
  private let bytes: Bytes

  /// A file whose bytes are held.
  init(_ file: SourceFile) {
    path = file.path
    bytes = .held(file)
  }

  /// A file in the folder of a site, whose bytes aren't held.
  convenience init(_ file: SourceFile, in site: String, _ lost: LostFiles) {
    self.init(path: file.path, in: site, hash: Self.hash(of: file.bytes), lost)
  }

  /// A file that isn't held, identified by the hash of its bytes.
  init(path: String, in site: String, hash: UInt64, _ lost: LostFiles) {
    self.path = path
    bytes = .onDisk(site: site, hash: hash, lost)
  }

  /// Hash of the bytes as they were when the file was read.
  package var hash: UInt64 {
    switch bytes {
    case .held(let file): Self.hash(of: file.bytes)
    case .onDisk(_, let hash, _): hash
    }
  }

  /// The file as it was when the site was loaded. Throws if it can't be read or has changed. The
  /// build then fails, even if the caller ignores the error.
  package func file() throws(Fault) -> SourceFile {
    switch bytes {
    case .held(let file): return file
    case .onDisk(let site, let hash, let lost):
      do throws(Fault) {
        return try readAgain(in: site, hash)
      } catch {
        lost.note(error)
        throw error
      }
    }
  }

  private func readAgain(in site: String, _ hash: UInt64) throws(Fault) -> SourceFile {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(site + "/" + path, limit: ContentLimits.file)
    } catch {
      throw .unreadable(path: path, error)
    }
    guard Self.hash(of: bytes) == hash else { throw .changed(path: path) }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The place of a byte range; the whole file if its bytes can't be read anymore.
  package func place(_ range: Range<Int>) -> SourceRange {
    guard case .onDisk(_, let hash, let lost) = bytes else {
      // If this fails, the build fails, because `file` has recorded its fault.
      return (try? file())?.place(range) ?? SourceRange(file: path)
    }
    // If this fails, the build fails, because `file` has recorded its fault.
    return lost.placed.file(path, hash) { try? file() }?.place(range) ?? SourceRange(file: path)
  }

  private static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher(seed: 0x66_696C65)
    hasher.combine(bytes[...])
    return hasher.finish()
  }
}

extension ContentSource.Fault {
  package var diagnostic: Diagnostic {
    switch self {
    case .unreadable(let path, let fault): fault.diagnostic(of: path)
    case .changed(let path):
      Problem.contentChanged(
        at: SourceRange(visible: path), "the file changed during the build",
        fix: "build again")
    }
  }
}
