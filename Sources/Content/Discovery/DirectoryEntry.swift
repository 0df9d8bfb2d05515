import Foundation

/// One name in a folder.
package struct DirectoryEntry {
  /// Type of the file that has this name.
  package enum Kind {
    case file, folder, link, other
  }

  /// The name, with U+FFFD in place of bytes that aren't UTF-8.
  package let name: String
  /// Whether the name is UTF-8. Other files can't be opened.
  package let isUTF8: Bool
  package private(set) var kind: Kind
  /// Inode number. A new file with the same name has a different one as long as the first is open.
  package let inode: UInt64

  private init(_ name: UnsafePointer<CChar>, _ kind: Kind, _ inode: UInt64) {
    let valid = String(validatingCString: name)
    self.name = valid ?? String(cString: name)
    isUTF8 = valid != nil
    self.kind = kind
    self.inode = inode
  }

  /// Looks up a name; `nil` if the folder doesn't contain it or can't be searched.
  package init?(_ name: String, in folder: String) {
    // If this fails, preview looks at the folder again; builds read whole folders.
    guard let (kind, inode) = try? Self.status(of: name, in: folder) else { return nil }
    self.name = name
    isUTF8 = true
    self.kind = kind
    self.inode = inode
  }

  private static func status(
    of name: String, in folder: String
  ) throws(SystemFault) -> (kind: Kind, inode: UInt64) {
    var status = stat()
    guard lstat(folder + "/" + name, &status) == 0 else { throw SystemFault(number: errno) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return (kind, UInt64(status.st_ino))
  }

  /// Entries of a folder in the byte order of their names, without `.` and `..`. Throws the
  /// system's error number if the folder can't be read.
  package static func entries(of folder: String) throws(SystemFault) -> [DirectoryEntry] {
    try unordered(of: folder).sorted { $0.name.precedesInBytes($1.name) }
  }

  /// Entries of a folder in the order of the file system, without `.` and `..`.
  package static func unordered(of folder: String) throws(SystemFault) -> [DirectoryEntry] {
    guard let directory = opendir(folder) else { throw SystemFault(number: errno) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw SystemFault(number: errno) }
        break
      }
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      let inode = UInt64(entry.pointee.d_ino)
      // The name is in a C array with room for the longest name, and ends at its NUL.
      var found = withUnsafePointer(to: &entry.pointee.d_name) { array in
        array.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: array.pointee))
        { name in DirectoryEntry(name, kind ?? .other, inode) }
      }
      guard found.name != ".", found.name != ".." else { continue }
      // Some file systems don't report types.
      if kind == nil, found.isUTF8 {
        do throws(SystemFault) {
          found.kind = try Self.status(of: found.name, in: folder).kind
        } catch {
          // Another program has just removed it.
          if error.isMissing { continue }
          throw error
        }
      }
      entries.append(found)
    }
    return entries
  }
}

/// An error that the system reports by number.
package struct SystemFault: Error, Sendable, Hashable {
  let number: Int32

  /// Whether the file or a folder in its path is missing.
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }

  var isOfPermissions: Bool { number == EACCES || number == EPERM }

  /// The system's description, in English whatever the environment's language is.
  var text: String { String(cString: strerror(number)) }
}
