import Foundation

/// Asks for the identities of one file after the other: a folder in which several of them lie is opened
/// once and not looked up for each.
///
/// It can't be copied, because it closes its folders when it goes.
struct IdentityReader: ~Copyable {
  private let site: Int32
  /// The folder of the last path, and if it was that of the path before, too, its descriptor.
  private var last: (folder: [CChar], descriptor: Int32?) = ([], nil)

  /// `site` is the site's folder.
  init(_ site: String) { self.site = open(site, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit {
    if site >= 0 { close(site) }
    if let descriptor = last.descriptor { close(descriptor) }
  }

  /// Of a path below the site's folder; `nil` where there is no such file.
  mutating func identity(of path: String) -> FileIdentity? {
    // The C border: names lie within the path, which ends with a zero.
    path.withCString { start -> FileIdentity? in
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
