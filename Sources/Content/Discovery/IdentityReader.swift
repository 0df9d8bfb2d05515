import Foundation

/// Reads the identities of files one after the other; a folder with several of them is opened once,
/// which saves looking it up for each.
///
/// Not copyable, because it closes its folders at its end.
struct IdentityReader: ~Copyable {
  private let site: Int32
  /// The folder of the last path; its descriptor, too, if the path before was in the same folder.
  private var last: (folder: [CChar], descriptor: Int32?) = ([], nil)

  /// Opens the site's folder.
  init(_ site: String) { self.site = open(site, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit {
    if site >= 0 { close(site) }
    if let descriptor = last.descriptor { close(descriptor) }
  }

  /// Identity of the file at a path below the site's folder; `nil` if there is none.
  mutating func identity(of path: String) -> FileIdentity? {
    // The C border: names lie within the path, which ends with a zero.
    path.withCString { start -> FileIdentity? in
      // If this fails, no state of the sources is known, and all of them are read.
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
