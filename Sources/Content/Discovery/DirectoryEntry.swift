import Foundation

/// One name in a folder.
struct DirectoryEntry {
  enum Kind {
    case file, folder, link, other
  }

  let name: [UInt8]
  let kind: Kind

  /// The names of a folder in the order of their bytes, without `.` and `..`; the system's number
  /// of the fault where it can't be read.
  static func entries(of folder: String) throws(SystemFault) -> [DirectoryEntry] {
    guard let directory = opendir(folder) else { throw SystemFault(number: errno) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw SystemFault(number: errno) }
        break
      }
      // The name is a C array inside the entry; it ends at its NUL.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] else {
        continue
      }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): Self.kind(of: name, in: folder)
        default: .other
        }
      entries.append(DirectoryEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// For file systems that don't tell; a name that is not UTF-8 is refused later on.
  private static func kind(of name: [UInt8], in folder: String) -> Kind {
    var status = stat()
    guard lstat(folder + "/" + String(decoding: name, as: UTF8.self), &status) == 0 else {
      return .other
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

/// A fault that the system reports by its number.
struct SystemFault: Error, Sendable, Hashable {
  let number: Int32

  /// The system's words, in English whatever the environment says.
  var text: String { String(cString: strerror(number)) }
}
