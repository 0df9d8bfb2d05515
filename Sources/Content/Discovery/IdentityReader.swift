import Foundation

/// Reads the identities of files in sequence. A folder with several files is opened once, which
/// saves looking it up for each of them.
///
/// The reader isn't copyable because it closes its folders when it is destroyed.
struct IdentityReader: ~Copyable {
  private let site: Int32
  /// The folder of the last path, with its descriptor if the path before was in the same folder.
  private var last: (folder: [CChar], descriptor: Int32?) = ([], nil)

  /// Opens the site's folder.
  init(_ site: String) { self.site = open(site, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit {
    if site >= 0 { close(site) }
    if let descriptor = last.descriptor { close(descriptor) }
  }

  /// Identity of the file at a path below the site's folder; `nil` if there isn't one.
  mutating func identity(of path: String) -> FileIdentity? {
    // Names are passed to C as parts of the path, which ends with a zero byte.
    path.withCString { start -> FileIdentity? in
      // If this fails, the state of the sources is unknown, and all of them are read.
      guard let slash = strrchr(start, Int32(UInt8(ascii: "/"))).map({ UnsafePointer($0) }) else {
        return FileIdentity(of: start, in: site)
      }
      let folder = UnsafeBufferPointer(start: start, count: slash - start)
      if !last.folder.elementsEqual(folder) {
        leave()
        last.folder = Array(folder)
        return FileIdentity(of: start, in: site)
      }
      if last.descriptor == nil {
        let descriptor = openat(site, String(path.folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { last.descriptor = descriptor }
      }
      guard let descriptor = last.descriptor else { return FileIdentity(of: start, in: site) }
      return FileIdentity(of: slash + 1, in: descriptor)
    }
  }

  private mutating func leave() {
    if let descriptor = last.descriptor { close(descriptor) }
    last.descriptor = nil
  }
}
