import Files
import Synchronization

@testable import Publishing

/// The real file system, which records changes and listed folders.
final class RecordingFileSystem: FileSystem {
  private let real = POSIXFileSystem()
  private let recorded = Mutex<[String]>([])
  private let listed = Mutex<[String]>([])

  var changes: [String] { recorded.withLock { $0 } }
  var lists: [String] { listed.withLock { $0 } }

  private func record(_ change: String, _ name: UnsafePointer<CChar>? = nil) {
    recorded.withLock { $0.append(name.map { "\(change) \(String(cString: $0))" } ?? change) }
  }

  func resolve(_ path: String) throws(SystemError) -> String { try real.resolve(path) }

  func open(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess
  ) throws(SystemError) -> Int32 {
    if access == .creating || access == .replacing { record("create", name) }
    return try real.open(name, in: folder, for: access)
  }

  func close(_ descriptor: Int32) throws(SystemError) { try real.close(descriptor) }

  func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int { try real.read(descriptor, into: buffer) }

  func write(_ descriptor: Int32, from buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    record("write")
    return try real.write(descriptor, from: buffer)
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try real.status(of: descriptor)
  }

  func status(of name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) -> FileStatus {
    try real.status(of: name, in: folder)
  }

  func list(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) -> FolderListing {
    listed.withLock { $0.append(String(cString: name)) }
    return try real.list(name, in: folder)
  }

  func makeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try real.makeFolder(name, in: folder)
    record("make folder", name)
  }

  func link(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    as other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    record("link", name)
    try real.link(name, in: folder, as: other, in: otherFolder)
  }

  func remove(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try real.remove(name, in: folder)
    record("remove", name)
  }

  func removeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try real.removeFolder(name, in: folder)
    record("remove folder", name)
  }

  func rename(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    to other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    record("rename", name)
    try real.rename(name, in: folder, to: other, in: otherFolder)
  }

  func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    record("exchange", name)
    try real.exchange(name, in: folder, with: other, in: otherFolder)
  }

  func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    record("set mode")
    try real.setMode(mode, of: descriptor)
  }

  func setModificationTime(_ time: Int, of descriptor: Int32) throws(SystemError) {
    record("set time")
    try real.setModificationTime(time, of: descriptor)
  }

  func unlock(_ descriptor: Int32) { real.unlock(descriptor) }
  func lock(_ descriptor: Int32) throws(SystemError) -> Bool { try real.lock(descriptor) }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    record("synchronize")
    try real.synchronize(descriptor)
  }

  func synchronizeNames(in folder: Int32) throws(SystemError) {
    record("synchronize names")
    try real.synchronizeNames(in: folder)
  }
}

/// Numbers reported by threads.
final class Counts: Sendable {
  private let noted = Mutex<[Int]>([])

  var all: [Int] { noted.withLock { $0 } }

  func note(_ made: Int, of count: Int) { noted.withLock { $0.append(made) } }
}
