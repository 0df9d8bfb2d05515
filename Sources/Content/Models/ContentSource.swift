package import Diagnostics
import Tracing

/// A file of content: its bytes or, where there are too many to be held, what it takes to read them again.
///
/// A class, since the models of a file and their texts share it.
package final class ContentSource: Sendable {
  /// Why the bytes can't be had again.
  package enum Fault: Error, Sendable, Hashable {
    case unreadable(path: String, FileReader.Fault)
    /// Somebody has written into the file since the site was loaded.
    case changed(path: String)
  }

  private enum Bytes: Sendable {
    case held(SourceFile)
    /// The site's folder, a hash of the bytes as they were, and who is told where they can't be had.
    case onDisk(site: String, hash: UInt64, LostFiles)
  }

  /// Below the site's folder.
  package let path: String
  private let bytes: Bytes

  /// A file of which the bytes are held.
  init(_ file: SourceFile) {
    path = file.path
    bytes = .held(file)
  }

  /// A file in the folder of a site, of which the bytes are not held.
  convenience init(_ file: SourceFile, in site: String, _ lost: LostFiles) {
    self.init(path: file.path, in: site, hash: Self.hash(of: file.bytes), lost)
  }

  /// The same of one whose bytes have this hash.
  init(path: String, in site: String, hash: UInt64, _ lost: LostFiles) {
    self.path = path
    bytes = .onDisk(site: site, hash: hash, lost)
  }

  /// Of its bytes as they were when it was read.
  var hash: UInt64 {
    switch bytes {
    case .held(let file): Self.hash(of: file.bytes)
    case .onDisk(_, let hash, _): hash
    }
  }

  /// The file as it was when the site was loaded, or nothing; then the build comes to nothing, whatever
  /// is made of that here.
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

  /// The place of a byte range; the whole file where its bytes can't be had any more.
  package func place(_ range: Range<Int>) -> Place {
    guard case .onDisk(_, let hash, let lost) = bytes else {
      return (try? file())?.place(range) ?? Place(file: path)
    }
    return lost.placed.file(path, hash) { try? file() }?.place(range) ?? Place(file: path)
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
    case .changed(let path): ContentDiagnostics.changed(path)
    }
  }
}
