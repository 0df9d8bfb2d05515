package import Files
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real file system up to the N-th operation.
package final class FaultyFileSystem: FileSystem {
  /// Way in which operations fail.
  package enum Fault: Sendable, Hashable {
    /// The N-th operation throws, the others work.
    case fails(Int32)
    /// The disk is full from the N-th operation on: operations that need space throw.
    case isFull
    /// The N-th operation and all after it do nothing, as if the process were killed. If the first
    /// is a write, it writes half.
    case dies
  }

  /// A feature that the file system lacks.
  package enum Lack: Sendable, Hashable {
    case exchange
    case links
  }

  private struct State {
    var count = 0
    var isDead = false
    var open: Set<Int32> = []
  }

  private let real = POSIXFileSystem()
  private let turn: Int
  private let fault: Fault
  private let lacks: Set<Lack>
  private let state = Mutex(State())

  package init(_ fault: Fault = .dies, at turn: Int = .max, lacking lacks: Set<Lack> = []) {
    self.fault = fault
    self.turn = turn
    self.lacks = lacks
  }

  /// Number of operations so far.
  package var count: Int { state.withLock { $0.count } }
  package var openDescriptors: Int { state.withLock { $0.open.count } }

  private enum Verdict {
    case works
    case halfWorks
    case fails(Int32)
  }

  private func next(takesRoom: Bool = false) -> Verdict {
    state.withLock { state in
      if state.isDead { return .fails(EIO) }
      state.count += 1
      switch fault {
      case .fails(let code): return state.count == turn ? .fails(code) : .works
      case .isFull: return state.count >= turn && takesRoom ? .fails(ENOSPC) : .works
      case .dies:
        guard state.count >= turn else { return .works }
        state.isDead = true
        return .halfWorks
      }
    }
  }

  private func step<Value>(
    _ operation: SystemError.Operation, _ name: UnsafePointer<CChar>? = nil,
    takesRoom: Bool = false, _ body: () throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    switch next(takesRoom: takesRoom) {
    case .works: return try body()
    case .halfWorks:
      throw SystemError(operation, name.map { String(cString: $0) } ?? "", code: EIO)
    case .fails(let code):
      throw SystemError(operation, name.map { String(cString: $0) } ?? "", code: code)
    }
  }

  package func resolve(_ path: String) throws(SystemError) -> String {
    try step(.resolving, path) { () throws(SystemError) in try real.resolve(path) }
  }

  package func open(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess
  ) throws(SystemError) -> Int32 {
    let isNew = access != .reading && access != .readingFolder
    let descriptor = try step(.opening, name, takesRoom: isNew) { () throws(SystemError) in
      try real.open(name, in: folder, for: access)
    }
    state.withLock { _ = $0.open.insert(descriptor) }
    return descriptor
  }

  package func close(_ descriptor: Int32) throws(SystemError) {
    // The system closes the descriptors of a process that dies.
    state.withLock { _ = $0.open.remove(descriptor) }
    try real.close(descriptor)
    try step(.closing) {}
  }

  package func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try step(.reading) { () throws(SystemError) in try real.read(descriptor, into: buffer) }
  }

  package func write(
    _ descriptor: Int32, from buffer: UnsafeRawBufferPointer
  ) throws(SystemError) -> Int {
    switch next(takesRoom: true) {
    case .works: return try real.write(descriptor, from: buffer)
    case .fails(let code): throw SystemError(.writing, "", code: code)
    case .halfWorks:
      _ = try real.write(
        descriptor, from: UnsafeRawBufferPointer(rebasing: buffer[..<(buffer.count / 2)]))
      throw SystemError(.writing, "", code: EIO)
    }
  }

  package func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try step(.inspecting) { () throws(SystemError) in try real.status(of: descriptor) }
  }

  package func status(
    of name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FileStatus {
    try step(.inspecting, name) { () throws(SystemError) in try real.status(of: name, in: folder) }
  }

  package func list(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> FolderListing {
    try step(.listing, name) { () throws(SystemError) in try real.list(name, in: folder) }
  }

  package func makeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try step(.makingFolder, name, takesRoom: true) { () throws(SystemError) in
      try real.makeFolder(name, in: folder)
    }
  }

  package func link(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    as other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    try step(.linking, name, takesRoom: true) { () throws(SystemError) in
      guard !lacks.contains(.links) else {
        throw SystemError(.linking, String(cString: name), code: EPERM)
      }
      try real.link(name, in: folder, as: other, in: otherFolder)
    }
  }

  package func remove(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try step(.removing, name) { () throws(SystemError) in try real.remove(name, in: folder) }
  }

  package func removeFolder(_ name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
    try step(.removing, name) { () throws(SystemError) in
      try real.removeFolder(name, in: folder)
    }
  }

  package func rename(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    to other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    try step(.renaming, name) { () throws(SystemError) in
      try real.rename(name, in: folder, to: other, in: otherFolder)
    }
  }

  package func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32,
    with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) throws(SystemError) {
    try step(.exchanging, name) { () throws(SystemError) in
      guard !lacks.contains(.exchange) else {
        throw SystemError(.exchanging, String(cString: name), code: EINVAL)
      }
      try real.exchange(name, in: folder, with: other, in: otherFolder)
    }
  }

  package func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    try step(.settingMode) { () throws(SystemError) in try real.setMode(mode, of: descriptor) }
  }

  package func setModificationTime(_ time: Int, of descriptor: Int32) throws(SystemError) {
    try step(.settingTime) { () throws(SystemError) in
      try real.setModificationTime(time, of: descriptor)
    }
  }

  /// Unlocks even after death, as the system does.
  package func unlock(_ descriptor: Int32) { real.unlock(descriptor) }

  package func lock(_ descriptor: Int32) throws(SystemError) -> Bool {
    try step(.locking) { () throws(SystemError) in try real.lock(descriptor) }
  }

  package func synchronize(_ descriptor: Int32) throws(SystemError) {
    try step(.synchronizing) { () throws(SystemError) in try real.synchronize(descriptor) }
  }

  package func synchronizeNames(in folder: Int32) throws(SystemError) {
    try step(.synchronizing) { () throws(SystemError) in try real.synchronizeNames(in: folder) }
  }
}
