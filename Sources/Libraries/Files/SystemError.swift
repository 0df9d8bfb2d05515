#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that failed: the operation, its path and the reason.
package struct SystemError: Error, Sendable, Hashable {
  /// The operation of a system call.
  package enum Operation: Sendable, Hashable {
    case resolving, opening, closing, reading, writing, inspecting, listing, makingFolder, linking
    case removing, renaming, exchanging, settingMode, settingTime, locking, synchronizing
  }

  package let operation: Operation
  /// The path as given to the system call; empty for a call with a descriptor.
  package let path: String
  /// The value of `errno`.
  package let code: Int32

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package static func notAFile(_ path: String) -> SystemError {
    SystemError(.opening, path, code: ENXIO)
  }

  /// The error with a path, if the system call had only a descriptor.
  package func at(_ path: String) -> SystemError {
    self.path.isEmpty ? SystemError(operation, path, code: code) : self
  }

  /// Whether the file is missing, or a folder on its path.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether the path was a symbolic link, which the call didn't follow.
  package var isSymbolicLink: Bool { code == ELOOP }
  package var isTaken: Bool { code == EEXIST }
  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Whether the file system can't exchange names, or not these two.
  package var meansNoExchange: Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
  }

  /// Whether no hard link can be made: the file system has none, the file has too many, or the
  /// system forbids links to other users' files.
  package var meansNoLink: Bool {
    code == EPERM || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP || code == EMLINK
  }
}
