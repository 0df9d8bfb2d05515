package import Diagnostics
import Synchronization
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

  /// Whence the bytes can be had again: the site's folder, and a hash of the bytes as they were.
  private struct Origin: Sendable {
    let site: String
    let hash: UInt64
  }

  /// Below the site's folder.
  package let path: String
  /// Nothing for a file whose bytes are held for as long as it is.
  private let origin: Origin?
  private let held: Mutex<[UInt8]?>

  /// A file of which the bytes are held.
  init(_ file: SourceFile) {
    path = file.path
    origin = nil
    held = Mutex(file.bytes)
  }

  /// A file in the folder of a site, of which the bytes are held until somebody lets go of them, or not
  /// at all.
  init(_ file: SourceFile, in site: String, isHeld: Bool) {
    path = file.path
    origin = Origin(site: site, hash: Self.hash(of: file.bytes))
    held = Mutex(isHeld ? file.bytes : nil)
  }

  /// A file whose bytes have this hash, and are not held.
  init(path: String, in site: String, hash: UInt64) {
    self.path = path
    origin = Origin(site: site, hash: hash)
    held = Mutex(nil)
  }

  /// Of its bytes as they were when it was read.
  var hash: UInt64 { origin?.hash ?? held.withLock { Self.hash(of: $0 ?? []) } }

  /// Gives the bytes back where they can be had again.
  package func letGo() {
    guard origin != nil else { return }
    held.withLock { $0 = nil }
  }

  /// The file as it was when the site was loaded, or nothing.
  package func file() throws(Fault) -> SourceFile {
    if let held = held.withLock({ $0 }) { return SourceFile(path: path, bytes: held) }
    guard let origin else { return SourceFile(path: path, bytes: []) }
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(origin.site + "/" + path, limit: ContentLimits.file)
    } catch {
      throw .unreadable(path: path, error)
    }
    guard Self.hash(of: bytes) == origin.hash else { throw .changed(path: path) }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The place of a byte range; the whole file where its bytes can't be had any more.
  package func place(_ range: Range<Int>) -> Place {
    (try? file())?.place(range) ?? Place(file: path)
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
