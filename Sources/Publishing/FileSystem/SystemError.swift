#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that failed: which, on what, and why.
package struct SystemError: Error, Sendable, Hashable {
  /// What the system was asked to do.
  package enum Operation: Sendable, Hashable {
    case resolving, opening, closing, reading, writing, inspecting, listing, makingFolder, linking
    case removing, renaming, exchanging, settingMode, settingTime, locking, synchronizing
  }

  package let operation: Operation
  /// As it was given to the system call; empty where only a descriptor was.
  package let path: String
  /// The value of `errno`.
  package let code: Int32

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  static func notAFile(_ path: String) -> SystemError {
    SystemError(.opening, path, code: ENXIO)
  }

  /// The path, where the system call had a descriptor only.
  func at(_ path: String) -> SystemError {
    self.path.isEmpty ? SystemError(operation, path, code: code) : self
  }

  /// There is no such file: the name is missing, or a folder on its way is.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// A symbolic link stood where none is followed.
  var isSymbolicLink: Bool { code == ELOOP }
  var isTaken: Bool { code == EEXIST }
  var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// The file system can't exchange two names at all, or not these two.
  var meansNoExchange: Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
  }

  /// The file system has no hard links, or the system forbids one to another user's file.
  var meansNoLink: Bool {
    code == EPERM || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP || code == EMLINK
  }
}
