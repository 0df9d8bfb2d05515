import Basics
import Content
import Diagnostics
import Foundation

/// Writes new files, either all of them or none; existing files are never overwritten.
struct NewFiles {
  struct File {
    /// Path below the folder.
    let path: String
    let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
  }

  private let folder: String
  private let files: [File]
  private var madeFiles: [String] = []
  private var madeFolders: [String] = []

  /// Writes the files into a folder, which is created if it is missing.
  static func write(_ files: [File], in folder: String) throws(AuthoringFault) {
    var writer = NewFiles(folder: folder, files: files)
    try writer.refuseWhatExists()
    do throws(AuthoringFault) {
      for file in files { try writer.make(file) }
    } catch {
      writer.undo()
      throw error
    }
  }

  /// Copies a file of any size into a folder, and writes another one next to it; both or neither.
  static func copy(
    _ source: String, to path: String, with file: File, in folder: String
  ) throws(AuthoringFault) {
    var writer = NewFiles(folder: folder, files: [File(path, []), file])
    try writer.refuseWhatExists()
    do throws(AuthoringFault) {
      try writer.copy(source, to: writer.joined(path))
      try writer.make(file)
    } catch {
      writer.undo()
      throw error
    }
  }

  private mutating func copy(_ source: String, to path: String) throws(AuthoringFault) {
    let from = open(source, O_RDONLY | O_CLOEXEC)
    guard from >= 0 else { throw .unreadable(source) }
    defer { close(from) }
    try makeFolder(above: path)
    // A temporary name that the next run reuses and that no site reads, so that an interrupted copy
    // leaves no picture.
    let folder = path.place(ofLast: "/").map { String(path[...$0]) } ?? ""
    let part = "\(folder).\(path.lastName).part"
    let to = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard to >= 0 else { throw .failure(part, errno) }
    madeFiles.append(part)
    defer { close(to) }
    try Self.copy(from, named: source, to: to, named: path)
    // A link can't replace a file made in the meantime; on systems without links, a rename has to
    // do.
    if link(part, path) != 0 {
      guard errno != EEXIST, FileType(of: path, followingLinks: false) == nil else {
        throw .filesExist([path])
      }
      guard rename(part, path) == 0 else { throw .failure(path, errno) }
    }
    unlink(part)
    madeFiles.append(path)
  }

  private static func copy(
    _ from: Int32, named source: String, to: Int32, named path: String
  ) throws(AuthoringFault) {
    var room = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = room.withUnsafeMutableBytes { read(from, $0.baseAddress, $0.count) }
      if count == 0 {
        guard fsync(to) == 0 else { throw .failure(path, errno) }
        return
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(source)
      }
      guard write(Array(room[..<count]), to: to) else { throw .failure(path, errno) }
    }
  }

  private init(folder: String, files: [File]) {
    self.folder = folder
    self.files = files
  }

  /// Throws an error for all existing files at once, before anything is written.
  private func refuseWhatExists() throws(AuthoringFault) {
    var existing: [String] = []
    for file in files {
      // Paths that are not below `Content` never match this check.
      if let folder = PrivateFolder.folder(in: file.path) {
        throw AuthoringFault(
          .newPrivateFolder,
          "files in a folder named '\(folder)' are never published, so nothing was written",
          fix: "choose another name")
      }
      if let obstacle = FileType.obstacle(above: joined(file.path)) { throw .notAFolder(obstacle) }
      // A symbolic link counts as existing, regardless of its target.
      if FileType(of: joined(file.path), followingLinks: false) != nil {
        existing.append(joined(file.path))
      }
    }
    guard existing.isEmpty else { throw .filesExist(existing) }
  }

  private mutating func make(_ file: File) throws(AuthoringFault) {
    let path = joined(file.path)
    try makeFolder(above: path)
    // Exclusive creation, so that a file made in the meantime is not overwritten.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .filesExist([path]) : .failure(path, errno)
    }
    madeFiles.append(path)
    defer { close(descriptor) }
    guard Self.write(file.bytes, to: descriptor) else { throw .failure(path, errno) }
  }

  private mutating func makeFolder(above path: String) throws(AuthoringFault) {
    for folder in FileType.folders(above: path)
    where FileType(of: folder, followingLinks: true) == nil {
      guard mkdir(folder, 0o777) == 0 else { throw .failure(folder, errno) }
      madeFolders.append(folder)
    }
  }

  /// Writes all bytes; returns `false` if the system refuses, with the reason in `errno`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Removes everything that was created; folders in which others have put files stay.
  private func undo() {
    for path in madeFiles.reversed() { unlink(path) }
    for path in madeFolders.reversed() { rmdir(path) }
  }

  private func joined(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }
}

extension AuthoringFault {
  static func failure(_ path: String, _ number: Int32) -> AuthoringFault {
    .system(path: path, reason: String(cString: strerror(number)))
  }
}
