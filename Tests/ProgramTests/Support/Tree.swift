import Foundation

/// A folder on disk with all files below it, including hidden ones, with bytes, inodes and times.
struct Tree: Equatable {
  struct Entry: Equatable {
    let mode: UInt32
    let inode: UInt64
    /// Modification time in seconds and nanoseconds.
    let modified: [Int]
    /// Bytes of a file; `nil` for a folder.
    let bytes: Data?
  }

  let entries: [String: Entry]

  init(of folder: String) throws {
    var entries: [String: Entry] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      entries[path] = try Entry(at: "\(folder)/\(path)")
    }
    self.entries = entries
  }

  var paths: [String] { entries.keys.sorted() }

  /// Bytes of all files, by path.
  var files: [String: Data] { entries.compactMapValues(\.bytes) }

  /// Returns the differences in names and bytes; empty if the trees are equal.
  func differences(from other: Tree) -> [String] {
    differences(from: other) { $0.bytes == $1.bytes }
  }

  /// Returns the differences in names, bytes, inodes, times and modes.
  func changes(since other: Tree) -> [String] { differences(from: other, ==) }

  private func differences(from other: Tree, _ isEqual: (Entry, Entry) -> Bool) -> [String] {
    Set(entries.keys).union(other.entries.keys).sorted().compactMap { path in
      switch (entries[path], other.entries[path]) {
      case (let a?, let b?): isEqual(a, b) ? nil : "differs: \(path)"
      case (_?, nil): "only here: \(path)"
      default: "only there: \(path)"
      }
    }
  }
}

extension Tree.Entry {
  fileprivate init(at path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw ChildProcess.Failure(what: "lstat \(path)", code: errno)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    mode = UInt32(status.st_mode)
    inode = UInt64(status.st_ino)
    modified = [Int(time.tv_sec), Int(time.tv_nsec)]
    bytes =
      status.st_mode & S_IFMT == S_IFREG ? try Data(contentsOf: URL(filePath: path)) : nil
  }
}
